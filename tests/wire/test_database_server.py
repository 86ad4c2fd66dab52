"""The bot as a process whose database is on a PostgreSQL server."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.postgres import Server
from tests.wire.database_proxy import DatabaseProxy, proxy_of
from tests.wire.until import until
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

BUSY = "I couldn't save that just now. Nothing was lost; please try again in a moment."


@pytest.fixture
def address(postgres: Server) -> Iterator[str]:
    """Return the address of a new database."""
    with postgres.database() as address:
        yield address


@pytest_asyncio.fixture(loop_scope="package")
async def door(address: str, new_world: World) -> AsyncIterator[DatabaseProxy]:
    """Return the door to the database of a bot that is logged in."""
    async with proxy_of(address) as door:
        new_world.database = door.address
        await new_world.log_in()
        yield door
        new_world.end_all()


async def test_a_game_goes_on_after_a_kill(door: DatabaseProxy, new_world: World) -> None:
    """A board from before the process was killed takes the next move."""
    board = await new_world.start()
    await board.press(4)
    await until(lambda: "X" in board.shown, "the move on the board")
    await new_world.kill()
    await new_world.log_in()
    before = board.shown
    sent = await board.press(board.free[0])
    assert sent.told == []
    await until(lambda: board.shown.count("X") == before.count("X") + 1, "the next move")


async def test_a_server_that_goes_and_comes_back(door: DatabaseProxy, new_world: World) -> None:
    """While it is gone, people who press are told so; once it is back, the same press counts."""
    board = await new_world.start()
    before = board.shown
    await door.close()
    sent = await board.press(4)
    assert await new_world.told(sent) == BUSY
    assert board.shown == before
    await door.open()
    assert (await board.press(4)).told == []
    await until(lambda: "X" in board.shown, "the move on the board")
