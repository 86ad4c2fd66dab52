"""The processes in which engines think may be killed at any moment of a press."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from functools import partial
from random import Random

import pytest

from tests.chat.model import SentInteraction
from tests.chat.stored_match import Stored
from tests.chat.until import until
from tests.child_processes import HAS_PROC, children_of
from tests.sizes import times
from tests.wire.board import Board
from tests.wire.test_games_killed import LONGEST, killed, pressed
from tests.wire.world import World

pytestmark = [pytest.mark.asyncio(loop_scope="package"), pytest.mark.slow]

DEATHS = times(100)


@pytest.mark.skipif(not HAS_PROC, reason="reads /proc")
async def test_the_death_of_an_engine_process(new_world: World) -> None:
    """Killed at any moment, an engine's process is replaced, or the person is told to try again."""
    rng, process, deaths = Random(7), await new_world.log_in(), 0
    board = await new_world.start(variant="vanish", difficulty="unbeatable")
    for _ in range(DEATHS):
        if not board.free:
            board = await new_world.start(variant="vanish", difficulty="unbeatable")
        before, sent = board.stored, await pressed(board, rng)
        await asyncio.sleep(rng.uniform(0, LONGEST))
        deaths += kill_all(children_of(process.pid))
        await until(partial(is_answered, sent, board, before), process.output)
        assert bool(sent.told) == (board.stored == before)
    assert deaths > 0
    await killed(new_world, process)


def is_answered(sent: SentInteraction, board: Board, before: Stored) -> bool:
    """Return whether a press is refused, or stored and shown."""
    return bool(sent.told) or (board.stored != before and board.is_true)


def kill_all(pids: list[int]) -> int:
    """Kill some processes; return how many there are."""
    for pid in pids:
        # One may have ended with the one before, which had started it.
        if sys.platform != "win32":
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    return len(pids)
