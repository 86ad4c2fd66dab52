"""A bot of today starts with the database of the first release, and its games go on."""

from contextlib import closing
from datetime import UTC, datetime

import pytest

from tests.store.sqlite.versions import database_of_version
from tests.wire.board import Board
from tests.wire.people import Channel, Person
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

RELEASED = 2
"""The version of the database of release 0.1.0."""
PLAYER, CHANNEL, MESSAGE = Person(11, "eve"), Channel(31, guild_id=21), "41"
"""Who plays in the sample of that version, where, and the board's message."""


def write_old_database(world: World) -> None:
    """Write the sample of version 0.1.0 as the bot's database, with a live game of today."""
    now = int(datetime.now(UTC).timestamp() * 1000)
    with closing(database_of_version(RELEASED, str(world.file))) as connection:
        connection.execute("UPDATE matches SET changed_at = ? WHERE status = 'live'", (now,))


async def test_a_game_of_the_first_release(new_world: World) -> None:
    """A game that version 0.1.0 stored is shown with its moves and played to its end."""
    write_old_database(new_world)
    await new_world.log_in()
    old = Board(new_world.discord, new_world.file, MESSAGE, CHANNEL)
    board = await new_world.shown_again(old, PLAYER)
    assert (board.shown, board.is_true) == ("O...X....", True)
    while free := board.free:
        await board.press(free[0], PLAYER)
        assert board.is_true
    assert board.stored.status == "over"
    await new_world.stop()
