"""The `puzzles` command: shows the daily puzzles as JSON, and makes the list of them."""

import json
import sys
from argparse import Namespace

from engines.puzzles.days import LIST, date_of, listed, puzzle, written
from engines.puzzles.week import make


def run(options: Namespace) -> int:
    if options.action == "make":
        _add(options.days)
        return 0
    for number in options.numbers or range(1, len(listed()) + 1):
        sys.stdout.write(json.dumps(_shown(number)) + "\n")
    return 0


def _shown(number: int) -> dict[str, object]:
    """Return a puzzle as programs read it: moves are tokens, and `line` begins with an own move."""
    one = puzzle(number)
    return {
        "number": number,
        "date": date_of(number).isoformat(),
        "variant": one.variant,
        "moves": one.text_of(one.moves),
        "line": one.text_of(one.line).split(),
        "task": one.task,
        "difficulty": one.difficulty,
    }


def _add(days: int) -> None:
    puzzles = make(days, listed())
    with LIST.open("ab") as file:
        file.writelines(f"{written(one)}\n".encode() for one in puzzles)
    sys.stdout.write(f"{len(puzzles)} days are new, {len(listed()) + len(puzzles)} in all.\n")
