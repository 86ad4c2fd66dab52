"""What a post of the daily puzzle shows, and what it does not give away."""

import pytest

from bot.domain.daily.attempt import Attempt
from bot.domain.daily.played import Opened
from bot.views.puzzle_post import Solvers, puzzle_post
from engines.puzzles.days import DAYS, puzzle
from tests.chat.message_limits import broken_limits
from tests.chat.messages import V2, all_text
from tests.conftest import NOW
from tests.sizes import FULL, slow


def solved(number: int, person: int, wrong: int) -> Opened:
    """Return someone who solved a puzzle with a hint, after the two moves that are `wrong`."""
    day = puzzle(number)
    moves = [move for move in day.position().legal_moves() if not day.is_right(move, 0)]
    tried = (moves[wrong % len(moves)], moves[(wrong + 1) % len(moves)])
    attempt = Attempt(number, day, moves=(*tried, *day.line[::2]), hint=True, solved_at=NOW)
    return Opened(person, attempt)


@pytest.mark.parametrize("language", ["en", *slow("de", "ru", "ja")])
def test_every_day_fits(language: str) -> None:
    """The fullest post of each day keeps Discord's limits."""
    for number in range(1, DAYS + 1, 1 if FULL else 9):
        named = [solved(number, 10**19 + person, person) for person in range(20)]
        all_of_them = Solvers(named, 99_999)
        message = puzzle_post(number, puzzle(number), all_of_them, all_of_them, language)
        data = {"components": message.to_components(), "flags": V2}
        assert broken_limits(data | {"allowed_mentions": {"parse": []}}) == [], number


def test_solved_after_they_were_counted() -> None:
    """Whoever is named but not counted, being too late for that, is not counted as another one."""
    message = puzzle_post(1, puzzle(1), Solvers([solved(1, 11, 0)], 0), Solvers(), "en")
    assert all_text(message.to_components()).endswith("**Third try**: <@11> 💡")


def test_no_square_is_given_away() -> None:
    """It is the same, whichever wrong squares people tried."""
    for number in range(1, DAYS + 1, 7):
        shown = [
            puzzle_post(number, puzzle(number), solvers, solvers, "en")
            for solvers in (Solvers([solved(number, 11, wrong)], 1) for wrong in range(2))
        ]
        assert shown[0].to_components() == shown[1].to_components()
