"""When the database fails, people are told so, and no acknowledged move is lost."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import start
from tests.store.sqlite.faults import damage, full_disk


@contextmanager
def locked(path: str) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def refused(world: World, board: ShownMessage, cell: int) -> None:
    before = str(board)
    said = (await board.press(world.ann, cell)).said
    assert said == "I couldn't save that just now. Nothing was lost; please try again in a moment."
    assert str(board) == before


@pytest.mark.parametrize(
    ("fault", "reason"), [(locked, "database is locked"), (full_disk, "disk I/O error")]
)
async def test_a_fault_that_goes(world: World, path: str, fault: object, reason: str) -> None:
    """While the store fails, presses are refused and logged; then they count, and none is lost."""
    board = await start(world.ann, difficulty="easy", mark="X")
    await board.press(world.ann, board.free[0])
    cell = board.free[0]
    with locked(path) if fault is locked else full_disk():
        await refused(world, board, cell)
        await refused(world, board, cell)
    assert re.fullmatch(rf"(store busy: interaction=.*error={reason}\n?){{2}}", world.log.take())
    before = str(board)
    await board.press(world.ann, cell)
    assert [mark for mark, old in zip(str(board), before, strict=True) if old != "."] == [
        old for old in before if old != "."
    ]
    assert str(board)[cell] == "X"


async def test_a_command_while_the_store_fails(world: World, path: str) -> None:
    """While the store fails, a command gets the same sentence as a press, and works afterwards."""
    with locked(path):
        result = await world.ann.slash("tictactoe start")
    assert "store busy" in world.log.take()
    assert result.said.startswith("I couldn't save that just now.")
    assert (await start(world.ann)).free


async def test_a_damaged_file(world: World, path: str) -> None:
    """A press on a damaged file is told that it does not count, and the log says why."""
    board = await start(world.ann, mark="X")
    damage(path, "matches")
    await world.restart()
    told = "I can't read my database, so that didn't count. Whoever runs me has to fix this."
    assert (await board.press(world.ann, 0)).said == told
    assert "store damaged: interaction=" in world.log.take()
