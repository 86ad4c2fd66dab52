"""How many positions a large game has."""

from functools import cache

import pytest

from engines.games.grid import image_finder
from engines.games.squares import SQUARES
from tests.sizes import FULL

POSITIONS = 9_364_904
"""Of squares, those at the end among them."""

IMAGES = cache(image_finder(SQUARES.symmetries))


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="takes minutes")
def test_positions_of_squares() -> None:
    """Squares has 9.36 million positions; images are counted without being looked at."""
    layer, count = {SQUARES.start}, 0
    while layer:
        count += sum(len(set(images(state))) for state in layer)
        moved = (SQUARES.after(s, move) for s in layer for move in SQUARES.legal_moves(s))
        layer = {min(images(state)) for state in moved}
    assert count == POSITIONS


def images(state: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the eight images of a state."""
    own, opponent = (IMAGES(mask) for mask in state)
    return list(zip(own, opponent, strict=True))
