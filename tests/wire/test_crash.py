"""After `kill -9` at any moment, acknowledged moves are stored and boards are redrawn."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from types import FrameType

import pytest
from discord import InteractionType

from bot.discord_internals.raw_response import post_response
from tests.chat.model import SentInteraction
from tests.chat.until import until
from tests.sizes import FULL, times
from tests.wire.board import Board
from tests.wire.kill_at_step import KillAtStep
from tests.wire.process import Process
from tests.wire.world import World

pytestmark = pytest.mark.slow

RUNS, BOARDS = times(200), 6
LONGEST = 0.01
"""The longest time from an answer to the kill, in seconds: about what the next answer takes."""

FEWEST_STEPS, STRIDE = 40, 1 if FULL else 10
AFTER = 0.05
"""How long a process may work after the answer, in seconds."""


async def end(world: World, process: Process) -> None:
    """Kill a process, and wait until Discord has noticed and answered the requests in flight."""
    process.kill()
    await until(lambda: not world.discord.gateway.ready, "the end of the bot's connection")
    await until(lambda: world.discord.is_quiet, "the requests in flight")


def assert_sound(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def assert_nothing_is_lost(boards: list[Board]) -> None:
    """Assert that every shown move of the person is stored, and at most one more."""
    for board in boards:
        shown, stored = board.shown, board.stored.board
        assert all(mark in (".", stored[cell]) for cell, mark in enumerate(shown)), (shown, stored)
        assert stored.count("X") <= shown.count("X") + 1


async def level(boards: list[Board]) -> None:
    await until(lambda: all(board.is_true for board in boards), "the boards to be up to date")


async def test_killed_at_any_moment(new_world: World) -> None:
    """After each of many kills under load, acknowledged moves are stored and boards redrawn."""
    rng, boards = Random(7), list[Board]()
    for _ in range(RUNS):
        process = await new_world.log_in()
        await level(boards)
        boards = [board for board in boards if board.free]
        boards += [await new_world.start() for _ in range(BOARDS - len(boards))]
        presses = [await board.send(board.custom_id(rng.choice(board.free))) for board in boards]
        await some_answers(presses, rng.randrange(BOARDS))
        await asyncio.sleep(rng.uniform(0, LONGEST))
        await end(new_world, process)
        assert_nothing_is_lost(boards)
        assert_sound(new_world.file)
    await end(new_world, await new_world.log_in())


async def some_answers(presses: list[SentInteraction], count: int) -> None:
    await until(lambda: sum(press.is_answered for press in presses) >= count, "some answers")


async def test_killed_between_any_two_steps(new_world: World) -> None:
    """Killed at any step of a press, the bot stores the press completely or not at all."""
    step, boards, died = 1 - STRIDE, list[Board](), True
    while died:
        step += STRIDE
        process = await new_world.log_in(KillAtStep(step))
        await level(boards)
        board = boards[0] if boards and boards[0].free else await new_world.start()
        sent, boards = await board.send(board.custom_id(board.free[0])), [board]
        died = await dies(process, sent)
        await end(new_world, process)
        assert_nothing_is_lost([board])
        assert_sound(new_world.file)
    assert step > FEWEST_STEPS


async def test_killed_before_the_answer(new_world: World) -> None:
    """The next start shows a move that was stored and never shown, and says why."""
    process = await new_world.log_in(KillAtStep(1, answers_a_press))
    board = await new_world.start()
    await board.send(board.custom_id(0))
    await until(lambda: not process.is_running, process.output)
    await end(new_world, process)
    assert not board.is_true
    await new_world.log_in()
    await new_world.logs("the last run did not stop cleanly")
    await level([board])


def answers_a_press(frame: FrameType) -> bool:
    is_answer = frame.f_code.co_name == post_response.__name__
    return is_answer and frame.f_locals["interaction"].type is InteractionType.component


async def dies(process: Process, sent: SentInteraction) -> bool:
    """Return whether a process ends during a press: before its answer or soon after."""
    await until(lambda: sent.is_answered or not process.is_running, process.output)
    await asyncio.sleep(AFTER)
    return not process.is_running
