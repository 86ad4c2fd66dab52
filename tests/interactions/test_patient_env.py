"""Anyone who acts in the simulated Discord waits for the bot, however slow the machine is."""

import asyncio
import time
from typing import Any

import pytest

from bot.services.matches import Matches
from bot.store.matches.deadlines import DeadlineTable
from tests.interactions.conftest import World, start

LIMIT = 0.01
SLOW = 10 * LIMIT
WEEK = 7 * 24 * 3600


def slow_down(where: type, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a method take much longer than SimCord by itself would wait."""
    method = getattr(where, name)

    async def slowly(*given: Any, **options: Any) -> Any:
        await asyncio.to_thread(time.sleep, SLOW)
        return await method(*given, **options)

    monkeypatch.setattr(where, name, slowly)


async def test_a_slow_press(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A press returns once the board shows the move."""
    board = await start(world, world.ann, mark="X")
    slow_down(Matches, "press", monkeypatch)
    world.env.settle_timeout = LIMIT
    await board.press(world.ann, 4)
    assert str(board)[4] == "X"


async def test_a_slow_job(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time has passed once the bot has done what was due by then."""
    board = await start(world, world.ann, mark="X")
    slow_down(DeadlineTable, "due", monkeypatch)
    world.env.settle_timeout = LIMIT
    await world.env.advance_time(WEEK)
    assert "Abandoned" in board.text
