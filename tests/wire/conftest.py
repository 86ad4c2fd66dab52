"""An arcade whose Discord is on the loopback and whose bot is a process."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire.arcade import Arcade
from tests.wire.payloads import ANN, BEN
from tests.wire.server import TOKEN, Discord


@pytest.fixture
async def closed_arcade(tmp_path: Path) -> AsyncIterator[Arcade]:
    """Return an arcade whose bot is not running yet; all that it ever did is looked through."""
    async with Discord().running() as discord:
        arcade = Arcade(discord, tmp_path)
        try:
            yield arcade
        finally:
            for run in arcade.runs:
                await run.kill()
    assert discord.chat.broken == []
    assert secrets_in(arcade) == []


@pytest.fixture
async def arcade(closed_arcade: Arcade) -> Arcade:
    """Return an arcade with the bot logged in."""
    await closed_arcade.log_in()
    return closed_arcade


def secrets_in(arcade: Arcade) -> list[str]:
    """Return what the log says that it must not: tokens, names, and tracebacks."""
    names = (name for who in (ANN, BEN) for name in (who.name, who.name.title()))
    forbidden = [TOKEN, *arcade.discord.chat.asked, *names, "Traceback"]
    return [text for text in forbidden if text in arcade.log]
