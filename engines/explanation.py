"""What an engine thinks of a position, as text for a terminal."""

from collections.abc import Mapping
from random import Random

from engines.drawing import numbered_grid, table_grid, token_grid
from engines.engine import Engine, Table, table_of
from engines.games.classic import Board
from engines.games.position import PlayedPosition
from engines.levels import engine_name
from engines.reasons import REASONS, TABLES

Counted = Mapping[str, Mapping[str, float]]
"""Numbers of moves, by what they tell."""


def explain(engine: Engine, position: Board | PlayedPosition, counted: Counted, rng: Random) -> str:
    """Return the position, what was counted, a choice's reason, and the tables it compared."""
    name, tokens = engine_name(engine.spec), position.game.tokens
    choice = engine.choose(position, rng)
    board = numbered_grid(position) if isinstance(position, Board) else token_grid(position)
    parts = [f"{position}: {position.turn} to move, {engine.spec}", board]
    for title, numbers in counted.items():
        of_moves = {tokens.index(token): number for token, number in numbers.items()}
        parts += [title, _numbers(position, table_of(position.game, of_moves))]
    parts.append(REASONS[name][choice.why])
    for table, compared in choice.scores.items():
        parts += [TABLES[name][table], _numbers(position, compared)]
    return "\n".join(parts) + "\n"


def _numbers(position: Board | PlayedPosition, table: Table) -> str:
    """Return numbers on the cells of a board, or after the moves of another game."""
    if isinstance(position, Board):
        return table_grid(position, table)
    named = zip(position.game.tokens, table, strict=True)
    return "  ".join(f"{token}: {number:.4g}" for token, number in named if number is not None)
