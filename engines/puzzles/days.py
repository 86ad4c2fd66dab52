"""The puzzle of every day: the list, which never changes, and what follows on its last day."""

from datetime import date, timedelta
from functools import cache
from pathlib import Path

from engines.puzzles.puzzle import Puzzle, moves_of

FIRST_DAY = date(2026, 11, 1)  # the day of puzzle 1
DAYS = 731  # how many days the list has to have: two years
LAST = (date.max - FIRST_DAY).days + 1  # the number of the last day that has a date
LIST = Path(__file__).with_name("days.txt")  # a day a line; lines are added, but never change
_BETWEEN = ";"


def date_of(number: int) -> date:
    """Return the day of a puzzle; numbers count from 1.

    >>> date_of(23)
    datetime.date(2026, 11, 23)
    """
    return FIRST_DAY + timedelta(days=number - 1)


def number_of(day: date) -> int:
    """Return the number of a day's puzzle, less than 1 for a day before the first.

    >>> number_of(date(2026, 11, 23))
    23
    """
    return (day - FIRST_DAY).days + 1


@cache
def listed() -> tuple[Puzzle, ...]:
    return tuple(map(read, LIST.read_text(encoding="ascii").splitlines()))


def puzzle(number: int) -> Puzzle:
    """Return the puzzle with a number, from 1 on."""
    puzzles = listed()
    if number <= len(puzzles):
        return puzzles[number - 1]
    # After its last day the whole weeks of the list begin again, so that each weekday keeps its
    # games; each time the puzzles are turned or mirrored by the next symmetry.
    times, place = divmod(number - 1, len(puzzles) - len(puzzles) % 7)
    symmetries = puzzles[place].game.symmetries
    return puzzles[place].image(symmetries[times % len(symmetries)])


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of the list.

    >>> written(puzzle(23))
    'classic;0 1 5 8;3 4 6;0.59'
    """
    moves, line = map(puzzle.text_of, (puzzle.moves, puzzle.line))
    return _BETWEEN.join((puzzle.variant, moves, line, str(puzzle.difficulty)))


def read(text: str) -> Puzzle:
    variant, moves, line, difficulty = text.split(_BETWEEN)
    return Puzzle(variant, moves_of(variant, moves), moves_of(variant, line), float(difficulty))
