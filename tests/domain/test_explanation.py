import pytest

from bot.domain.explanation import Effect, MoveEffect, effect_of
from engines.games.classic import Board


@pytest.mark.parametrize(
    ("board", "cell", "effect"),
    [
        ("XX.OO....", 2, MoveEffect(Effect.WIN, 0)),
        ("XX...O..O", 2, MoveEffect(Effect.WIN, 0)),
        ("OO.XX....", 2, MoveEffect(Effect.BLOCK, 0)),
        ("X..XO....", 6, MoveEffect(Effect.BLOCK, 3)),
        ("..X.X..O.", 6, MoveEffect(Effect.BLOCK, 7)),
        ("X...O...X", 2, None),
        ("XO..O..X.", 6, MoveEffect(Effect.FORK)),
        (".........", 4, None),
    ],
)
def test_what_a_move_does(board: str, cell: int, effect: MoveEffect | None) -> None:
    """A move completes a line before it blocks one, and blocks one before it makes a fork."""
    assert effect_of(Board.parse(board), cell) == effect
