"""The `solve` command: the value of positions and of every move, as JSON or as text."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from typing import TypedDict

from engines.drawing import token_grid
from engines.games.game import DRAW, LOSS, WIN, Move
from engines.games.position import IllegalMoveError, Outcome, PlayedPosition
from engines.games.variants import GAMES
from engines.solver import move_values, value
from engines.solvers.endgame import UnsolvedError

_IN_WORDS = {1: "wins", 0: "draws", -1: "loses"}
_UNKNOWN = "may win, draw or lose: the end is too far away to see"
_ENDINGS = {"X": "X has won", "O": "O has won", "draw": "a draw"}


class Solution(TypedDict):
    """A position after some moves. Values are 1, 0 or -1: a win, a draw or a loss; None if unknown.

    `value` is that of the player to move, or of who would move if the game is over; the values
    of moves are those of the player who makes them.
    """

    moves: str
    to_move: str | None
    outcome: str | None
    legal: list[str]
    value: int | None
    values: dict[str, int | None]


def run(options: Namespace) -> int:
    """Answer every sequence of moves in turn; return 2 if one of them is illegal, else 0."""
    start, status = PlayedPosition(GAMES[options.variant]), 0
    for text in options.sequences or lines_of(sys.stdin):
        try:
            position = start.play_tokens(text.split())
        except IllegalMoveError as error:
            sys.stderr.write(f"{text!r}: {error}\n")
            status = 2
        else:
            solution = solve(position)
            answer = json.dumps(solution) if options.json else _in_words(position, solution)
            sys.stdout.write(f"{answer}\n")
            sys.stdout.flush()
    return status


def lines_of(stream: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a stream; an empty one stands for the start of a game."""
    return (line.strip() for line in stream)


def solve(position: PlayedPosition) -> Solution:
    """Return what best play leads to, after every legal move."""
    tokens, outcome = position.game.tokens, position.outcome
    worth, worths = (None, {}) if outcome else _known(position)
    values = {tokens[move]: worths.get(move) for move in position.legal_moves()}
    return Solution(
        moves=" ".join(position.tokens),
        to_move=None if outcome else position.turn,
        outcome=(outcome.winner or "draw") if outcome else None,
        legal=list(values),
        value=_value_at_end(position, outcome) if outcome else worth,
        values=values,
    )


def _known(position: PlayedPosition) -> tuple[int | None, dict[Move, int]]:
    """Return the value of a position and of its moves, if it is near enough to the end."""
    try:
        return value(position), move_values(position)
    except UnsolvedError:
        return None, {}


def _value_at_end(position: PlayedPosition, outcome: Outcome) -> int:
    """Return the value for whoever would move; a repetition counts, which solvers do not know."""
    if outcome.winner is None:
        return DRAW
    return WIN if outcome.winner == position.turn else LOSS


def _in_words(position: PlayedPosition, solution: Solution) -> str:
    """Return the board, what becomes of it, and the moves by their values."""
    worth = solution["value"]
    verdict = f"{position.turn} to move {_UNKNOWN if worth is None else _IN_WORDS[worth]}"
    if solution["outcome"]:
        verdict = _ENDINGS[solution["outcome"]]
    lines = [f"{solution['moves'] or 'start'}: {verdict}", token_grid(position)]
    for worth, word in _IN_WORDS.items():
        moves = [token for token, found in solution["values"].items() if found == worth]
        lines += [f"{word}: {' '.join(moves)}"] if moves else []
    return "\n".join(lines)
