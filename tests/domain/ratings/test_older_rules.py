"""The rules by which matches counted before results were stored."""

import pytest

from bot.domain.match import Ending
from bot.domain.rating_change import Reason
from bot.domain.ratings.engine_ratings import POINTS
from bot.domain.ratings.older_rules import OLDER
from bot.domain.ratings.past_match import past_match_of
from tests.domain.ratings.matches import friends


@pytest.mark.parametrize(
    ("ending", "moves", "reason"),
    [
        (Ending.RESIGNED, 3, Reason.SHORT),
        (Ending.RESIGNED, 4, None),
        (Ending.AGREED, 3, Reason.SHORT),
        (Ending.OUT_OF_TIME, 1, None),
        (Ending.LINE, 5, None),
        (Ending.UNREACHABLE, 5, Reason.NOBODY),
    ],
)
def test_which_older_matches_count(ending: Ending, moves: int, reason: Reason | None) -> None:
    """An older match counted unless a decision ended it early, or nobody could go on."""
    match = friends("O", moves=tuple(range(moves)), ending=ending)
    assert OLDER.weigh(past_match_of(match), []).reason is reason


def test_points_never_change() -> None:
    """The engines of older matches have the points that they still have."""
    assert OLDER.points["classic"].items() <= POINTS.items()
