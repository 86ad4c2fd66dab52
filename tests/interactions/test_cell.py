import pytest

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.conftest import give_up, start

pytestmark = pytest.mark.both_engines

SUCCESS = 3


async def test_a_press_is_answered_by_one_request(world: World) -> None:
    """One answer to the press shows the person's move and the bot's."""
    board = await start(world, world.ann, mark="X")
    before = len(world.session.requests)
    await board.press(world.ann, 0)
    assert len(world.session.requests) - before == 1
    assert (str(board).count("X"), str(board).count("O")) == (1, 1)


async def test_a_match_is_played_to_its_end(world: World) -> None:
    """After the last move the board says how the match ended, and nobody can move."""
    board = await start(world, world.ann, difficulty="unbeatable")
    while board.free:
        await board.press(world.ann, board.free[0])
    assert {button["style"] for button in board.cells if not button["disabled"]} <= {SUCCESS}
    assert "wins with three in a row" in board.text or "a draw" in board.text


async def lose_an_answer(world: World, board: ShownMessage) -> None:
    """Have Ann make a move that is stored but never shown, since answer and edit both fail."""
    world.refuse("callback", 404, 10062)
    world.refuse("edit", 403, 50001)
    await board.press(world.ann, 0)


async def test_a_stale_board_is_brought_up_to_date(world: World) -> None:
    """A press on a stale board is refused, and the board shows the stored match."""
    board = await start(world, world.ann, mark="X")
    await lose_an_answer(world, board)
    assert str(board) == "........."
    result = await board.press(world.ann, 8)
    assert "board changed" in result.said
    assert (str(board)[0], str(board).count("X"), str(board).count("O")) == ("X", 1, 1)


async def test_a_stranger_updates_a_stale_board_too(world: World) -> None:
    """Any press brings a stale board up to date; the stranger is still refused."""
    board = await start(world, world.ann, mark="X")
    await lose_an_answer(world, board)
    result = await board.press(world.ben, 8)
    assert "someone else's game" in result.said
    assert str(board)[0] == "X"


async def test_a_press_on_a_match_that_is_over_says_so(world: World) -> None:
    """A stale board of a finished match is updated, and the person is told that it is over."""
    board = await start(world, world.ann, mark="X")
    world.refuse("edit", 403, 50001)
    await give_up(world, world.ann)
    assert len(board.free) == 9
    result = await board.press(world.ann, 0)
    assert "over" in result.said
    assert board.free == []


async def test_a_restart_syncs_no_command_again(world: World) -> None:
    """Commands that have not changed are sent to Discord only once."""
    await world.restart()
    puts = [it for it in world.session.requests if it.route == "commands"]
    assert len(puts) == 1
