"""After `kill -9` at any moment of any game, every shown move is stored and the board goes on."""

import asyncio
from random import Random

import pytest

from engines.games.variants import SOLVED_GAMES
from tests.chat.faults import late
from tests.chat.stored_match import Stored
from tests.chat.until import until
from tests.child_processes import HAS_PROC, children_of, is_running, raise_priority
from tests.sizes import FULL, times
from tests.wire.board import Board
from tests.wire.process import Process
from tests.wire.test_crash import assert_sound, end, level
from tests.wire.world import World

pytestmark = pytest.mark.slow

SEARCHED = sorted(SOLVED_GAMES.keys() - {"classic"}) if FULL else ("vanish",)
"""The games in which engines think in their own processes."""
RUNS = times(20)
LONGEST = 0.4
"""The longest time from a press to the kill, in seconds: about what a first answer takes."""


async def killed(world: World, process: Process) -> None:
    """Kill the bot, and wait until the processes in which its engines think have ended too."""
    engines = children_of(process.pid) if HAS_PROC else []
    await end(world, process)
    await until(lambda: not any(map(_goes_on, engines)), f"the end of {engines}")


def _goes_on(engine: int) -> bool:
    raise_priority(engine)  # each time: one that has just begun may lower its own after this
    return is_running(engine)


@pytest.mark.parametrize("variant", SEARCHED)
async def test_killed_while_an_engine_thinks(new_world: World, variant: str) -> None:
    """Killed at any moment, the bot has stored a press with its answer or not at all, as shown."""
    rng, process = Random(7), await new_world.log_in()
    board = await new_world.start(variant=variant)
    for _ in range(RUNS):
        board = board if board.free else await new_world.start(variant=variant)
        new_world.discord.faults.next("own-edit", late(LONGEST))
        before = board.stored
        await board.send(board.custom_id(rng.choice(board.free)))
        await asyncio.sleep(rng.uniform(0, LONGEST))
        await killed(new_world, process)
        assert_whole(before, board)
        assert_sound(new_world.file)
        process = await new_world.log_in()
        await level([board])
    await killed(new_world, process)


def assert_whole(before: Stored, board: Board) -> None:
    """Assert that a press counts with its answer or not at all, and is stored if it is shown."""
    after = board.stored
    assert after.moves[: len(before.moves)] == before.moves
    is_whole = len(after.moves) == len(before.moves) + 2 or after.status == "over"
    assert after == before or is_whole
    assert board.shown in (before.board, after.board)
