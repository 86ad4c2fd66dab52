"""All games that can be played, by name."""

from collections.abc import Mapping
from functools import lru_cache

from engines.games.classic import CLASSIC
from engines.games.drop import DROP
from engines.games.game import AnyGame, Move
from engines.games.misere import MISERE
from engines.games.position import PlayedPosition
from engines.games.sizes import SIZES
from engines.games.squares import SQUARES
from engines.games.ultimate import ULTIMATE
from engines.games.vanish import VANISH

GAMES: Mapping[str, AnyGame] = {
    game.name: game for game in (CLASSIC, MISERE, VANISH, SQUARES, DROP, SIZES, ULTIMATE)
}
"""All games. Custom ids have the numbers of their places, so a new one comes last."""
SOLVED_GAMES = {name: game for name, game in GAMES.items() if game.is_solved}

_STRIDE = 100  # moves; at multiples it builds on the position so far back: calls nest only so deep


@lru_cache(maxsize=2048)
def position_after(variant: str, moves: tuple[Move, ...]) -> PlayedPosition:
    """Return a position, cached as a press needs it often; raises IllegalMoveError."""
    if not moves:
        return PlayedPosition(GAMES[variant])
    step = 1 if len(moves) % _STRIDE else _STRIDE
    position = position_after(variant, moves[:-step])
    for move in moves[-step:]:
        position = position.play(move)
    return position
