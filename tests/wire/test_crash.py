"""`kill -9` at any moment: what was acknowledged is stored, and boards are brought level."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.sizes import times
from tests.wire.board import Board
from tests.wire.chat import SentInteraction
from tests.wire.forked_process import ForkedProcess
from tests.wire.kill_at_step import KillAtStep
from tests.wire.until import until
from tests.wire.world import World

pytestmark = [pytest.mark.asyncio(loop_scope="package"), pytest.mark.slow]

RUNS, BOARDS = times(200), 6
LONGEST = 0.01
"""Seconds within which a process is killed after an answer: about what the next answer takes."""

FEWEST_STEPS, PARTS = 40, 4
AFTER = 0.05
"""Seconds that a process is given to do what comes after the answer."""


async def end(world: World, process: ForkedProcess) -> None:
    """Kill a process, wait until Discord has noticed and has answered what was in flight."""
    process.kill()
    await until(lambda: not world.discord.gateway.ready, "the end of the bot's connection")
    await until(lambda: world.discord.is_quiet, "the requests on their way")


def assert_sound(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def assert_nothing_is_lost(boards: list[Board]) -> None:
    """Fail unless each move that was shown is stored, and at most one more of the person's is."""
    for board in boards:
        shown, stored = board.shown, board.stored.board
        assert all(mark in (".", stored[cell]) for cell, mark in enumerate(shown)), (shown, stored)
        assert stored.count("X") <= shown.count("X") + 1


async def level(boards: list[Board]) -> None:
    await until(lambda: all(board.is_true for board in boards), "the boards to be level")


async def test_killed_at_any_moment(new_world: World) -> None:
    """Killed ever again under load, the bot has every acknowledged move, and redraws what lags."""
    rng, boards, lagging = Random(7), list[Board](), 0
    for _ in range(RUNS):
        process = await new_world.fork()
        await level(boards)
        boards = [board for board in boards if board.free]
        boards += [await new_world.start() for _ in range(BOARDS - len(boards))]
        presses = [await board.send(board.custom_id(rng.choice(board.free))) for board in boards]
        await some_answers(presses, rng.randrange(BOARDS))
        await asyncio.sleep(rng.uniform(0, LONGEST))
        await end(new_world, process)
        assert_nothing_is_lost(boards)
        assert_sound(new_world.file)
        lagging += sum(not board.is_true for board in boards)
    assert lagging > 0
    await end(new_world, await new_world.fork())


async def some_answers(presses: list[SentInteraction], count: int) -> None:
    """Wait until so many of the presses are answered, however long the bot takes for that."""
    await until(lambda: sum(press.is_answered for press in presses) >= count, "some answers")


@pytest.mark.parametrize("part", range(PARTS))
async def test_killed_between_any_two_steps(new_world: World, part: int) -> None:
    """Killed at each step of a press in turn, the bot keeps the press whole or not at all.

    Each part takes the steps that the others leave out.
    """
    step, boards, died = part - PARTS + 1, list[Board](), True
    while died:
        step += PARTS
        process = await new_world.fork(KillAtStep(step))
        await level(boards)
        board = boards[0] if boards and boards[0].free else await new_world.start()
        sent, boards = await board.send(board.custom_id(board.free[0])), [board]
        died = await dies(process, sent)
        await end(new_world, process)
        assert_nothing_is_lost([board])
        assert_sound(new_world.file)
    assert step > FEWEST_STEPS


async def dies(process: ForkedProcess, sent: SentInteraction) -> bool:
    """Return whether a process ends with a press, before its answer or a little after."""
    await until(lambda: sent.is_answered or not process.is_running, process.log)
    await asyncio.sleep(AFTER)
    return not process.is_running
