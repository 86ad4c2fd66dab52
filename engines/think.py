"""The `think` command: an engine's probabilities and reasons, as JSON or as text."""

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import TypedDict

from engines.drawing import numbered_grid, table_grid
from engines.engine import Engine
from engines.games.classic import CELLS, BadBoardError, Board
from engines.levels import engine_name
from engines.options import engine_from_options
from engines.reasons import REASONS, TABLES


class Analysis(TypedDict, total=False):
    """A board and the probability of every move; keys of `moves` and `drawn` are cells, 0 to 8."""

    board: str
    to_move: str
    moves: dict[str, float]
    drawn: dict[str, int]


def run(options: Namespace) -> int:
    """Answer every board in turn; return 2 if one of them is invalid, else 0."""
    engine, rng = engine_from_options(options), Random(options.seed)
    status = 0
    for text in options.boards or _lines(sys.stdin):
        try:
            board = parse_unfinished(text)
        except BadBoardError as error:
            sys.stderr.write(f"{error}\n")
            status = 2
        else:
            sys.stdout.write(_answer(engine, board, options, rng) + "\n")
    return status


def _lines(stream: Iterable[str]) -> Iterator[str]:
    return (line.strip() for line in stream if line.strip())


def parse_unfinished(text: str) -> Board:
    """Return the board of a text; raises BadBoardError if it is invalid or the game is over."""
    board = Board.parse(text)
    if not board.legal_moves():
        raise BadBoardError(f"{text!r}: the game is over")
    return board


def _answer(engine: Engine, board: Board, options: Namespace, rng: Random) -> str:
    analysis = think(engine, board, options.sample, rng)
    return json.dumps(analysis) if options.json else _explain(engine, board, analysis, rng)


def think(engine: Engine, board: Board, sample: int | None, rng: Random) -> Analysis:
    """Return the probability of every move and, with `sample`, the counts of that many choices."""
    moves = {str(cell): float(chance) for cell, chance in _possible_moves(engine, board)}
    analysis = Analysis(board=str(board), to_move=board.turn, moves=moves)
    if sample is not None:
        drawn = Counter(engine.choose(board, rng).cell for _ in range(sample))
        analysis["drawn"] = {str(cell): drawn[cell] for cell in sorted(drawn)}
    return analysis


def _possible_moves(engine: Engine, board: Board) -> Iterator[tuple[int, float]]:
    chances = sorted(engine.distribution(board).items())
    return ((cell, float(chance)) for cell, chance in chances if chance)


def _explain(engine: Engine, board: Board, analysis: Analysis, rng: Random) -> str:
    name = engine_name(engine.spec)
    choice = engine.choose(board, rng)
    parts = [f"{board}: {board.turn} to move, {engine.spec}", numbered_grid(board)]
    parts += ["Probability of each move", _numbers_grid(board, analysis["moves"])]
    if "drawn" in analysis:
        parts += ["Moves drawn", _numbers_grid(board, analysis["drawn"])]
    parts.append(REASONS[name][choice.why])
    for table, numbers in choice.scores.items():
        parts += [TABLES[name][table], table_grid(board, numbers)]
    return "\n".join(parts) + "\n"


def _numbers_grid(board: Board, numbers: dict[str, float] | dict[str, int]) -> str:
    return table_grid(board, tuple(numbers.get(str(cell)) for cell in CELLS))
