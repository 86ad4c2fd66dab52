"""What becomes of a position against a fallible person, to the end of a small game.

The model of a person: they make an optimal move with probability 4/5, each one equally likely,
otherwise any legal move. The engine keeps the theoretical result, wins at once if it can, otherwise
makes the move that wins most often, then the one that loses least often.
"""

from functools import cache
from math import lcm
from typing import Any

from engines.games.game import LOSS, WIN, AnyGame, Move
from engines.solver import solver_of

Prospect = tuple[int, int]
"""Chances of winning and losing, in parts of `parts` to the power of the replies to come."""

_OPTIMAL, _CARELESS = 4, 1  # how the person's moves divide, in fifths


@cache
def parts(game: AnyGame) -> int:
    """Return a number that every denominator of a reply's probability divides."""
    return (_OPTIMAL + _CARELESS) * lcm(*range(1, len(game.tokens) + 1))


def chances(game: AnyGame, state: Any) -> dict[Move, float]:
    """Return the chance of winning after each optimal move."""
    total = parts(game) ** ((game.moves_left(state) or 0) // 2)
    return {move: _after_move(game, state, move)[0] / total for move in _optimal(game, state)}


@cache
def likeliest_wins(game: AnyGame, state: Any) -> tuple[Move, ...]:
    """Return the moves that the engine makes, all alike."""
    moves = _optimal(game, state)
    if wins := game.winning_moves(state):
        return wins
    prospects = [_after_move(game, state, move) for move in moves]
    keys = [(win, -loss) for win, loss in prospects]
    best = max(keys)
    return tuple(move for move, key in zip(moves, keys, strict=True) if key == best)


def _optimal(game: AnyGame, state: Any) -> tuple[Move, ...]:
    return solver_of(game).best_moves(state)


def _after_move(game: AnyGame, state: Any, move: Move) -> Prospect:
    """Return the engine's chances once it has moved."""
    return _prospect(game, game.canonical(game.after(state, move)))


@cache
def _prospect(game: AnyGame, state: Any) -> Prospect:
    """Return the engine's chances; the person is to move."""
    replies = ((game.moves_left(state) or 0) + 1) // 2
    result = game.result(state)
    if result is not None:
        return _at_end(game, -result, replies)
    win = loss = 0
    for move, times in _replies(game, state):
        won, lost = _after_reply(game, game.after(state, move), replies - 1)
        win, loss = win + times * won, loss + times * lost
    return win, loss


def _after_reply(game: AnyGame, state: Any, replies: int) -> Prospect:
    """Return the engine's chances once the person has replied."""
    result = game.result(state)
    if result is not None:
        return _at_end(game, result, replies)
    return _after_move(game, state, likeliest_wins(game, state)[0])


def _at_end(game: AnyGame, result: int, replies: int) -> Prospect:
    total = parts(game) ** replies
    return (total if result == WIN else 0), (total if result == LOSS else 0)


def _replies(game: AnyGame, state: Any) -> list[tuple[Move, int]]:
    """Return the person's replies and in how many of the `parts` each is made."""
    moves, best, whole = game.legal_moves(state), _optimal(game, state), parts(game)
    fifth = whole // (_OPTIMAL + _CARELESS)
    careless, optimal = _CARELESS * fifth // len(moves), _OPTIMAL * fifth // len(best)
    return [(move, careless + optimal if move in best else careless) for move in moves]
