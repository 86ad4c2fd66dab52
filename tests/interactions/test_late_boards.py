"""What happens to boards whose deadline passed while the bot was off."""

import pytest

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import start

DAY = 86_400.0


async def left_alone(world: World) -> ShownMessage:
    """Return the board of a game against the bot in which four moves were made."""
    board = await start(world.ann, mark="X", difficulty="easy", engine="minimax")
    for _ in range(2):
        await board.press(world.ann, board.free[0])
    return board


async def test_a_board_that_is_not_redrawn_any_more(world: World) -> None:
    """Two days after its last move it still looks live; a press draws its end, and says so."""
    board = await left_alone(world)
    before = board.components
    await world.restart(after=2 * DAY + 1)
    assert board.components == before
    told = (await board.press(world.ann, board.free[0])).said
    assert told == "This game is over. Start another with `/tictactoe start`."
    assert "left the game" in board.text


@pytest.mark.parametrize("days", [1, 1.9])
async def test_a_board_whose_deadline_passed_lately(world: World, days: float) -> None:
    """Within a day after its deadline the board of an abandoned game is redrawn by itself."""
    board = await left_alone(world)
    await world.restart(after=days * DAY + 1)
    assert "left the game" in board.text
