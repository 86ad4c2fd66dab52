"""An arcade whose Discord is on the loopback and whose bot is a process."""

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
    """Return an arcade with an empty folder, whose bot does not run yet."""
    async with Discord().running() as discord:
        arcade = Arcade(discord, folder, program=program)
        try:
            yield arcade
        finally:
            await arcade.end_all()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def lasting_arcade(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arcade]:
    """Return the arcade that the tests share, since the start of a process takes its time."""
    async with arcade_in(tmp_path_factory.mktemp("arcade")) as arcade:
        yield arcade


@pytest_asyncio.fixture(loop_scope="package")
async def arcade(lasting_arcade: Arcade) -> AsyncIterator[Arcade]:
    """Return the shared arcade with the bot logged in; what a test did there is looked through."""
    if not lasting_arcade.is_open:
        await lasting_arcade.log_in()
    logged = len(lasting_arcade.log)
    yield lasting_arcade
    look_through(lasting_arcade, logged)


@pytest_asyncio.fixture(loop_scope="package")
async def new_arcade(tmp_path: Path) -> AsyncIterator[Arcade]:
    """Return an arcade of a test's own, whose bot does not run yet."""
    async with arcade_in(tmp_path) as arcade:
        yield arcade
    look_through(arcade)


def look_through(arcade: Arcade, logged: int = 0) -> None:
    """Fail for what Discord would have refused, and for what the log must not say."""
    broken, arcade.discord.chat.broken = arcade.discord.chat.broken, []
    assert broken == []
    log, people = arcade.log[logged:], (ANN, BEN)
    names = [name for who in people for name in (who.name, who.name.title())]
    forbidden = [TOKEN, *arcade.discord.chat.asked, *names, "Traceback"]
    assert [text for text in forbidden if text in log] == [], log
