"""The times that README promises, written out here, so that no change of the code moves them."""

from datetime import timedelta

import pytest

from bot.domain.expiry import expired
from bot.domain.limits import ENGINE_WITHIN, FOLLOWED_FOR, MOVE_WITHIN, SEARCH_WITHIN, SOON, Pace
from bot.domain.match import Ending, Match, Person, Status
from tests.conftest import ANN, BEN, NOW, a_match

CHALLENGE = a_match(o=Person(BEN), status=Status.INVITED, challenger=ANN)
AGAINST_THE_BOT = a_match(moves=(0, 4, 1))


def between_people(pace: Pace) -> Match:
    return a_match(o=Person(BEN), moves=(4,), pace=pace)


@pytest.mark.parametrize(
    ("match", "limit"),
    [
        (between_people(Pace.QUICK), timedelta(minutes=1)),
        (between_people(Pace.CASUAL), timedelta(minutes=15)),
        (between_people(Pace.SLOW), timedelta(days=3)),
        (CHALLENGE, timedelta(minutes=5)),
        (CHALLENGE._replace(pace=Pace.QUICK), timedelta(minutes=5)),
        (CHALLENGE._replace(pace=Pace.SLOW), timedelta(days=1)),
        (AGAINST_THE_BOT, timedelta(days=1)),
    ],
    ids=["quick", "casual", "slow", "challenge", "to quick", "to slow", "bot"],
)
def test_a_match_waits_exactly_as_long_as_promised(match: Match, limit: timedelta) -> None:
    """Nothing happens to the last moment of the time; when it is over, the match ends."""
    assert expired(match, NOW + limit - timedelta(milliseconds=1)) is match
    assert expired(match, NOW + limit).status in (Status.OVER, Status.LAPSED)


@pytest.mark.parametrize(
    ("match", "ending", "winner"),
    [
        *((between_people(pace), Ending.OUT_OF_TIME, "X") for pace in Pace),
        (AGAINST_THE_BOT, Ending.ABANDONED, None),
        (AGAINST_THE_BOT._replace(moves=(0, 4, 1, 2)), Ending.ABANDONED, "O"),
    ],
)
def test_who_lets_the_time_pass_loses(match: Match, ending: Ending, winner: str | None) -> None:
    """Of two people the one to move does, against the bot from the fourth move on."""
    over = expired(match, NOW + timedelta(days=3))
    assert (over.ending, over.winner) == (ending, winner)


def test_the_limits_of_engines_rise() -> None:
    """Each limit leaves time for what happens when the one before it has passed."""
    limits = [SOON, SEARCH_WITHIN, MOVE_WITHIN, ENGINE_WITHIN.total_seconds(), FOLLOWED_FOR]
    assert sorted(set(limits)) == limits
