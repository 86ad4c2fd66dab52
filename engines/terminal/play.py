"""A match in the terminal, against an engine or between two engines."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engines.engine import Engine
from engines.games.game import Mark, Move, other
from engines.games.notation import UnreadableMoveError, move_in, visible
from engines.games.position import MARKS, PlayedPosition
from engines.games.variants import GAMES
from engines.terminal.drawing import paint_for, position_grid
from engines.terminal.options import engine_from_options, engine_named
from engines.terminal.reasons import reason

_MOST_LISTED = 16


def run(options: Namespace) -> int:
    rng = Random(options.seed)
    game = GAMES[options.variant]
    engine = engine_from_options(options)
    against = engine_named(options.against, game) if options.against else None
    mark: Mark = options.mark or rng.choice(MARKS)
    match = _Match({mark: against, other(mark): engine}, rng)
    try:
        match.play(PlayedPosition(game))
    except (KeyboardInterrupt, EOFError):
        sys.stdout.write("\nGoodbye.\n")
    return 0


@dataclass(frozen=True)
class _Match:
    players: Mapping[Mark, Engine | None]  # None is the person at the keyboard
    rng: Random

    def play(self, position: PlayedPosition) -> None:
        """Play to the end; raises EOFError if the person quits or the input ends."""
        sys.stdout.write(" against ".join(f"{self._name(m)} ({m})" for m in MARKS) + "\n")
        if None in self.players.values():
            sys.stdout.write(f"A move is {position.game.spelling}.\n")
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
        paint = paint_for(position) if _has_colours() else None
        board = position_grid(position, marked=last, paint=paint)
        sys.stdout.write(f"\n{board}\n\n")

    def _move(self, position: PlayedPosition) -> Move:
        """Return the next move, and write its number, who makes it and, of an engine, why."""
        engine, number = self.players[position.turn], len(position.moves) + 1
        if engine is None:
            move = self._ask(position)
            sys.stdout.write(f"{number}. You put {_placed(position, move)}.\n")
            return move
        choice = engine.choose(position, self.rng)
        moved = f"{number}. {engine.spec} puts {_placed(position, choice.move)}."
        sys.stdout.write(f"{moved} {reason(engine.spec, choice)}\n")
        return choice.move

    def _ask(self, position: PlayedPosition) -> Move:
        while True:
            typed = input(f"Your {position.turn}, where? (q quits) ")
            if visible(typed).lower() in ("q", "quit"):
                raise EOFError
            try:
                return move_in(position, typed)
            except UnreadableMoveError:
                sys.stdout.write(f"Please type {_choices(position)}.\n")

    def _ending(self, winner: Mark | None) -> str:
        if winner is None:
            return "A draw."
        return f"{self._name(winner)} won." if self.players[winner] else "You won."


def _choices(position: PlayedPosition) -> str:
    game, moves = position.game, position.legal_moves()
    if len(moves) > _MOST_LISTED:
        return game.spelling
    return f"one of these: {', '.join(game.shown[move] for move in moves)}"


def _placed(position: PlayedPosition, move: Move) -> str:
    """Return what a move puts where, such as "X on 5"."""
    cell, game = position.game.cell_of(position.state, move), position.game
    return f"{game.piece(position.play(move).cells[cell])} on {game.squares[cell]}"


def _has_colours() -> bool:
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty() and (os.name != "nt" or "WT_SESSION" in os.environ)
