"""What happens to games whose engine only a later version has."""

import re
import sqlite3
from contextlib import closing

import asyncpg
import pytest

from tests.chat.world import World
from tests.interactions.games import give_up, start

TO_COME = ("minimax:5", "tree:7", "oracle:3")
_AS_STORED = "UPDATE matches SET o_engine = '{}', o_level = '{}', seed = 7"
_MATCHES = "SELECT o_engine, status, moves, revision FROM matches ORDER BY id"
_RESULTS = "SELECT DISTINCT opponent_points, opponent_deviation FROM results"


async def query(path: str, sql: str) -> list[tuple[object, ...]]:
    """Run SQL on the database beside the bot, and return the rows."""
    if not path.startswith("postgresql:"):
        with closing(sqlite3.connect(path)) as connection, connection:
            return connection.execute(sql).fetchall()
    raw = await asyncpg.connect(path)
    try:
        return [tuple(row) for row in await raw.fetch(sql)]
    finally:
        await raw.close()


@pytest.mark.parametrize("spec", TO_COME)
async def test_a_live_game_of_a_level_to_come(world: World, with_tables: str, spec: str) -> None:
    """An older process says privately that it does not know the engine, and changes nothing."""
    board = await start(world.ann, variant="squares", difficulty="unbeatable", mark="X")
    await query(with_tables, _AS_STORED.format(spec, "medium"))
    await world.restart()
    before = await query(with_tables, _MATCHES)
    question = (await world.ann.slash("tictactoe resign")).shown
    resigned = await world.ann.click(question, "Resign")
    for refused in (resigned, await board.press(world.ann, board.free[0])):
        assert re.search(r"being updated.*Nothing has changed", refused.said)
    assert await query(with_tables, _MATCHES) == before
    assert await query(with_tables, _RESULTS) == []


async def test_a_rematch_of_a_level_to_come(world: World, with_tables: str) -> None:
    """It is refused as well, and the next level down is not."""
    board = await start(world.ann, variant="squares", difficulty="hard", mark="O")
    await give_up(world.ann)
    await query(with_tables, _AS_STORED.replace("o_", "x_").format("minimax:5", "hard"))
    assert "being updated" in (await world.ann.click(board, "Play again")).said
    assert len(await query(with_tables, _MATCHES)) == 1
    assert "Noughts (medium)" in (await world.ann.click(board, "Easier")).shown.text
