"""A match in the terminal, against an engine or between two engines."""

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from random import Random

from engines.drawing import token_grid
from engines.engine import Engine
from engines.games.classic import CELLS, CLASSIC
from engines.games.game import Mark, Move, other
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES
from engines.levels import engine_name
from engines.options import engine_from_options, engine_named
from engines.reasons import REASONS

Players = Mapping[Mark, Engine | None]
"""Who plays which mark; None is the person at the keyboard."""

_MARKS: tuple[Mark, Mark] = ("X", "O")
_FROM_ONE = tuple(str(cell + 1) for cell in CELLS)


def run(options: Namespace) -> int:
    """Play the match to its end, or until the person leaves; return 0."""
    rng = Random(options.seed)
    game = GAMES[options.variant or CLASSIC.name]
    engine = engine_from_options(options)
    against = engine_named(options.against, game) if options.against else None
    mark: Mark = options.mark or rng.choice(_MARKS)
    names = game.tokens if options.variant else _FROM_ONE
    try:
        _match(PlayedPosition(game), {mark: against, other(mark): engine}, names, rng)
    except (KeyboardInterrupt, EOFError):
        sys.stdout.write("\nGoodbye.\n")
    return 0


def _match(position: PlayedPosition, players: Players, names: Sequence[str], rng: Random) -> None:
    sys.stdout.write(" against ".join(f"{_name(players, mark)} ({mark})" for mark in _MARKS) + "\n")
    while position.outcome is None:
        sys.stdout.write(f"\n{token_grid(position, names)}\n\n")
        engine = players[position.turn]
        move = _move(engine, position, names, rng) if engine else _ask(position, names)
        position = position.play(move)
    ending = _ending(players, position.outcome.winner)
    sys.stdout.write(f"\n{token_grid(position, names)}\n\n{ending}\n")


def _name(players: Players, mark: Mark) -> str:
    engine = players[mark]
    return engine.spec if engine else "you"


def _move(engine: Engine, position: PlayedPosition, names: Sequence[str], rng: Random) -> Move:
    choice = engine.choose(position, rng)
    why = REASONS[engine_name(engine.spec)][choice.why]
    sys.stdout.write(f"{engine.spec} puts {position.turn} on {names[choice.move]}. {why}\n")
    return choice.move


def _ask(position: PlayedPosition, names: Sequence[str]) -> Move:
    """Return the move that the person types; raises EOFError at the end of the input."""
    while True:
        typed = input(f"Your {position.turn}, where? ").strip()
        moves = {names[move]: move for move in position.legal_moves()}
        if typed in moves:
            return moves[typed]
        sys.stdout.write(f"Please type one of these: {', '.join(moves)}.\n")


def _ending(players: Players, winner: Mark | None) -> str:
    if winner is None:
        return "A draw."
    return f"{_name(players, winner)} won." if players[winner] else "You won."
