"""The line that solves a position, if one move at a time keeps the result against the longest way.

A win is completed with the own move after which nothing but the end can follow.
"""

from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from engines.games.game import DRAW, WIN, AnyGame, Move
from engines.puzzles.puzzle import completes
from engines.solver import solver_of

LONGEST = 4
"""The most own moves of a line."""
_REMEMBERED = 1 << 18


class Line(NamedTuple):
    """Moves that solve a position, own ones and replies in turn, and the chance to guess them."""

    chance: Fraction
    moves: tuple[Move, ...]


def saving_line(game: AnyGame, state: Any) -> Line | None:
    """Return the move of a drawn position after which it is not lost, if it is the only one."""
    kept, legal = _keeping(game, state, DRAW), game.legal_moves(state)
    is_drawn = solver_of(game).value(state) == DRAW
    return Line(Fraction(1, len(legal)), kept) if is_drawn and len(kept) == 1 else None


def winning_line(game: AnyGame, state: Any) -> Line | None:
    """Return the line that wins in two own moves or more, if it is the only one."""
    if solver_of(game).value(state) != WIN:
        return None
    needed = (moves for moves in range(1, LONGEST + 1) if _can_win(game, state, moves))
    moves = next(needed, 1)
    return _line(game, state, moves) if moves > 1 else None


def _line(game: AnyGame, state: Any, moves: int) -> Line | None:
    """Return the line that wins in that many own moves, each but the last the only winning one.

    The replies make it as long as they can; of several such lines it is the hardest to guess.
    """
    legal = game.legal_moves(state)
    if moves == 1:
        right = [move for move in legal if completes(game, state, move)]
        return Line(Fraction(len(right), len(legal)), (right[0],))
    winning = _keeping(game, state, WIN)
    if len(winning) != 1:
        return None
    replies = _longest(game, game.after(state, winning[0]), moves - 1)
    lines = [
        Line(rest.chance / len(legal), (*winning, reply, *rest.moves))
        for reply, after in replies.items()
        if (rest := _line(game, after, moves - 1))
    ]
    return min(lines, default=None)


def _longest(game: AnyGame, state: Any, moves: int) -> dict[Move, Any]:
    """Return what is left after each reply that makes a win take at least that many moves."""
    after = {reply: game.after(state, reply) for reply in game.legal_moves(state)}
    return {reply: left for reply, left in after.items() if not _can_win(game, left, moves - 1)}


@lru_cache(_REMEMBERED)
def _can_win(game: AnyGame, state: Any, moves: int) -> bool:
    """Return whether the player to move can complete a win in that many own moves."""
    result = game.result(state)
    if result is not None or not moves:
        return result == WIN
    if any(completes(game, state, move) for move in game.legal_moves(state)):
        return True  # the solver need not be asked, which takes longer
    after = [game.after(state, move) for move in _keeping(game, state, WIN)]
    return any(not _longest(game, lost, moves) for lost in after)


@lru_cache(_REMEMBERED)
def _keeping(game: AnyGame, state: Any, value: int) -> tuple[Move, ...]:
    """Return the moves after which the position is still worth that."""
    worth, after = solver_of(game).value, game.after
    return tuple(move for move in game.legal_moves(state) if -worth(after(state, move)) == value)
