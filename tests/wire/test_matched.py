"""The engine that is matched to a person: in a server, in direct messages and after a restart."""

import re
import sqlite3
from contextlib import closing

import pytest

from tests.chat.messages import text_of
from tests.chat.people import Person, another_channel, another_person
from tests.wire.board import Board
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

SKILL = re.compile(r"played at a skill of about (\d+) out of 100\. Unrated\.")


async def play(board: Board, person: Person) -> int:
    """Press free cells until the match is over, and return about which skill the board tells."""
    while board.free:
        await board.press(board.free[0], person)
    said = SKILL.search(text_of(board.message))
    assert said, text_of(board.message)
    return int(said[1])


def last_engine(world: World) -> tuple[str, int]:
    """Return the engine of the newest match as it is stored, and whether that match is rated."""
    sql = "SELECT coalesce(x_engine, o_engine), rated FROM matches ORDER BY id DESC LIMIT 1"
    with closing(sqlite3.connect(world.file)) as connection:
        engine, rated = connection.execute(sql).fetchone()
    return engine, rated


@pytest.mark.parametrize("variant", ["classic", "drop"])
async def test_the_skill_follows_the_results(world: World, variant: str) -> None:
    """In a server, after a restart and in direct messages, a result changes the next skill."""
    person = another_person()
    board = await world.start(person, difficulty="matched", variant=variant)
    assert "(adaptive)" in text_of(board.message)
    assert not SKILL.search(text_of(board.message))
    assert last_engine(world) == ("matched:24", 0)
    assert await play(board, person) == 20
    expected, told = {"X": (27, 30), "O": (21, 20), None: (24, 20)}[board.stored.winner]
    await world.stop()
    await world.log_in()
    direct = await world.start(person, another_channel(None), difficulty="matched", variant=variant)
    assert last_engine(world) == (f"matched:{expected}", 0)
    assert await play(direct, person) == told
