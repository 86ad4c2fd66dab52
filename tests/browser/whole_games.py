"""Moves of whole games that end as a test needs it."""

from functools import cache
from itertools import count
from random import Random

from engines.games.game import Mark
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.levels import engine_of

_PERFECT = "perfect"


@cache
def moves_to(variant: str, winner: Mark | None) -> tuple[int, ...]:
    """Return the moves of a game that a mark wins, or nobody."""
    by_chance = (
        winner is not None
        or SOLVED_GAMES[variant].moves_left(SOLVED_GAMES[variant].start) is not None
    )
    games = (_random_game(variant, seed) if by_chance else best_game(variant) for seed in count())
    return next(it.moves for it in games if it.outcome and it.outcome.winner == winner)


def _random_game(variant: str, seed: int) -> PlayedPosition:
    rng, position = Random(seed), PlayedPosition(SOLVED_GAMES[variant])
    while moves := position.legal_moves():
        position = position.play(rng.choice(moves))
    return position


def best_game(variant: str) -> PlayedPosition:
    """Return a game in which both play their best: a draw, where play goes in circles as well."""
    position = PlayedPosition(SOLVED_GAMES[variant])
    while position.legal_moves():
        position = position.play(best_move(position))
    return position


def best_move(position: PlayedPosition) -> int:
    """Return a move of the perfect engine."""
    return engine_of(_PERFECT, position.game).choose(position, Random(1)).move
