"""A deletion of many matches, which takes longer than an answer, over real sockets."""

import sqlite3
from contextlib import closing

import pytest

from bot.store.sqlite.statements import at_once
from tests.chat.messages import text_of
from tests.chat.people import ANN, Person, another_person
from tests.chat.until import TIMEOUT, until
from tests.store.many_matches import copy_last
from tests.wire.test_public_first import delete_all
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

MANY = 20_000


async def play_many(world: World, person: Person) -> None:
    """Have a person play many matches; the bot is started again."""
    if not world.is_open:
        await world.log_in()
    board = await world.start(person)
    while board.stored.status == "live":
        await board.press(board.free[0], person)
    await world.stop()
    with closing(sqlite3.connect(world.file)) as connection, connection:
        at_once(lambda db: copy_last(db, MANY))(connection)
    await world.log_in()


def matches_of(world: World, person: Person) -> int:
    """Return how many matches are stored of a person."""
    sql = "SELECT count(*) FROM matches WHERE ? IN (x_person, o_person)"
    with closing(sqlite3.connect(world.file, timeout=TIMEOUT)) as connection:
        return int(connection.execute(sql, (person.id,)).fetchone()[0])


async def test_killed_during_a_deletion(new_world: World) -> None:
    """Anyone who has many matches is told that it takes a while; the next start finishes it."""
    person = another_person()
    await play_many(new_world, person)
    sent = await new_world.answered(await delete_all(new_world, person))
    await new_world.kill()
    assert "I'm deleting your data" in text_of(new_world.discord.chat.messages[sent.message_id])
    assert 0 < matches_of(new_world, person) < MANY
    await new_world.log_in()
    await until(lambda: matches_of(new_world, person) == 0, "the end of the deletion")


async def test_presses_beside_a_deletion(new_world: World) -> None:
    """Others start matches and play while a long deletion goes on, and it ends by itself."""
    person = another_person()
    await play_many(new_world, person)
    await new_world.answered(await delete_all(new_world, person))
    board = await new_world.start(ANN)
    await board.press(4)
    assert matches_of(new_world, person) > 0
    assert board.is_true
    await until(lambda: matches_of(new_world, person) == 0, "the end of the deletion")
