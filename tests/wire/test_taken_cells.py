"""Presses on cells where nobody can move: they show nothing, unless the board is a stale one."""

import pytest

from tests.chat.faults import refused
from tests.chat.messages import TAKEN
from tests.chat.model import SentInteraction
from tests.chat.people import ANN, Person, another_person
from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

SILENT = 6
"""The first response that only tells Discord that the press has arrived."""
DRAWN = 7
OUTSIDE = {"code": 50001, "message": "Missing Access"}


def taken(board: Board) -> str:
    """Return the custom id of a cell with a mark, as people see it now."""
    return next(it for it in map(board.custom_id, range(9)) if it.startswith(TAKEN))


async def is_silent(world: World, board: Board, sent: SentInteraction) -> None:
    """Wait until a press is acknowledged, and check that it showed nothing."""
    before = board.message
    await world.answered(sent)
    assert sent.kind == SILENT
    assert sent.told == []
    assert board.message == before


@pytest.mark.parametrize("who", [ANN, another_person()], ids=["player", "stranger"])
async def test_on_the_current_board(world: World, who: Person) -> None:
    """A press on a mark of the current board is acknowledged, and nothing else happens."""
    board = await world.start()
    await board.press(4)
    await is_silent(world, board, await board.send(taken(board), who))
    assert board.stored.revision == 1


async def test_on_the_winning_line(world: World) -> None:
    """After the end, too, a press on the line that shines says nothing."""
    board = await world.start()
    while board.free:
        await board.press(board.free[0])
    await is_silent(
        world, board, await board.send(f"i1:{board.match_id}:{board.stored.revision}:0")
    )


async def test_on_a_stale_board(world: World) -> None:
    """A press on a mark of an older board brings it up to date, and the person is told."""
    board = await world.start()
    await board.press(4)
    older = taken(board)
    await board.press(board.free[0])
    sent = await board.send(older)
    assert "board changed" in await world.told(sent)
    assert board.is_true


async def test_on_a_former_board(world: World) -> None:
    """A press on a mark of a former board, which could not be replaced, draws it as it is."""
    board = await world.start()
    await board.press(4)
    mark = taken(board)
    for _ in range(2):
        world.discord.faults.next("edit", refused(403, OUTSIDE))
    again = await world.shown_again(board)
    await again.press(again.free[0])
    await until(lambda: world.discord.is_quiet, "the end of the edits")
    assert not board.is_true
    assert "board changed" in await world.told(await board.send(mark))
    assert board.is_true


async def test_on_another_board_of_the_same_match(world: World) -> None:
    """A press on a mark of a board that a newer one should have replaced is answered by drawing."""
    board = await world.start()
    await board.press(4)
    for _ in range(2):
        world.discord.faults.next("edit", refused(403, OUTSIDE))
    await world.shown_again(board)
    sent = await world.answered(await board.send(taken(board)))
    assert sent.kind == DRAWN
    assert board.is_true
