"""A match in the terminal, against an engine or between two engines."""

import sys
from argparse import Namespace
from collections.abc import Mapping
from random import Random

from engines.drawing import numbered_grid
from engines.engine import Engine
from engines.games.classic import Board
from engines.games.game import Mark, other
from engines.levels import engine_name
from engines.options import engine_from_options, engine_named
from engines.reasons import REASONS

Players = Mapping[Mark, Engine | None]
"""Who plays which mark; None is the person at the keyboard."""

_MARKS: tuple[Mark, Mark] = ("X", "O")


def run(options: Namespace) -> int:
    """Play the match to its end, or until the person leaves; return 0."""
    rng = Random(options.seed)
    engine = engine_from_options(options)
    against = engine_named(options.against) if options.against else None
    mark: Mark = options.mark or rng.choice(_MARKS)
    try:
        _match({mark: against, other(mark): engine}, rng)
    except (KeyboardInterrupt, EOFError):
        sys.stdout.write("\nGoodbye.\n")
    return 0


def _match(players: Players, rng: Random) -> None:
    sys.stdout.write(" against ".join(f"{_name(players, mark)} ({mark})" for mark in _MARKS) + "\n")
    board = Board()
    while board.outcome is None:
        sys.stdout.write(f"\n{numbered_grid(board)}\n\n")
        engine = players[board.turn]
        board = board.play(_move(engine, board, rng) if engine else _ask(board))
    sys.stdout.write(f"\n{numbered_grid(board)}\n\n{_ending(players, board.outcome.winner)}\n")


def _name(players: Players, mark: Mark) -> str:
    engine = players[mark]
    return engine.spec if engine else "you"


def _move(engine: Engine, board: Board, rng: Random) -> int:
    choice = engine.choose(board, rng)
    why = REASONS[engine_name(engine.spec)][choice.why]
    sys.stdout.write(f"{engine.spec} puts {board.turn} on {choice.cell + 1}. {why}\n")
    return choice.cell


def _ask(board: Board) -> int:
    """Return the cell that the person types; raises EOFError at the end of the input."""
    while True:
        typed = input(f"Your {board.turn}, on which cell? ").strip()
        cells = {str(cell + 1): cell for cell in board.free}
        if typed in cells:
            return cells[typed]
        sys.stdout.write(f"Please type the number of a free cell: {', '.join(cells)}.\n")


def _ending(players: Players, winner: Mark | None) -> str:
    if winner is None:
        return "A draw."
    return f"{_name(players, winner)} won." if players[winner] else "You won."
