"""A deletion of many matches, which takes longer than an answer, over real sockets."""

import sqlite3
from contextlib import closing

import pytest

from bot.store.sqlite.statements import at_once
from tests.chat.messages import text_of
from tests.chat.people import BEN, Person, another_person
from tests.chat.until import TIMEOUT, until
from tests.store.many_matches import copy_last
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

MANY = 20_000


async def play_many(world: World, person: Person) -> Board:
    """Have a person play many matches, and return a board; the bot is started again."""
    await world.log_in()
    board = await world.finished(person)
    await world.stop()
    with closing(sqlite3.connect(world.file)) as connection, connection:
        at_once(lambda db: copy_last(db, MANY))(connection)
    await world.log_in()
    return board


def matches_of(world: World, person: Person) -> int:
    """Return how many matches are stored of a person."""
    sql = "SELECT count(*) FROM matches WHERE ? IN (x_person, o_person)"
    with closing(sqlite3.connect(world.file, timeout=TIMEOUT)) as connection:
        return int(connection.execute(sql, (person.id,)).fetchone()[0])


async def test_killed_during_a_deletion(new_world: World) -> None:
    """Anyone who has many matches is told that it takes a while, and others play meanwhile.

    After kill -9 the next start finishes it.
    """
    world, person = new_world, another_person()
    board = await play_many(world, person)
    sent = await world.answered(await board.send("dd1:1", person))
    bens = await world.start(BEN)
    await bens.press(4, BEN)
    await world.kill()
    assert "I'm deleting your data" in text_of(world.discord.chat.messages[sent.message_id])
    assert bens.is_true
    assert 0 < matches_of(world, person) < MANY
    await world.log_in()
    await until(lambda: matches_of(world, person) == 0, "the end of the deletion")
