"""What an engine thinks of a position, as text for a terminal."""

from collections.abc import Mapping
from random import Random

from engines.drawing import numbered_grid, position_grid, table_grid
from engines.engine import Engine, Table, table_of
from engines.games.classic import Board
from engines.games.game import Move
from engines.games.position import PlayedPosition
from engines.levels import engine_name
from engines.reasons import REASONS, TABLES

Counted = Mapping[str, Mapping[Move, float]]
"""Numbers of moves, by what they tell."""


def explain(engine: Engine, position: Board | PlayedPosition, counted: Counted, rng: Random) -> str:
    """Return the position, what was counted, a choice's reason, and the tables it compared."""
    name, choice = engine_name(engine.spec), engine.choose(position, rng)
    board = numbered_grid(position) if isinstance(position, Board) else position_grid(position)
    parts = [f"{position}: {position.turn} to move, {engine.spec}", board]
    for title, numbers in counted.items():
        parts += [title, _numbers(position, table_of(position.game, numbers))]
    parts.append(REASONS[name][choice.why])
    for table, compared in choice.scores.items():
        parts += [TABLES[name][table], _numbers(position, compared)]
    return "\n".join(parts) + "\n"


def _numbers(position: Board | PlayedPosition, table: Table) -> str:
    """Return numbers on the cells of a board, or after the moves of another game."""
    if isinstance(position, Board):
        return table_grid(position, table)
    named = zip(position.game.shown, table, strict=True)
    return "  ".join(f"{move}: {number:.4g}" for move, number in named if number is not None)
