"""Challenges: who answers first, who may make one, and who is pinged."""

import asyncio
from collections.abc import Coroutine, Iterable
from datetime import timedelta
from random import Random

import pytest

from bot.domain.challenges import accepted
from bot.domain.limits import CHALLENGE_PAUSE, MAX_BLOCKED, ChallengeLimits, Pace
from bot.domain.match import Match, Place, Status
from bot.errors import ChallengeWaitsError, Refusal
from bot.services.challenges import Challenges
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from tests.conftest import ANN, BEN, EVE, NOW
from tests.store.acts import a_challenge

HERE, THERE = Place(21, 31), Place(21, 32)


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(MatchTable(database), lambda: NOW, Random(7))


@pytest.fixture
def table(database: Database) -> ChallengeTable:
    return ChallengeTable(database, ChallengeLimits())


@pytest.fixture
def challenges(table: ChallengeTable, matches: Matches) -> Challenges:
    return Challenges(table, matches)


@pytest.mark.both_engines
async def test_two_who_join_at_once(challenges: Challenges, matches: Matches, engine: str) -> None:
    """The first to join an open challenge plays; the second is told that it is over."""
    challenge, _ = await challenges.challenge(HERE, ANN, None, "en")
    joined = await one_of(challenges.accept(challenge, person) for person in (BEN, EVE))
    assert await matches.find(challenge.id) == joined
    assert BEN in joined.people or engine == "postgresql"  # where the other may be the first


async def one_of(answers: Iterable[Coroutine[None, None, Match]]) -> Match:
    """Return what one of two answers at once makes; the other is refused."""
    found = await asyncio.gather(*answers, return_exceptions=True)
    assert [str(it) for it in found if not isinstance(it, Match)] == ["challenge-over"]
    return next(it for it in found if isinstance(it, Match))


@pytest.mark.both_engines
@pytest.mark.parametrize("first", ["accept", "decline"])
async def test_two_answers_at_once(
    challenges: Challenges, matches: Matches, first: str, engine: str
) -> None:
    """What comes first holds: a match, or a decline for which Ann has to wait."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    names = sorted(("accept", "decline"), reverse=first == "decline")
    answered = await one_of(getattr(challenges, name)(challenge, BEN) for name in names)
    assert await matches.find(challenge.id) == answered
    declined = answered.status is Status.DECLINED
    assert declined == (first == "decline") or engine == "postgresql"
    if declined:
        with pytest.raises(Refusal, match="just-declined"):
            await challenges.challenge(HERE, ANN, BEN, "en")
    else:
        await matches.resign(challenge.id, ANN)
        again, _ = await challenges.challenge(HERE, ANN, BEN, "en")
        assert again.status is Status.INVITED


async def test_accepting_keeps_a_board_that_became_known_meanwhile(
    challenges: Challenges, matches: Matches, table: ChallengeTable
) -> None:
    """A challenge accepted before the bot knows its message is shown on that message later."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    live = accepted(challenge, BEN, NOW)
    await matches.shown_at(challenge, 99)
    assert await table.accept(live, challenge.revision)
    assert (await matches.find(challenge.id)).message_id == 99


async def test_whoever_may_not_challenge_accepts_a_rematch_by_asking_too(
    challenges: Challenges, matches: Matches, database: Database
) -> None:
    """A rematch begins though the other takes no challenges, and one's own are at the limit."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    over = await matches.resign((await challenges.accept(challenge, BEN)).id, BEN)
    asked, _ = await challenges.rematch(over, ANN)
    await PreferencesTable(database).switch(ANN, challenges=False)
    for _ in range(ChallengeLimits().open_challenges):
        await challenges.challenge(THERE, BEN, None, "en")
    begun, ping = await challenges.rematch(over, BEN)
    assert (begun.id, begun.status, ping) == (asked.id, Status.LIVE, False)


OTHERS = range(1000, 2000)


class People:
    def __init__(self, database: Database) -> None:
        self.now, limits = NOW, ChallengeLimits(open_challenges=1000)
        matches = Matches(MatchTable(database), lambda: self.now, Random(1))
        self.challenges = Challenges(ChallengeTable(database, limits), matches)
        self.preferences = PreferencesTable(database)

    async def pings(self, challenger: int, *others: int) -> list[bool]:
        made = [await self.challenges.challenge(HERE, challenger, one, "en") for one in others]
        return [ping for _, ping in made]


@pytest.fixture
def people(database: Database) -> People:
    return People(database)


@pytest.mark.both_engines
async def test_five_pings_in_ten_minutes(people: People) -> None:
    """One person's sixth ping waits until the first is ten minutes old; others ping meanwhile."""
    assert await people.pings(ANN, *OTHERS[:4]) == [True] * 4
    people.now += timedelta(minutes=4)
    assert await people.pings(ANN, *OTHERS[4:7]) == [True, False, False]
    assert await people.pings(BEN, *OTHERS[:6]) == [True] * 5 + [False]
    people.now = NOW + CHALLENGE_PAUSE - timedelta(seconds=1)
    assert await people.pings(ANN, OTHERS[7]) == [False]
    people.now = NOW + CHALLENGE_PAUSE
    assert await people.pings(ANN, *OTHERS[8:13]) == [True] * 4 + [False]


async def test_a_pair_that_may_not_ping_uses_none_up(people: People) -> None:
    """A challenge without a ping, since the pair has just had one, is none of the five."""
    assert await people.pings(ANN, *[OTHERS[0]] * 9) == [True] + [False] * 8
    assert await people.pings(ANN, *OTHERS[1:6]) == [True] * 4 + [False]


async def test_blocking_three_hundred(people: People) -> None:
    """The 301st person is refused in the menu and at a challenge, until someone is taken out."""
    blocked = list(OTHERS[:MAX_BLOCKED])
    for start in range(0, MAX_BLOCKED, 20):
        shown = (await people.preferences.of(ANN)).blocked[:25]
        await people.preferences.block(ANN, [*shown, *blocked[start : start + 20]], shown)
    full = await people.preferences.of(ANN)
    shown = full.blocked[:25]
    assert set(full.blocked) == set(blocked)
    with pytest.raises(Refusal, match="too-many-blocks"):
        await people.preferences.block(ANN, [*shown, BEN], shown)
    challenge, _ = await people.challenges.challenge(HERE, BEN, ANN, "en")
    declined = await people.challenges.decline(challenge, ANN)
    with pytest.raises(Refusal, match="too-many-blocks"):
        await people.challenges.block(declined, ANN)
    assert (await people.preferences.of(ANN)) == full
    await people.preferences.block(ANN, shown[1:], shown)
    await people.challenges.block(declined, ANN)
    assert BEN in (await people.preferences.of(ANN)).blocked


async def test_what_does_not_wait(table: ChallengeTable) -> None:
    """A challenge to go on from a position, or one that lapsed a moment ago, is not accepted."""
    pace = Pace.QUICK
    from_a_position = a_challenge(BEN, ANN)._replace(start_ply=1, moves=(4,), pace=pace)
    lapsed = a_challenge(BEN, ANN, NOW - timedelta(minutes=5))._replace(pace=pace)
    for other in (from_a_position, lapsed):
        await table.add(other)
    stored, _ = await table.add(a_challenge(ANN, BEN)._replace(pace=pace))
    assert stored.status is Status.INVITED
    with pytest.raises(ChallengeWaitsError) as found:
        await table.add(a_challenge(BEN, ANN)._replace(pace=pace))
    assert found.value.match_id == stored.id
