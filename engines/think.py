"""The `think` command: an engine's probabilities and reasons, as JSON or as text."""

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import TypedDict

from engines.engine import Engine
from engines.explanation import explain
from engines.games.classic import BadBoardError, Board
from engines.games.position import IllegalMoveError, PlayedPosition
from engines.games.variants import GAMES
from engines.options import OptionError, engine_from_options
from engines.solve import lines_of


class Analysis(TypedDict, total=False):
    """A position and the probability of every move; keys of `moves` and `drawn` are moves."""

    board: str
    to_move: str
    moves: dict[str, float]
    drawn: dict[str, int]


def run(options: Namespace) -> int:
    """Answer every position in turn; return 2 if one of them is invalid, else 0."""
    engine, rng = engine_from_options(options), Random(options.seed)
    status = 0
    for text in _texts(options):
        try:
            position = parse_unfinished(text, options.variant)
        except BadBoardError as error:
            sys.stderr.write(f"{error}\n")
            status = 2
        else:
            sys.stdout.write(_answer(engine, position, options, rng) + "\n")
    return status


def _texts(options: Namespace) -> Iterable[str]:
    """Return boards or, with `--variant`, sequences of moves; an empty one is the start."""
    if options.variant is None:
        if options.moves is not None:
            raise OptionError("--moves goes with --variant")
        return options.boards or _lines(sys.stdin)
    if options.boards:
        raise OptionError("with --variant, positions are given as --moves, not as boards")
    return [options.moves] if options.moves is not None else lines_of(sys.stdin)


def _lines(stream: Iterable[str]) -> Iterator[str]:
    return (line.strip() for line in stream if line.strip())


def parse_unfinished(text: str, variant: str | None = None) -> Board | PlayedPosition:
    """Return the position of a text: a board or, with a variant, the moves of a game.

    Raises BadBoardError if the text is invalid or the game is over.
    """
    if variant is None:
        position: Board | PlayedPosition = Board.parse(text)
    else:
        position = _after_moves(text, variant)
    if not position.legal_moves():
        raise BadBoardError(f"{text!r}: the game is over")
    return position


def _after_moves(text: str, variant: str) -> PlayedPosition:
    try:
        return PlayedPosition(GAMES[variant]).play_tokens(text.split())
    except IllegalMoveError as error:
        raise BadBoardError(f"{text!r}: {error}") from error


def _answer(
    engine: Engine, position: Board | PlayedPosition, options: Namespace, rng: Random
) -> str:
    analysis = think(engine, position, options.sample, rng)
    if options.json:
        return json.dumps(analysis)
    counted: dict[str, dict[str, float] | dict[str, int]]
    counted = {"Probability of each move": analysis["moves"]}
    if "drawn" in analysis:
        counted["Moves drawn"] = analysis["drawn"]
    return explain(engine, position, counted, rng)


def think(
    engine: Engine, position: Board | PlayedPosition, sample: int | None, rng: Random
) -> Analysis:
    """Return the probability of every move and, with `sample`, the counts of that many choices."""
    tokens = position.game.tokens
    chances = sorted(engine.distribution(position).items())
    moves = {tokens[move]: float(chance) for move, chance in chances if chance}
    analysis = Analysis(board=str(position), to_move=position.turn, moves=moves)
    if sample is not None:
        drawn = Counter(engine.choose(position, rng).move for _ in range(sample))
        analysis["drawn"] = {tokens[move]: drawn[move] for move in sorted(drawn)}
    return analysis
