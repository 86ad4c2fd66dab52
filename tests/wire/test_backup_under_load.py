"""A backup that is made while many people play, restoring it, and going back."""

import asyncio

import pytest

from tests.chat.until import until
from tests.wire.board import Board
from tests.wire.command import Ended, run_command
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

PLAYERS, GAMES_BEFORE = 8, 16


async def play(world: World, boards: list[Board], enough: asyncio.Event) -> None:
    """Play one game after another, each in its own channel, and add their boards to `boards`."""
    while not enough.is_set():
        board = await world.start()
        boards.append(board)
        while free := board.free:
            await board.press(free[0])


async def back_up_under_load(world: World) -> tuple[dict[str, str], list[Board]]:
    """Make a backup while people play.

    Return what people saw when it began, by message, and all boards until some time after it.
    """
    boards, enough = list[Board](), asyncio.Event()
    async with asyncio.TaskGroup() as players:
        for _ in range(PLAYERS):
            players.create_task(play(world, boards, enough))
        await until(lambda: len(boards) > GAMES_BEFORE, "some games")
        seen = {board.message_id: board.shown for board in boards}
        done(await run_command(world, "backup", "copy.db"))
        games = len(boards)
        await until(lambda: len(boards) > games, "a game after the backup")
        enough.set()
    return seen, boards


def done(command: Ended) -> None:
    assert command.status == 0, command


def holds(shown: str, stored: str) -> bool:
    """Return whether every mark that people see is stored."""
    return all(mark in (".", its) for mark, its in zip(shown, stored, strict=True))


async def test_nothing_is_lost(new_world: World) -> None:
    """A backup has each move shown before it; the replaced database has each move of all."""
    await new_world.log_in()
    seen, boards = await back_up_under_load(new_world)
    await new_world.stop()
    done(await run_command(new_world, "restore", "copy.db"))
    earlier = [board for board in boards if board.message_id in seen]
    assert all(holds(seen[board.message_id], board.stored.board) for board in earlier)
    (replaced,) = new_world.folder.glob("noughts.db.replaced-*Z")
    done(await run_command(new_world, "restore", str(replaced)))
    assert [board for board in boards if not board.is_true] == []
    await new_world.log_in()
    await (board := await new_world.start()).press(board.free[0])
    assert board.is_true
