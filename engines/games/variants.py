"""All games that can be played, by name."""

from collections.abc import Mapping

from engines.games.classic import CLASSIC
from engines.games.drop import DROP
from engines.games.game import AnyGame
from engines.games.misere import MISERE
from engines.games.sizes import SIZES
from engines.games.squares import SQUARES
from engines.games.vanish import VANISH

GAMES: Mapping[str, AnyGame] = {
    game.name: game for game in (CLASSIC, MISERE, VANISH, SQUARES, DROP, SIZES)
}
