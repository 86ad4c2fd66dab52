"""The eight symmetries of the board, so that symmetric positions are calculated only once."""

from engines.games.classic import CELLS, FULL

Masks = tuple[int, int]
"""A position as the cells of the side to move and those of the other side."""

_QUARTER_TURN = (2, 5, 8, 1, 4, 7, 0, 3, 6)
_MIRROR = (2, 1, 0, 5, 4, 3, 8, 7, 6)


def _symmetries() -> list[tuple[int, ...]]:
    """Return where each of the eight symmetries moves each cell."""
    turns = [tuple(CELLS)]
    for _ in range(3):
        turns.append(tuple(_QUARTER_TURN[cell] for cell in turns[-1]))
    return turns + [tuple(_MIRROR[cell] for cell in turn) for turn in turns]


def _images() -> list[tuple[int, ...]]:
    """Return the eight images of every mask, from those of the mask without its lowest bit."""
    bits = {1 << cell: [1 << symmetry[cell] for symmetry in _SYMMETRIES] for cell in CELLS}
    images = [tuple(0 for _ in _SYMMETRIES)]
    for mask in range(1, FULL + 1):
        rest, lowest = images[mask & mask - 1], bits[mask & -mask]
        images.append(tuple(one | bit for one, bit in zip(rest, lowest, strict=True)))
    return images


_SYMMETRIES = _symmetries()
_IMAGES = _images()
_DIGIT_MAPS = [
    str.maketrans(dict(zip("012345678", map(str, symmetry), strict=True)))
    for symmetry in _SYMMETRIES
]


def representative(own: int, opponent: int) -> Masks:
    """Return the position that represents this one and all its images."""
    return min(zip(_IMAGES[own], _IMAGES[opponent], strict=True))


def images_of_game(moves: str) -> frozenset[str]:
    """Return all eight images of a game; games are cells in order, separated by spaces."""
    return frozenset(moves.translate(digits) for digits in _DIGIT_MAPS)
