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
"""All games. Custom ids hold a game's place in this order, so a new game comes last."""
SOLVED_GAMES = {name: game for name, game in GAMES.items() if game.is_solved}

# A position builds on the one a move before, but at multiples of this on the one so many before:
# a game that goes in circles can last for thousands of moves, and calls cannot nest that deep.
_STRIDE = 100


@lru_cache(maxsize=2048)
def position_after(variant: str, moves: tuple[Move, ...]) -> PlayedPosition:
    """Return a position, cached since a press needs it several times; raises IllegalMoveError."""
    if not moves:
        return PlayedPosition(GAMES[variant])
    step = 1 if len(moves) % _STRIDE else _STRIDE
    position = position_after(variant, moves[:-step])
    for move in moves[-step:]:
        position = position.play(move)
    return position
