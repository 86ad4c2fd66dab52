"""What an engine thinks of a position, as text for a terminal."""

from collections.abc import Callable, Mapping
from random import Random

from engines.engine import Engine, Table, table_of
from engines.games.classic import Board
from engines.games.game import Move
from engines.games.position import PlayedPosition
from engines.levels import engine_name
from engines.strength.numbers import decimal, percent
from engines.terminal.drawing import position_grid, table_grid
from engines.terminal.reasons import TABLES, reason

_IN_A_LINE = 9

Numbers = Mapping[Move, float]
"""A number for each of some moves."""


def explain(
    engine: Engine,
    position: Board | PlayedPosition,
    chances: Numbers,
    drawn: Numbers | None,
    rng: Random,
) -> str:
    """Return the position, the chances of moves, a choice's reason, and the tables it compared.

    `drawn` is how often each move was chosen, if that was counted.
    """
    name, choice = engine_name(engine.spec), engine.choose(position, rng)
    game, parts = position.game, [f"{position}: {position.turn} to move, {engine.spec}"]
    parts.append(position_grid(position))
    chance_table = _numbers(position, table_of(game, chances), percent)
    parts += ["Probability of each move in percent", chance_table]
    if drawn is not None:
        parts += ["Moves drawn", _numbers(position, table_of(game, drawn), decimal)]
    parts.append(reason(engine.spec, choice.why))
    for table, compared in choice.scores.items():
        parts += [TABLES[name][table], _numbers(position, compared, decimal)]
    return "\n".join(parts) + "\n"


def _numbers(
    position: Board | PlayedPosition, table: Table, written: Callable[[float], str]
) -> str:
    """Return numbers on the cells of a board, or in short lines after the moves of another game."""
    if isinstance(position, Board):
        return table_grid(position, table, written)
    named = zip(position.game.shown, table, strict=True)
    texts = [f"{move}: {written(number)}" for move, number in named if number is not None]
    lines = (texts[at : at + _IN_A_LINE] for at in range(0, len(texts), _IN_A_LINE))
    return "\n".join("  ".join(line) for line in lines)
