"""What happens to games whose engine only a later version has."""

import re

import pytest

from tests.chat.world import World
from tests.interactions.games import give_up, start
from tests.interactions.stored import query, rows

_AS_STORED = "UPDATE matches SET {0}_engine = ?, {0}_level = ?, seed = 7"
_MATCHES = "SELECT o_engine, status, moves, revision FROM matches ORDER BY id"


@pytest.mark.parametrize("spec", ["minimax:5", "tree:7", "oracle:3"])
async def test_a_live_game_of_a_level_to_come(world: World, path: str, spec: str) -> None:
    """An older process says privately that it does not know the engine, and changes nothing."""
    board = await start(world.ann, variant="squares", difficulty="unbeatable", mark="X")
    query(path, _AS_STORED.format("o"), spec, "medium")
    await world.restart()
    before = query(path, _MATCHES)
    question = (await world.ann.slash("tictactoe resign")).shown
    resigned = await world.ann.click(question, "Yes, resign")
    for refused in (resigned, await board.press(world.ann, board.free[0])):
        assert re.search(r"being updated.*Nothing has changed", refused.said)
    assert (query(path, _MATCHES), rows(path, "results")) == (before, 0)


async def test_a_rematch_of_a_level_to_come(world: World, path: str) -> None:
    """It is refused as well, and the next level down is not."""
    board = await start(world.ann, variant="squares", difficulty="hard", mark="O")
    await give_up(world.ann)
    query(path, _AS_STORED.format("x"), "minimax:5", "hard")
    assert "being updated" in (await world.ann.click(board, "Play again")).said
    assert rows(path, "matches") == 1
    assert "Noughts (medium)" in (await world.ann.click(board, "Easier")).shown.text
