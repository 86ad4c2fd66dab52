"""What pictures and animations show; the files that draw them load Pillow."""

from typing import NamedTuple

from engines.games.game import Move
from engines.games.variants import position_after

MOST_MOVES = 40
"""How many moves of a game that can go in circles are shown: the last ones."""


class Film(NamedTuple):
    """All that an animation shows: the game, its moves, and how many of them nobody chose."""

    variant: str
    moves: tuple[Move, ...]
    start_ply: int = 0

    @property
    def first(self) -> int:
        """The ply after which the animation begins."""
        start = position_after(self.variant, ())
        if start.game.moves_left(start.state) is not None:
            return self.start_ply
        return max(self.start_ply, len(self.moves) - MOST_MOVES)


class RatingPicture(NamedTuple):
    """All that the picture on a card shows: ratings, oldest first, and first moves by cell.

    It has no words: no font of reasonable size has the letters of all languages.
    """

    history: tuple[int, ...]
    openings: tuple[int, ...]
