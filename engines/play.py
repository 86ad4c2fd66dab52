"""A match in the terminal, against an engine or between two engines."""

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engines.colours import has_colours, paint_for
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
_QUIT = ("q", "quit")


def run(options: Namespace) -> int:
    """Play the match to its end, or until the person leaves; return 0."""
    rng = Random(options.seed)
    game = GAMES[options.variant or CLASSIC.name]
    engine = engine_from_options(options)
    against = engine_named(options.against, game) if options.against else None
    mark: Mark = options.mark or rng.choice(_MARKS)
    names = game.tokens if options.variant else _FROM_ONE
    match = _Match({mark: against, other(mark): engine}, names, rng)
    try:
        match.play(PlayedPosition(game))
    except (KeyboardInterrupt, EOFError):
        sys.stdout.write("\nGoodbye.\n")
    return 0


@dataclass(frozen=True)
class _Match:
    """A match in the terminal; `names` are what moves are called."""

    players: Players
    names: Sequence[str]
    rng: Random

    def play(self, position: PlayedPosition) -> None:
        """Play to the end; raises EOFError if the person quits or the input ends."""
        sys.stdout.write(" against ".join(f"{self._name(m)} ({m})" for m in _MARKS) + "\n")
        cell = None
        while position.outcome is None:
            self._show(position, cell)
            move = self._move(position)
            cell = position.game.cell_of(position.state, move)
            position = position.play(move)
        self._show(position, cell)
        sys.stdout.write(f"{self._ending(position.outcome.winner)}\n")

    def _name(self, mark: Mark) -> str:
        engine = self.players[mark]
        return engine.spec if engine else "you"

    def _show(self, position: PlayedPosition, last: int | None) -> None:
        paint = paint_for(position) if has_colours(sys.stdout) else None
        board = token_grid(position, self.names, marked=last, paint=paint)
        sys.stdout.write(f"\n{board}\n\n")

    def _move(self, position: PlayedPosition) -> Move:
        """Return the next move, and write its number, who makes it and, of an engine, why."""
        engine, mark, number = self.players[position.turn], position.turn, len(position.moves) + 1
        if engine is None:
            move = self._ask(position)
            sys.stdout.write(f"{number}. You put {mark} on {self.names[move]}.\n")
            return move
        choice = engine.choose(position, self.rng)
        why = REASONS[engine_name(engine.spec)][choice.why]
        moved = f"{number}. {engine.spec} puts {mark} on {self.names[choice.move]}."
        sys.stdout.write(f"{moved} {why}\n")
        return choice.move

    def _ask(self, position: PlayedPosition) -> Move:
        """Return the move that the person types."""
        while True:
            typed = input(f"Your {position.turn}, where? (q quits) ").strip()
            moves = {self.names[move]: move for move in position.legal_moves()}
            if typed in moves:
                return moves[typed]
            if typed.lower() in _QUIT:
                raise EOFError
            sys.stdout.write(f"Please type one of these: {', '.join(moves)}.\n")

    def _ending(self, winner: Mark | None) -> str:
        if winner is None:
            return "A draw."
        return f"{self._name(winner)} won." if self.players[winner] else "You won."
