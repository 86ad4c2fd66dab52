"""The eight ways to turn and mirror a board, so that positions alike are worked out once."""

from engines.games.classic import CELLS, FULL

Masks = tuple[int, int]
"""A position as the cells of the side to move and those of the other side."""

_QUARTER_TURN = (2, 5, 8, 1, 4, 7, 0, 3, 6)
_MIRROR = (2, 1, 0, 5, 4, 3, 8, 7, 6)


def _views() -> list[tuple[int, ...]]:
    """Return where each of the eight ways puts each cell."""
    views = [tuple(CELLS)]
    for _ in range(3):
        views.append(tuple(_QUARTER_TURN[cell] for cell in views[-1]))
    return views + [tuple(_MIRROR[cell] for cell in view) for view in views]


def _images() -> list[tuple[int, ...]]:
    """Return the eight images of every mask, each from those of the mask without its lowest bit."""
    bits = {1 << cell: [1 << view[cell] for view in _VIEWS] for cell in CELLS}
    images = [tuple(0 for _ in _VIEWS)]
    for mask in range(1, FULL + 1):
        rest, lowest = images[mask & mask - 1], bits[mask & -mask]
        images.append(tuple(one | bit for one, bit in zip(rest, lowest, strict=True)))
    return images


_VIEWS = _views()
_IMAGES = _images()
_WRITTEN = [str.maketrans(dict(zip("012345678", map(str, view), strict=True))) for view in _VIEWS]


def representative(own: int, opponent: int) -> Masks:
    """Return the one position that stands for this one and all its images."""
    return min(zip(_IMAGES[own], _IMAGES[opponent], strict=True))


def alike(moves: str) -> frozenset[str]:
    """Return a game, as cells in their order with spaces between, with all its images."""
    return frozenset(moves.translate(view) for view in _WRITTEN)
