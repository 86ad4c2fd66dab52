"""Worlds for tests: Discord is a server on the loopback interface, and the bot is a process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from tests.chat.ids import TOKEN
from tests.chat.people import ANN, BEN
from tests.wire.process import CHECKOUT, Program
from tests.wire.server import Discord
from tests.wire.world import World


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have the tests of this folder share a loop, in which their world runs."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.asyncio(loop_scope="package"), append=False)


@asynccontextmanager
async def world_in(folder: Path, program: Program = CHECKOUT) -> AsyncIterator[World]:
    async with Discord().running() as discord:
        world = World(discord, folder, program=program)
        try:
            yield world
        finally:
            world.end_all()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def shared_world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    """Return a world that the tests share, since it takes long to start a process."""
    async with world_in(tmp_path_factory.mktemp("world")) as world:
        yield world


@pytest_asyncio.fixture(loop_scope="package")
async def world(shared_world: World) -> AsyncIterator[World]:
    """Return the shared world with the bot logged in, and check afterwards what the test did."""
    if not shared_world.is_open:
        await shared_world.log_in()
    logged = len(shared_world.log)
    yield shared_world
    look_through(shared_world, logged)


@pytest_asyncio.fixture(loop_scope="package")
async def new_world(tmp_path: Path) -> AsyncIterator[World]:
    async with world_in(tmp_path) as world:
        yield world
    look_through(world)


def look_through(world: World, logged: int = 0) -> None:
    """Assert that Discord refuses nothing the bot sent, and that the log holds no secrets."""
    broken, world.discord.chat.broken = world.discord.chat.broken, []
    assert broken == []
    log, people = world.log[logged:], (ANN, BEN)
    names = [name for who in people for name in (who.name, who.name.title())]
    forbidden = [TOKEN, *world.discord.chat.sent, *names, "Traceback"]
    assert [text for text in forbidden if text in log] == [], log
