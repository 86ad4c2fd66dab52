"""`kill -9` at any moment: what was acknowledged is stored, and boards are brought level."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.sizes import times
from tests.wire.arcade import Arcade
from tests.wire.board import Board
from tests.wire.chat import Asked
from tests.wire.lives import Life
from tests.wire.steps import Death
from tests.wire.until import until

pytestmark = [pytest.mark.asyncio(loop_scope="package"), pytest.mark.slow]

LIVES, BOARDS = times(200), 6
LONGEST = 0.01
"""Seconds within which a life is killed after one of its answers: about what the next one takes."""

FEWEST_STEPS, PARTS = 40, 4
AFTER = 0.05
"""Seconds that a life is given to do what comes after the answer."""


async def end(arcade: Arcade, life: Life) -> None:
    """Kill a life and wait until Discord has noticed, and has carried out what was on its way."""
    life.kill()
    await until(lambda: not arcade.discord.gateway.ready, "the end of the bot's connection")
    await until(lambda: arcade.discord.is_quiet, "the requests on their way")


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


async def test_killed_at_any_moment(new_arcade: Arcade) -> None:
    """Killed ever again under load, the bot has every acknowledged move, and redraws what lags."""
    rng, boards, lagging = Random(7), list[Board](), 0
    for _ in range(LIVES):
        life = await new_arcade.live()
        await level(boards)
        boards = [board for board in boards if board.free]
        boards += [await new_arcade.start() for _ in range(BOARDS - len(boards))]
        presses = [await board.send(board.custom_id(rng.choice(board.free))) for board in boards]
        await some_answers(presses, rng.randrange(BOARDS))
        await asyncio.sleep(rng.uniform(0, LONGEST))
        await end(new_arcade, life)
        assert_nothing_is_lost(boards)
        assert_sound(new_arcade.file)
        lagging += sum(not board.is_true for board in boards)
    assert lagging > 0
    await end(new_arcade, await new_arcade.live())


async def some_answers(presses: list[Asked], count: int) -> None:
    """Wait until so many of the presses are answered, however long the bot takes for that."""
    await until(lambda: sum(press.is_answered for press in presses) >= count, "some answers")


@pytest.mark.parametrize("part", range(PARTS))
async def test_killed_between_any_two_steps(new_arcade: Arcade, part: int) -> None:
    """Killed at each step of a press in turn, the bot keeps the press whole or not at all.

    Each part takes the steps that the others leave out.
    """
    step, boards, died = part - PARTS + 1, list[Board](), True
    while died:
        step += PARTS
        life = await new_arcade.live(Death(step))
        await level(boards)
        board = boards[0] if boards and boards[0].free else await new_arcade.start()
        asked, boards = await board.send(board.custom_id(board.free[0])), [board]
        died = await dies(life, asked)
        await end(new_arcade, life)
        assert_nothing_is_lost([board])
        assert_sound(new_arcade.file)
    assert step > FEWEST_STEPS


async def dies(life: Life, asked: Asked) -> bool:
    """Return whether a life ends with a press, before its answer or a little after."""
    await until(lambda: asked.is_answered or not life.is_running, life.log)
    await asyncio.sleep(AFTER)
    return not life.is_running
