import asyncio
from random import Random

import pytest

from bot.domain.challenges import accepted
from bot.domain.limits import DEFAULT_CHALLENGE_LIMITS
from bot.domain.match import Match, Place, Status
from bot.errors import AlreadyPlayingError, Refusal
from bot.services.challenges import Challenges
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from tests.conftest import ANN, BEN, EVE, NOW

pytestmark = pytest.mark.both_engines

HERE, THERE = Place(21, 31), Place(21, 32)


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(MatchTable(database), lambda: NOW, Random(7))


@pytest.fixture
def table(database: Database) -> ChallengeTable:
    return ChallengeTable(database, DEFAULT_CHALLENGE_LIMITS)


@pytest.fixture
def challenges(table: ChallengeTable, matches: Matches) -> Challenges:
    return Challenges(table, matches)


async def test_of_two_who_join_at_once_one_plays(challenges: Challenges, matches: Matches) -> None:
    """The first to join an open challenge plays; the second is told that it is over."""
    challenge, _ = await challenges.challenge(HERE, ANN, None, "en")
    joining = [challenges.accept(challenge, person) for person in (BEN, EVE)]
    joined, refused = await asyncio.gather(*joining, return_exceptions=True)
    assert isinstance(joined, Match)
    assert str(refused) == "challenge-over"
    assert await matches.find(challenge.id) == joined
    assert set(joined.people) == {ANN, BEN}


async def test_accepted_and_declined_at_once(challenges: Challenges, matches: Matches) -> None:
    """To accept and decline at once is to accept: the decline keeps nobody from anything."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    answers = (challenges.accept(challenge, BEN), challenges.decline(challenge, BEN))
    live, refused = await asyncio.gather(*answers, return_exceptions=True)
    assert str(refused) == "challenge-over"
    assert await matches.find(challenge.id) == live
    await matches.resign(challenge.id, ANN)
    again, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    assert again.status is Status.INVITED


async def test_declined_and_accepted_at_once(challenges: Challenges, matches: Matches) -> None:
    """Anyone who declines first has declined: there is no match, and Ann has to wait."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    answers = (challenges.decline(challenge, BEN), challenges.accept(challenge, BEN))
    declined, refused = await asyncio.gather(*answers, return_exceptions=True)
    assert str(refused) == "challenge-over"
    assert await matches.find(challenge.id) == declined
    with pytest.raises(Refusal, match="just-declined"):
        await challenges.challenge(HERE, ANN, BEN, "en")


async def test_accepting_keeps_a_board_that_became_known_meanwhile(
    challenges: Challenges, matches: Matches, table: ChallengeTable
) -> None:
    """A challenge accepted before the bot knows its message is shown on that message later."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    live = accepted(challenge, BEN, NOW)
    await matches.shown_at(challenge, 99)
    assert await table.accept(live, challenge.revision)
    assert (await matches.find(challenge.id)).message_id == 99


async def test_who_plays_in_a_channel_challenges_nobody_there(
    challenges: Challenges, matches: Matches
) -> None:
    """One match a person and channel: a challenge is refused and leads to the match."""
    match = await matches.start(HERE, ANN, "en")
    for invited in (BEN, None):
        with pytest.raises(AlreadyPlayingError) as refusal:
            await challenges.challenge(HERE, ANN, invited, "en")
        assert refusal.value.match_id == match.id


async def test_only_who_declined_can_block(challenges: Challenges, database: Database) -> None:
    """A challenger is blocked only by the invited person, and only after they declined."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    with pytest.raises(Refusal, match="challenge-over"):
        await challenges.block(challenge, BEN)
    declined = await challenges.decline(challenge, BEN)
    with pytest.raises(Refusal, match="not-your-challenge"):
        await challenges.block(declined, EVE)
    preferences = PreferencesTable(database)
    assert (await preferences.of(BEN)).blocked == ()
    await challenges.block(declined, BEN)
    assert (await preferences.of(BEN)).blocked == (ANN,)


async def test_another_match_against_the_bot_pings_nobody(
    challenges: Challenges, matches: Matches
) -> None:
    """A rematch with an engine, or another try from a position, starts without a ping."""
    match = await matches.start(HERE, ANN, "en", mark="X")
    for _ in range(2):
        match = await matches.press(match.id, match.revision, match.board.legal_moves()[0], ANN)
    match = await matches.resign(match.id, ANN)
    again, ping = await challenges.rematch(match, ANN)
    assert (again.status, ping) == (Status.LIVE, False)
    tried, ping = await challenges.try_again(match, 3, ANN, THERE)
    assert (tried.status, ping) == (Status.LIVE, False)


async def test_whoever_may_not_challenge_accepts_a_rematch_by_asking_too(
    challenges: Challenges, matches: Matches, database: Database
) -> None:
    """A rematch begins though the other takes no challenges, and one's own are at the limit."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    over = await matches.resign((await challenges.accept(challenge, BEN)).id, BEN)
    asked, _ = await challenges.rematch(over, ANN)
    await PreferencesTable(database).switch(ANN, challenges=False)
    for _ in range(DEFAULT_CHALLENGE_LIMITS.open_challenges):
        await challenges.challenge(THERE, BEN, None, "en")
    begun, ping = await challenges.rematch(over, BEN)
    assert (begun.id, begun.status, ping) == (asked.id, Status.LIVE, False)
