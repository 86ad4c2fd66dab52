"""A game that goes in circles can last for thousands of moves."""

import pytest

from engines.games.vanish import VANISH
from engines.games.variants import position_after
from tests.hostile.whole_games import circling_game

LONG = 2_100


@pytest.mark.slow
def test_a_game_of_thousands_of_moves() -> None:
    """Its position is found from only the moves, as after a restart."""
    moves = circling_game(LONG)
    position_after.cache_clear()
    position = position_after(VANISH.name, moves)
    assert position.moves == moves
    assert position.outcome is None
