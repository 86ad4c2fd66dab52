"""A bot whose database is copied to a PostgreSQL server, and back: its boards go on."""

from collections.abc import Iterator

import pytest

from tests.chat.people import ANN, BEN
from tests.chat.until import until
from tests.postgres import Server
from tests.wire.board import Board
from tests.wire.command import run_command
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


@pytest.fixture
def server(postgres: Server) -> Iterator[str]:
    """Return the address of an empty database on a server."""
    with postgres.empty_database() as address:
        yield address


async def copy_to(world: World, url: str) -> None:
    """Stop the bot, copy its database as a host does, and start the bot with the copy."""
    await world.stop()
    copied = await run_command(world, "copy-to", url)
    assert copied.status == 0, copied
    world.database = "" if url.startswith("sqlite") else url
    await world.log_in()


async def play(board: Board, x: int, o: int) -> None:
    """Have Ann and then Ben press a cell of the board that is on their screen."""
    for person, cell, mark in ((ANN, x, "X"), (BEN, o, "O")):
        assert (await board.press(cell, person)).told == []
        await until(lambda cell=cell, mark=mark: board.shown[cell] == mark, "the move")  # type: ignore[misc]


async def test_a_game_goes_on(server: str, new_world: World) -> None:
    """The buttons of a board work on after the move to a server, and after the move back."""
    await new_world.log_in()
    board = await new_world.start_between(ANN, BEN)
    await play(board, 0, 3)
    await copy_to(new_world, server)
    await play(board, 1, 4)
    new_world.file.rename(new_world.folder / "former.db")
    await copy_to(new_world, f"sqlite:///{new_world.file}")
    assert (await board.press(2)).told == []
    assert (board.shown, board.is_true, board.stored.status) == ("XXXOO....", True, "over")
