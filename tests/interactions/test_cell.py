import pytest

from tests.chat.messages import TAKEN
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import start

SILENT, DRAWN = 6, 7
"""First responses: the press has arrived, or the message is drawn again."""


async def test_a_press_is_answered_by_one_request(world: World) -> None:
    """One answer to the press shows the person's move and the bot's."""
    board = await start(world.ann, mark="X")
    before = len(world.session.requests)
    await board.press(world.ann, 0)
    assert len(world.session.requests) - before == 1
    assert (str(board).count("X"), str(board).count("O")) == (1, 1)


async def test_a_stale_board_is_brought_up_to_date(world: World) -> None:
    """A stranger's press on a board whose answer and edit failed shows the stored match, too."""
    board = await start(world.ann, mark="X")
    world.refuse("callback", 404, 10062)
    world.refuse("edit", 403, 50001)
    await board.press(world.ann, 0)
    assert str(board) == "........."
    assert "someone else's game" in (await board.press(world.ben, 8)).said
    assert (str(board)[0], str(board).count("X"), str(board).count("O")) == ("X", 1, 1)


def taken(board: ShownMessage) -> str:
    return next(str(it["custom_id"]) for it in board.cells if it["custom_id"].startswith(TAKEN))


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_mark_on_the_current_board(world: World, *, is_over: bool) -> None:
    """A press on a mark, or on a winning line, is acknowledged, and nothing else happens."""
    board = await start(world.ann, mark="X")
    await (board.play_out(world.ann) if is_over else board.press(world.ann, 4))
    before = board.message
    for person in (world.ann, world.ben):
        answer = await person.forge(board, taken(board))
        assert (answer.sent.kind, answer.said, board.message) == (SILENT, "", before)


async def test_a_mark_on_a_stale_board(world: World) -> None:
    """Anyone who presses a mark that an older board had is told that it has changed."""
    board = await start(world.ann, mark="X")
    await board.press(world.ann, 4)
    older = taken(board)
    await board.press(world.ann, board.free[0])
    assert "board changed" in (await world.ann.forge(board, older)).said


async def test_a_mark_on_a_former_board(world: World) -> None:
    """A press on a mark of a former board, which could not be replaced, draws it as it is."""
    board = await start(world.ann, mark="X")
    await board.press(world.ann, 4)
    mark = taken(board)
    world.refuse("edit", 403, 50001, times=2)
    again = (await world.ann.slash("tictactoe board")).shown
    assert (await world.ann.forge(board, mark)).sent.kind == DRAWN
    await again.press(world.ann, again.free[0])
    assert str(board) != str(again)
    assert "board changed" in (await world.ann.forge(board, mark)).said
    assert str(board) == str(again)
