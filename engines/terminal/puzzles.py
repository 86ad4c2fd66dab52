"""The `puzzles` command: shows the daily puzzles as JSON, and makes the list of them."""

import json
import sys
from argparse import Namespace
from typing import TypedDict

from engines.puzzles.days import LIST, date_of, listed, puzzle, written
from engines.puzzles.week import games_to_search, make
from engines.terminal.progress import ProgressBar


class Shown(TypedDict):
    """A puzzle as programs read it: moves are tokens, and `line` begins with an own move."""

    number: int
    date: str
    variant: str
    moves: str
    line: list[str]
    task: str
    difficulty: float


def run(options: Namespace) -> int:
    """Show or add puzzles; return 0."""
    (_add if options.action == "make" else _show)(options)
    return 0


def _show(options: Namespace) -> None:
    """Write the puzzles of some numbers, or all of the list."""
    for number in options.numbers or range(1, len(listed()) + 1):
        sys.stdout.write(json.dumps(_shown(number)) + "\n")


def _shown(number: int) -> Shown:
    one = puzzle(number)
    tokens = one.game.tokens
    return Shown(
        number=number,
        date=date_of(number).isoformat(),
        variant=one.variant,
        moves=" ".join([tokens[move] for move in one.moves]),
        line=[tokens[move] for move in one.line],
        task=one.task,
        difficulty=one.difficulty,
    )


def _add(options: Namespace) -> None:
    """Add the days that are missing to the list."""
    released = listed()
    missing = max(0, options.days - len(released))
    bar = ProgressBar(games_to_search(missing) or 1, "games")
    with bar.drawn():
        puzzles = make(options.days, released, bar.step)
    LIST.write_bytes("".join(f"{written(one)}\n" for one in puzzles).encode())
    sys.stdout.write(f"{missing} days are new, {len(puzzles)} in all.\n")
