"""The settings of servers."""

import asyncio

import pytest

from bot.domain.limits import Pace
from bot.domain.preferences import ServerSettings
from bot.store.database import Database
from bot.store.upkeep.servers import ServerSettingsTable

pytestmark = pytest.mark.both_engines


async def test_several_managers_at_once(database: Database) -> None:
    """Managers who change different settings at the same time undo nothing of each other's."""
    table = ServerSettingsTable(database)
    changes: dict[str, str | bool] = {"difficulty": "hard", "pace": Pace.SLOW, "everywhere": False}
    await asyncio.gather(*(table.change(21, *change) for change in changes.items()))
    assert await table.find(21) == ServerSettings("hard", Pace.SLOW, everywhere=False)
    assert await table.find(22) == ServerSettings()


async def test_settings_of_a_newer_version(database: Database) -> None:
    """A value that this version does not know reads as the default; other settings are kept."""
    table = ServerSettingsTable(database)
    await table.change(21, "difficulty", "unheard-of")
    await table.change(21, "pace", "unheard-of")
    await table.change(21, "everywhere", value=False)
    await table.change(21, "language", "unheard-of")
    assert await table.find(21) == ServerSettings(everywhere=False)
    await table.change(21, "language", "en")
    assert await table.find(21) == ServerSettings(everywhere=False, language="en")
    await table.change(21, "language", None)
    assert await table.find(21) == ServerSettings(everywhere=False)
