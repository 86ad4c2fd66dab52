"""Which results choose the skill of the engine that is matched to a person."""

import pytest

from bot.domain.match import Ending
from bot.domain.ratings.past_match import PastMatch
from bot.domain.ratings.rules import SEARCHED, matched_results
from engines.players.matched import Result
from tests.conftest import ANN

WON = PastMatch(
    "0 3 1 4 2", 0, Ending.LINE, "X", ANN, None, None, "matched:30", "classic", rated=False
)
AS_O = WON._replace(x_person=None, x_engine="matched:7", o_person=ANN, o_engine=None)


@pytest.mark.parametrize(
    ("past", "result"),
    [
        (WON, Result(30, 1.0)),
        (WON._replace(winner="O"), Result(30, 0.0)),
        (WON._replace(winner=None, ending=Ending.FULL_BOARD), Result(30, 0.5)),
        (AS_O, Result(7, 0.0)),
        (AS_O._replace(ending=Ending.RESIGNED), Result(7, 0.0)),
    ],
    ids=["won", "lost", "drawn", "lost-as-o", "resigned"],
)
def test_a_result_is_the_persons(past: PastMatch, result: Result) -> None:
    """A win is a point, a draw half of one and a loss none, whichever mark the person played."""
    assert matched_results([past], ANN, "classic") == [result]


@pytest.mark.parametrize(
    "past",
    [
        WON._replace(o_engine="minimax:4"),
        WON._replace(o_person=12, o_engine=None),
        WON._replace(variant="drop"),
        WON._replace(moves="0 3 1", ending=Ending.RESIGNED),
        WON._replace(winner=None, ending=Ending.UNREACHABLE),
        WON._replace(hinted=True),
        WON._replace(moves="0 3 1 4 2 5", start_ply=2),
    ],
    ids=["level", "person", "other-game", "short", "unreachable", "hinted", "another-try"],
)
def test_what_says_nothing_is_left_out(past: PastMatch) -> None:
    """Other opponents, other games and games that ended before they began choose no skill."""
    assert matched_results([past], ANN, "classic") == []


def test_the_latest_four_count() -> None:
    """Of many matches, latest first, the four latest are returned, the latest last."""
    latest = [WON._replace(o_engine=f"matched:{skill}") for skill in range(20)]
    found = matched_results(latest, ANN, "classic")
    assert [result.skill for result in found] == list(range(3, -1, -1))


def test_the_search_ends() -> None:
    """Someone with many other matches since is met like someone new."""
    others = [WON._replace(o_engine="perfect")] * SEARCHED
    assert matched_results([*others[1:], WON], ANN, "classic") == [Result(30, 1.0)]
    assert matched_results([*others, WON], ANN, "classic") == []
