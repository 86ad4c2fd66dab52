"""Which results choose the skill of the engine that is matched to a person."""

import pytest

from bot.domain.match import Ending
from bot.domain.ratings.past_match import PastMatch
from bot.domain.ratings.rules import SEARCHED, skill_after
from tests.conftest import ANN

MOVES, SPEC = "0 3 1 4 2", "matched:30"
WON = PastMatch(MOVES, 0, Ending.LINE, "X", ANN, None, None, SPEC, "classic", rated=False)
AS_O = WON._replace(x_person=None, x_engine="matched:7", o_person=ANN, o_engine=None)


@pytest.mark.parametrize(
    ("past", "skill"),
    [
        (WON, 45),
        (WON._replace(winner="O"), 15),
        (WON._replace(winner=None, ending=Ending.FULL_BOARD), 30),
        (AS_O, 0),
        (AS_O._replace(winner="O"), 22),
    ],
    ids=["won", "lost", "drawn", "lost-as-o", "won-as-o"],
)
def test_a_result_is_the_persons(past: PastMatch, skill: int) -> None:
    """A win raises the skill and a loss lowers it, whichever mark the person played."""
    assert skill_after([past], ANN, "classic") == skill


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
    assert skill_after([past], ANN, "classic") == 25
    assert skill_after([past, *[WON] * 5], ANN, "classic") == 35


def test_the_latest_match_counts() -> None:
    """Of many matches, latest first, the latest says from which skill on; the fifth moves less."""
    latest = [WON._replace(o_engine=f"matched:{skill}") for skill in range(20)]
    found = [skill_after(latest[:count], ANN, "classic") for count in (1, 4, 5, 20)]
    assert found == [15, 15, 5, 5]


def test_the_search_ends() -> None:
    """Someone with many other matches since is met like someone new."""
    others = [WON._replace(o_engine="perfect")] * SEARCHED
    assert skill_after([*others[1:], WON], ANN, "classic") == 45
    assert skill_after([*others, WON], ANN, "classic") == 25
