import asyncio
from random import Random

import pytest

from bot.domain.challenge_limits import DEFAULT_CHALLENGE_LIMITS
from bot.domain.challenges import accepted
from bot.domain.match import Match, Place, Status
from bot.errors import ChallengeOverError, JustDeclinedError
from bot.services.challenges import Challenges
from bot.services.matches import Matches
from bot.store.challenges import ChallengeTable
from bot.store.matches import MatchTable
from bot.store.sqlite.database import Database
from tests.conftest import ANN, BEN, EVE, NOW

HERE = Place(21, 31)


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
    joining = [challenges.accept(challenge.id, person) for person in (BEN, EVE)]
    joined, refused = await asyncio.gather(*joining, return_exceptions=True)
    assert isinstance(joined, Match)
    assert isinstance(refused, ChallengeOverError)
    assert await matches.find(challenge.id) == joined
    assert set(joined.people) == {ANN, BEN}


async def test_accepted_and_declined_at_once(challenges: Challenges, matches: Matches) -> None:
    """Who accepts and declines at once has accepted: the decline keeps nobody from anything."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    answers = (challenges.accept(challenge.id, BEN), challenges.decline(challenge.id, BEN))
    live, refused = await asyncio.gather(*answers, return_exceptions=True)
    assert isinstance(refused, ChallengeOverError)
    assert await matches.find(challenge.id) == live
    await matches.resign(challenge.id, ANN)
    again, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    assert again.status is Status.INVITED


async def test_declined_and_accepted_at_once(challenges: Challenges, matches: Matches) -> None:
    """Who declines first has declined: there is no match, and Ann has to wait."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    answers = (challenges.decline(challenge.id, BEN), challenges.accept(challenge.id, BEN))
    declined, refused = await asyncio.gather(*answers, return_exceptions=True)
    assert isinstance(refused, ChallengeOverError)
    assert await matches.find(challenge.id) == declined
    with pytest.raises(JustDeclinedError):
        await challenges.challenge(HERE, ANN, BEN, "en")


async def test_accepting_keeps_a_board_that_became_known_meanwhile(
    challenges: Challenges, matches: Matches, table: ChallengeTable
) -> None:
    """A challenge accepted before the bot knows its message is shown on that message later."""
    challenge, _ = await challenges.challenge(HERE, ANN, BEN, "en")
    live = accepted(challenge, BEN, NOW)
    await matches.shown_at(challenge.id, 99)
    assert await table.accept(live, challenge.revision)
    assert (await matches.find(challenge.id)).message_id == 99
