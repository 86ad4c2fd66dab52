"""The `think` command: an engine's probabilities and reasons, as JSON or as text."""

import json
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from engines.engine import Engine, ScoreTable, table_of
from engines.games.classic import CLASSIC, BadBoardError, parse_board
from engines.games.game import Move
from engines.games.notation import visible
from engines.games.position import PlayedPosition
from engines.levels import engine_name
from engines.strength.numbers import decimal, percent
from engines.terminal.drawing import grid, position_grid
from engines.terminal.options import OptionError, engine_from_options
from engines.terminal.reasons import TABLES, reason
from engines.terminal.typed_games import answer_each, game_of, typed_lines, what_to_type

_IN_A_LINE = 9
_BOARDS = "a board a line: nine characters X, O or ., row by row"


class Thought(NamedTuple):
    """The probability of every move and, if some were drawn, how often each one was."""

    chances: Mapping[Move, float]
    drawn: Mapping[Move, int] | None = None


def run(options: Namespace) -> int:
    engine, rng = engine_from_options(options), Random(options.seed)

    def answer(text: str) -> str:
        position = _unfinished(text, options)
        thought = think(engine, position, options.sample, rng)
        if options.json:
            return json.dumps(_analysis(position, thought))
        return explain(engine, position, thought, rng)

    return answer_each(_texts(options), answer)


def _texts(options: Namespace) -> Iterable[str]:
    """Return boards or, with `--variant`, games as moves; an empty one is the start."""
    if options.variant is None:
        if options.moves is not None:
            raise OptionError("--moves goes with --variant")
        return options.boards or filter(None, typed_lines(_BOARDS))
    if options.boards:
        raise OptionError("with --variant, positions are given as --moves, not as boards")
    return [options.moves] if options.moves is not None else typed_lines(what_to_type(options))


def _unfinished(text: str, options: Namespace) -> PlayedPosition:
    """Return the position of a board or, with `--variant`, after moves; raises BadBoardError."""
    position = parse_board(visible(text)) if options.variant is None else game_of(text, options)
    if not position.legal_moves():
        raise BadBoardError(f"{text!r}: the game is over")
    return position


def think(engine: Engine, position: PlayedPosition, sample: int | None, rng: Random) -> Thought:
    """Return the probability of every move and, with `sample`, the counts of that many choices."""
    chances = sorted(engine.distribution(position).items())
    likely = {move: float(chance) for move, chance in chances if chance}
    if sample is None:
        return Thought(likely)
    drawn = Counter(engine.choose(position, rng).move for _ in range(sample))
    return Thought(likely, {move: drawn[move] for move in sorted(drawn)})


def _analysis(position: PlayedPosition, thought: Thought) -> dict[str, Any]:
    tokens = position.game.tokens
    moves = {tokens[move]: chance for move, chance in thought.chances.items()}
    analysis = {"board": str(position), "to_move": position.turn, "moves": moves}
    if thought.drawn is not None:
        analysis["drawn"] = {tokens[move]: count for move, count in thought.drawn.items()}
    return analysis


def explain(engine: Engine, position: PlayedPosition, thought: Thought, rng: Random) -> str:
    name, choice = engine_name(engine.spec), engine.choose(position, rng)
    game, parts = position.game, [f"{position}: {position.turn} to move, {engine.spec}"]
    parts.append(position_grid(position))
    chance_table = _numbers(position, table_of(game, thought.chances), percent)
    parts += ["Probability of each move in percent", chance_table]
    if thought.drawn is not None:
        parts += ["Moves drawn", _numbers(position, table_of(game, thought.drawn), decimal)]
    parts.append(reason(engine.spec, choice))
    for table, compared in choice.scores.items():
        parts += [TABLES[name][table], _numbers(position, compared, decimal)]
    return "\n".join(parts) + "\n"


def _numbers(position: PlayedPosition, table: ScoreTable, written: Callable[[float], str]) -> str:
    """Return numbers on the cells of a board, or in short lines after the moves of another game."""
    if position.game is CLASSIC:
        texts = ["." if number is None else written(number) for number in table]
        shown = [cell.mark or text for cell, text in zip(position.cells, texts, strict=True)]
        return grid(shown, position.game)
    named = zip(position.game.shown, table, strict=True)
    texts = [f"{move}: {written(number)}" for move, number in named if number is not None]
    lines = (texts[at : at + _IN_A_LINE] for at in range(0, len(texts), _IN_A_LINE))
    return "\n".join("  ".join(line) for line in lines)
