"""What an engine thinks of boards, for programs and for people."""

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import TypedDict

from engines.drawing import numbered, weighed
from engines.engine import Engine
from engines.games.classic import CELLS, BadBoardError, Board
from engines.options import chosen
from engines.reasons import REASONS, TABLES


class Thought(TypedDict, total=False):
    """A board and the probability of every move; keys of `moves` and `drawn` are cells, 0 to 8."""

    board: str
    to_move: str
    moves: dict[str, float]
    drawn: dict[str, int]


def run(options: Namespace) -> int:
    """Answer every board in turn; return 2 if one of them could not be, else 0."""
    engine, rng = chosen(options), Random(options.seed)
    status = 0
    for text in options.boards or _lines(sys.stdin):
        try:
            board = readable(text)
        except BadBoardError as error:
            sys.stderr.write(f"{error}\n")
            status = 2
        else:
            sys.stdout.write(_answer(engine, board, options, rng) + "\n")
    return status


def _lines(stream: Iterable[str]) -> Iterator[str]:
    return (line.strip() for line in stream if line.strip())


def readable(text: str) -> Board:
    """Return the board in which an engine is to move; raises BadBoardError if there is none."""
    board = Board.parse(text)
    if not board.legal_moves():
        raise BadBoardError(f"{text!r}: the game is over")
    return board


def _answer(engine: Engine, board: Board, options: Namespace, rng: Random) -> str:
    thought = think(engine, board, options.sample, rng)
    return json.dumps(thought) if options.json else _explain(engine, board, thought, rng)


def think(engine: Engine, board: Board, sample: int | None, rng: Random) -> Thought:
    """Return the probability of every move, and with `sample` the counts of moves really chosen."""
    moves = {str(cell): float(chance) for cell, chance in _likely(engine, board)}
    thought = Thought(board=str(board), to_move=board.turn, moves=moves)
    if sample is not None:
        drawn = Counter(engine.choose(board, rng).cell for _ in range(sample))
        thought["drawn"] = {str(cell): drawn[cell] for cell in sorted(drawn)}
    return thought


def _likely(engine: Engine, board: Board) -> Iterator[tuple[int, float]]:
    chances = sorted(engine.distribution(board).items())
    return ((cell, float(chance)) for cell, chance in chances if chance)


def _explain(engine: Engine, board: Board, thought: Thought, rng: Random) -> str:
    name = engine.spec.partition(":")[0]
    choice = engine.choose(board, rng)
    parts = [f"{board}: {board.turn} to move, {engine.spec}", numbered(board)]
    parts += ["Probability of each move", _laid_out(board, thought["moves"])]
    if "drawn" in thought:
        parts += ["Moves drawn", _laid_out(board, thought["drawn"])]
    parts.append(REASONS[name][choice.why])
    for table, numbers in choice.scores.items():
        parts += [TABLES[name][table], weighed(board, numbers)]
    return "\n".join(parts) + "\n"


def _laid_out(board: Board, numbers: dict[str, float] | dict[str, int]) -> str:
    return weighed(board, tuple(numbers.get(str(cell)) for cell in CELLS))
