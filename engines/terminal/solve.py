"""The `solve` command: the value of positions and of every move, as JSON or as text."""

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from engines.games.game import DRAW, Move
from engines.games.position import PlayedPosition
from engines.solver import move_values, value
from engines.solvers.exhaustive import UnsolvedError
from engines.terminal.drawing import position_grid
from engines.terminal.typed_games import answer_games

_IN_WORDS = {1: "wins", 0: "draws", -1: "loses"}
_UNKNOWN = "may win, draw or lose: the end is too far away to see"
_ENDINGS = {"X": "X has won", "O": "O has won", "draw": "a draw"}


def run(options: Namespace) -> int:
    def answer(position: PlayedPosition) -> str:
        tokens = position.game.tokens
        return json.dumps(solve(position, tokens)) if options.json else _in_words(position)

    return answer_games(options, answer)


def solve(position: PlayedPosition, texts: Sequence[str]) -> dict[str, Any]:
    """Return what best play leads to after some moves, and after each legal one, as plain data.

    Values are 1, 0 or -1 (a win, a draw, a loss) for whoever is to move, or would be; None if
    unknown. `texts` has the text of every move.
    """
    outcome, (worth, worths) = position.outcome, _known(position)
    values = {texts[move]: worths.get(move) for move in position.legal_moves()}
    return {
        "moves": " ".join([texts[move] for move in position.moves]),
        "to_move": None if outcome else position.turn,
        "outcome": (outcome.winner or "draw") if outcome else None,
        "legal": list(values),
        "value": worth,
        "values": values,
    }


def _known(position: PlayedPosition) -> tuple[int | None, dict[Move, int]]:
    """Return the value of a position and of its moves, if it is near enough to the end."""
    if position.outcome:  # perhaps by a repetition, which solvers do not know
        return position.game.result(position.state) or DRAW, {}
    try:
        return value(position), move_values(position)
    except UnsolvedError:
        return None, {}


def _in_words(position: PlayedPosition) -> str:
    solution = solve(position, position.game.shown)
    worth = solution["value"]
    verdict = f"{position.turn} to move {_UNKNOWN if worth is None else _IN_WORDS[worth]}"
    if solution["outcome"]:
        verdict = _ENDINGS[solution["outcome"]]
    lines = [f"{solution['moves'] or 'start'}: {verdict}", position_grid(position)]
    for worth, word in _IN_WORDS.items():
        moves = [move for move, found in solution["values"].items() if found == worth]
        lines += [f"{word}: {' '.join(moves)}"] if moves else []
    return "\n".join(lines)
