"""How games end in which both players make random moves."""

from functools import cache
from math import fsum
from random import Random
from typing import Any

from engines.games.game import LOSS, WIN, AnyGame


@cache
def chance_to_win(game: AnyGame, state: Any) -> float:
    """Return the probability that the player to move wins a random game."""
    result = game.result(state)
    if result is not None:
        return 1.0 if result == WIN else 0.0
    moves = game.legal_moves(state)
    return fsum(chance_to_lose(game, game.after(state, move)) for move in moves) / len(moves)


@cache
def chance_to_lose(game: AnyGame, state: Any) -> float:
    """Return the probability that the player to move loses a random game."""
    result = game.result(state)
    if result is not None:
        return 1.0 if result == LOSS else 0.0
    moves = game.legal_moves(state)
    return fsum(chance_to_win(game, game.after(state, move)) for move in moves) / len(moves)


def play_at_random(game: AnyGame, state: Any, rng: Random) -> int:
    """Return the result of one random game for the player to move."""
    sign = 1
    while moves := game.legal_moves(state):
        state = game.after(state, moves[int(rng.random() * len(moves))])
        sign = -sign
    return sign * (game.result(state) or 0)
