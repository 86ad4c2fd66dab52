"""What an animation of a finished match shows."""

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
