"""The `review` command: what every move of a game is called, as JSON or as text."""

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from engines.games.position import MARKS, PlayedPosition
from engines.review.review import Judgement, Review, review
from engines.review.worth import Points
from engines.strength.numbers import percent
from engines.terminal.typed_games import answer_games

JsonObject = dict[str, Any]  # as `--json` writes it


def run(options: Namespace) -> int:
    def answer(game: PlayedPosition) -> str:
        found = review(game)
        if options.json:
            return json.dumps(row_of(game, found, game.game.tokens))
        return _in_words(row_of(game, found, game.game.shown), found)

    return answer_games(options, answer)


def row_of(game: PlayedPosition, found: Review, texts: Sequence[str]) -> JsonObject:
    """Return a review as plain data: numbers in percent to one decimal, None if they are unknown.

    `texts` has the text of every move of the game; `turning_point` is a ply or None.
    """
    return {
        "accuracy": {mark: _rounded(found.accuracy(mark)) for mark in MARKS},
        "doubts": [doubt._asdict() | {"better": texts[doubt.better]} for doubt in found.doubts],
        "moves": [_move(game, ply, judged, texts) for ply, judged in enumerate(found.moves)],
        "turning_point": found.turning_point,
    }


def _move(
    game: PlayedPosition, ply: int, judged: Judgement | None, texts: Sequence[str]
) -> JsonObject:
    return {
        "ply": ply,
        "mark": MARKS[ply % 2],
        "move": texts[game.moves[ply]],
        "name": judged.name if judged else None,
        "trap": judged.trap if judged else False,
        "delta": _rounded(judged.delta) if judged else None,
        "chance": _rounded(judged.chance) if judged else None,
        "best": [texts[move] for move in judged.best] if judged else [],
    }


def _rounded(number: Points | None) -> float | None:
    return None if number is None else round(float(number), 1)


def _in_words(row: JsonObject, found: Review) -> str:
    if not row["moves"]:
        return "There are no moves yet."
    lines = [_line(*judged) for judged in zip(row["moves"], found.moves, strict=True)]
    for doubt in row["doubts"]:
        lines[doubt["ply"]] += _in_doubt(doubt)
    accuracy = {mark: found.accuracy(mark) for mark in MARKS}
    graded = [(mark, number) for mark, number in accuracy.items() if number is not None]
    known = [f"{mark} {round(number)}" for mark, number in graded]
    lines += [f"accuracy in percent: {', '.join(known)}"] if known else []
    turned = row["turning_point"]
    if turned is not None:
        move = row["moves"][turned]
        lines.append(f"turning point: {move['mark']} {move['move']}")
    elif found.is_complete:
        lines.append("No move gave the result away.")
    return "\n".join(lines)


def _in_doubt(doubt: JsonObject) -> str:
    rather = f"{doubt['before']} % after {doubt['better']}"
    return f" doubtful, judged and not proven: {doubt['after']} %, {rather}"


def _line(move: JsonObject, judged: Judgement | None) -> str:
    word = judged.in_words if judged else "?"
    name = f"{word}, a trap" if move["trap"] else word
    gave = f", {percent(move['delta'] / 100)} % given up" if move["delta"] else ""
    is_best = move["move"] in move["best"] or not move["best"]
    better = "" if is_best else f" (best: {' '.join(move['best'])})"
    return f"{move['ply'] + 1:>2} {move['mark']} {move['move']:<3} {name}{gave}{better}"
