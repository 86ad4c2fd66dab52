"""Where a move was made, in words."""

from bot.locales import translate
from engines.games.game import AnyGame, Move

_NAMED = 9
"""How many cells a board has whose cells have names."""


def move_name(language: str, game: AnyGame, move: Move) -> str:
    """Return the name of the move's cell on a board of nine, else the game's text of the move."""
    if game.rows * game.columns == _NAMED:
        return translate(language, f"cell-{move % _NAMED}")
    return game.tokens[move]
