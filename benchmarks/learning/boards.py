"""Tables of small boards for numpy: what a mark makes of each, and how it looks to others."""

import numpy as np

from engines.games.classic import CELLS, FULL, HAS_LINE, SYMMETRIES
from engines.games.grid import image_finder
from engines.players.learned_table import COUNT, DRAWN, LOST, WON, number_of, open_boards

ANYWHERE = len(CELLS)
"""Stands for the small board to which nobody is sent."""

_images = image_finder(SYMMETRIES)

NEXT = np.array(
    [
        [
            -1 if (own | opponent) >> cell & 1 else number_of(own | 1 << cell, opponent)
            for cell in CELLS
        ]
        for own, opponent in open_boards()
    ]
    + [[-1] * len(CELLS)] * (COUNT - WON)
)
"""The number of each small board after an own mark in each cell; -1 where that is illegal."""

SWAPPED = np.array(
    [number_of(opponent, own) for own, opponent in open_boards()] + [LOST, WON, DRAWN]
)
"""The number of each small board for the other player."""

TURNED = np.array(
    [
        [number_of(*marks) for marks in zip(_images(own), _images(opponent), strict=True)]
        for own, opponent in open_boards()
    ]
    + [[number] * len(SYMMETRIES) for number in (WON, LOST, DRAWN)]
).T
"""The number of each small board after each symmetry."""

PLACES = np.array(SYMMETRIES)
"""Where each symmetry takes the small boards."""

_LINES = np.array(HAS_LINE[: FULL + 1])
_BITS = 1 << np.arange(len(CELLS))


def points(boards: np.ndarray) -> np.ndarray:
    """Return the points of the player in question, 0 to 1, or -1 where the game is not over."""
    won, lost = boards == WON, boards == LOST
    counted = (np.sign(won.sum(1) - lost.sum(1)) + 1) / 2
    at_the_end = np.where((boards >= WON).all(1), counted, -1)
    return np.where(_LINES[won @ _BITS], 1, np.where(_LINES[lost @ _BITS], 0, at_the_end))
