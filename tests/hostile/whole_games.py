"""Whole games at random, one for each way in which a game of each variant can end; long ones."""

from functools import cache
from random import Random

from bot.domain.match import Match, Person
from bot.domain.moves import pressed
from engines.games.game import Move
from engines.games.vanish import VANISH
from tests.conftest import a_match

_X, _O = 1, 2  # the two people who play
_TRIES = 40


@cache
def whole_games(variant: str) -> tuple[Match, ...]:
    """Return finished games of a variant: one for each ending and winner that chance finds."""
    games = (_played(variant, Random(seed)) for seed in range(_TRIES))
    return tuple({(game.ending, game.winner): game for game in games}.values())


def begun_game(variant: str, plies: int) -> tuple[Move, ...]:
    return max((game.moves for game in whole_games(variant)), key=len)[:plies]


def _played(variant: str, rng: Random) -> Match:
    match = a_match(x=Person(_X), o=Person(_O), variant=variant)
    while match.ending is None:
        move, person = rng.choice(match.board.legal_moves()), _X if match.board.turn == "X" else _O
        match = pressed(match, person, match.revision, move, match.changed_at)
    return match


def circling_game(plies: int) -> tuple[Move, ...]:
    """Return that many moves of a game of vanish that is not over after them."""
    rng, start = Random(1), a_match(variant=VANISH.name).board
    game = start
    while len(game.moves) < plies:
        ways = [after for it in game.legal_moves() if (after := game.play(it)).outcome is None]
        game = rng.choice(ways or [start])
    return game.moves
