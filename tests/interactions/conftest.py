"""A server with the real bot in it, and people who play."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import datetime
from pathlib import Path
from random import Random
from typing import cast

import pytest

import tests.chat.world
from bot.app.wiring import Options
from bot.services.engine_pool import EnginePool
from bot.services.engine_processes import EngineProcesses
from tests.chat.actors import Actor
from tests.chat.clock import SimulatedLoop
from tests.chat.in_process import answer_here
from tests.chat.people import MANAGER, MANAGERS
from tests.chat.watched import WatchedChat
from tests.chat.world import World

Loops = Mapping[str, Callable[[], asyncio.AbstractEventLoop]]


def pytest_asyncio_loop_factories(item: pytest.Function) -> Loops:
    return {"usual": SimulatedLoop if "world" in item.fixturenames else asyncio.new_event_loop}


@pytest.fixture
def path(tmp_path: Path, empty_file: Path) -> str:
    return str(shutil.copy(empty_file, tmp_path / "noughts.db"))


@pytest.fixture
def pause() -> float:
    return 0.0


@pytest.fixture
def now() -> Callable[[], datetime]:
    return tests.chat.world.now


@pytest.fixture
def fast_path() -> bool:
    """Return whether the bot answers on the fast path, and not with discord.py alone."""
    return True


@pytest.fixture
async def world(
    with_tables: str,
    pause: float,
    fast_path: bool,
    now: Callable[[], datetime],
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[World]:
    def options() -> Options:
        # Beside other tests there may be no time that nobody else needs.
        pool = EnginePool(stand_back=False)
        return Options(now=now, rng=Random(5), pause=pause, pool=pool)

    monkeypatch.setattr(EngineProcesses, "answer", answer_here)
    world = World(WatchedChat(), options, with_tables, fast_path=fast_path)
    with cast("SimulatedLoop", asyncio.get_running_loop()).counting_databases():
        await world.start()
        try:
            yield world
        finally:
            await world.stop()


@pytest.fixture
def owner(world: World) -> Actor:
    return world.someone("olga", permissions=MANAGER, roles=(MANAGERS.id,))
