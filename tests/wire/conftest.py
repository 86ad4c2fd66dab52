"""Worlds for tests: Discord is a server on the loopback interface, and the bot is a process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from tests.wire.arcade import Arcade
from tests.wire.ids import TOKEN
from tests.wire.people import ANN, BEN
from tests.wire.process import CHECKOUT, Program
from tests.wire.server import Discord


@asynccontextmanager
async def arcade_in(folder: Path, program: Program = CHECKOUT) -> AsyncIterator[Arcade]:
    """Create a world with an empty folder, in which the bot does not run yet."""
    async with Discord().running() as discord:
        arcade = Arcade(discord, folder, program=program)
        try:
            yield arcade
        finally:
            await arcade.end_all()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def lasting_arcade(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arcade]:
    """Return a world that the tests share, since it takes long to start a process."""
    async with arcade_in(tmp_path_factory.mktemp("arcade")) as arcade:
        yield arcade


@pytest_asyncio.fixture(loop_scope="package")
async def arcade(lasting_arcade: Arcade) -> AsyncIterator[Arcade]:
    """Return the shared world with the bot logged in, and check afterwards what the test did."""
    if not lasting_arcade.is_open:
        await lasting_arcade.log_in()
    logged = len(lasting_arcade.log)
    yield lasting_arcade
    look_through(lasting_arcade, logged)


@pytest_asyncio.fixture(loop_scope="package")
async def new_arcade(tmp_path: Path) -> AsyncIterator[Arcade]:
    """Return a world for one test, in which the bot does not run yet."""
    async with arcade_in(tmp_path) as arcade:
        yield arcade
    look_through(arcade)


def look_through(arcade: Arcade, logged: int = 0) -> None:
    """Assert that Discord refuses nothing the bot sent, and that the log holds no secrets."""
    broken, arcade.discord.chat.broken = arcade.discord.chat.broken, []
    assert broken == []
    log, people = arcade.log[logged:], (ANN, BEN)
    names = [name for who in people for name in (who.name, who.name.title())]
    forbidden = [TOKEN, *arcade.discord.chat.asked, *names, "Traceback"]
    assert [text for text in forbidden if text in log] == [], log
