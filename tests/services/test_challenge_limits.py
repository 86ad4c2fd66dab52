"""How many people one person can ping and block."""

from datetime import timedelta
from random import Random

import pytest

from bot.domain.limits import CHALLENGE_PAUSE, MAX_BLOCKED, PINGS, ChallengeLimits
from bot.domain.match import Place
from bot.errors import Refusal
from bot.services.challenges import Challenges
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from tests.conftest import ANN, BEN, NOW

pytestmark = pytest.mark.both_engines

HERE = Place(21, 31)
OTHERS = range(1000, 2000)
BLOCK = "INSERT INTO blocks (person_id, blocked_id) VALUES (?, ?)"


class People:
    """The services on one database, at a time that the test sets."""

    def __init__(self, database: Database) -> None:
        self.now, limits = NOW, ChallengeLimits(open_challenges=1000)
        self.matches = Matches(MatchTable(database), lambda: self.now, Random(1))
        table = ChallengeTable(database, limits)
        self.challenges = Challenges(table, self.matches)
        self.preferences = PreferencesTable(database)

    async def pings(self, challenger: int, *others: int) -> list[bool]:
        """Have someone challenge others, and return who of them is pinged."""
        made = [await self.challenges.challenge(HERE, challenger, one, "en") for one in others]
        return [ping for _, ping in made]


@pytest.fixture
def people(database: Database) -> People:
    return People(database)


async def test_five_pings_in_ten_minutes(people: People) -> None:
    """One person's sixth ping waits until the first is ten minutes old; others ping meanwhile."""
    assert await people.pings(ANN, *OTHERS[:4]) == [True] * 4
    people.now += timedelta(minutes=4)
    assert await people.pings(ANN, *OTHERS[4:7]) == [True, False, False]
    assert await people.pings(BEN, *OTHERS[:6]) == [True] * PINGS + [False]
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
