"""The list of days: it never changes, gets harder through the week, and begins again."""

from datetime import date, timedelta
from hashlib import sha256

import pytest

from engines.games.variants import GAMES, SOLVED_GAMES
from engines.puzzles.days import DAYS, FIRST_DAY, LIST, date_of, listed, number_of, puzzle, written

RELEASED, HASH = 731, "10ff18f7683a4fb535169b87bd3285cfeca91e6c2b416de072fb276d6354407c"
WHOLE_WEEKS = 728  # after how many days the list begins again
GAMES_OF_DAYS = (
    *({"classic", "misere", "sizes", "vanish"}, {"vanish"}, {"sizes"}, {"squares"}, {"drop"}),
    *({"sizes", "squares"}, set(SOLVED_GAMES)),
)


def test_released_days_never_change() -> None:
    """Every host has the same puzzles: what was released stays as it is, byte for byte."""
    lines = LIST.read_bytes().splitlines(keepends=True)
    assert sha256(b"".join(lines[:RELEASED])).hexdigest() == HASH


def test_the_list_is_whole() -> None:
    """It has all days of two years, and writing a puzzle gives its line again."""
    assert len(listed()) >= DAYS
    assert "".join(f"{written(one)}\n" for one in listed()).encode() == LIST.read_bytes()


def test_days_and_numbers() -> None:
    """The first puzzle is that of 1 November 2026, and each day has the next."""
    assert date(2026, 11, 1) == FIRST_DAY
    assert [date_of(number).isoformat() for number in (1, 23, 731)] == [
        "2026-11-01", "2026-11-23", "2028-10-31",
    ]  # fmt: skip
    for number in (*range(-3, 800), 10**6):
        assert number_of(date_of(number)) == number
    assert number_of(FIRST_DAY - timedelta(days=1)) == 0


def test_each_day_of_the_list_comes() -> None:
    """Up to its last day the puzzles are those of the list, the part of a week at the end too."""
    assert [puzzle(number) for number in range(1, DAYS + 1)] == list(listed())
    assert puzzle(DAYS + 1) != puzzle(DAYS)


def test_games_of_a_weekday() -> None:
    """Each weekday has its games, in later years, too, and a Sunday's puzzle takes four moves."""
    for number in range(1, 10 * DAYS):
        weekday = date_of(number).weekday()
        assert puzzle(number).variant in GAMES_OF_DAYS[weekday]
        assert (puzzle(number).own_moves == 4) >= (weekday == 6)


@pytest.mark.parametrize("name", sorted({it.variant for it in listed()}))
def test_the_list_begins_again(name: str) -> None:
    """After its last day come images of the same puzzles: one symmetry after the other."""
    game = GAMES[name]
    count = WHOLE_WEEKS
    number = next(it for it in range(8, DAYS) if puzzle(it).variant == name)  # in the second week
    first = puzzle(number)
    assert first == listed()[number - 1]
    for times, symmetry in enumerate(game.symmetries):
        later = puzzle(number + times * count)
        assert later.moves == tuple(symmetry[move] for move in first.moves)
        assert later.line == tuple(symmetry[move] for move in first.line)
        assert later.difficulty == first.difficulty
        states = [game.canonical(one.position().state) for one in (first, later)]
        assert states[0] == states[1]
    assert puzzle(number + len(game.symmetries) * count) == first
