"""If discord.py is not as expected, the bot uses its public API and logs one warning."""

import logging

import discord
import discord.http
import discord.shard
import discord.utils
import discord.webhook.async_
import pytest

from bot.discord_internals.contract import PRIVATE_NAMES, place_of
from bot.discord_internals.install import install
from bot.discord_internals.json_codec import loads
from tests.chat.clock import run_simulated
from tests.discord_internals.offline_client import PRESS, OfflineClient, offline_client
from tests.hostile.storm import weather

MADE_OF_IDS = "Interaction(data=…, state=…)"
NAMES = [name for name in PRIVATE_NAMES if not name.startswith("Client.") and name != MADE_OF_IDS]
"""Those that do not belong to a client's connection."""


def warnings_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        r.getMessage()
        for r in caplog.records
        if r.name == "noughts" and r.levelno >= logging.WARNING
    ]


def is_slim(client: OfflineClient) -> bool:
    return client._connection.parsers["INTERACTION_CREATE"].__name__ == "parse_slim"


async def test_an_expected_discord_py(caplog: pytest.LogCaptureFixture) -> None:
    """With the installed discord.py no warning is logged, and presses have no message."""
    async with offline_client(fast_path=True) as client:
        client.receive(PRESS)
        await client.wait_until_idle()
    assert client.interactions[0].message is None
    assert warnings_in(caplog) == []


async def test_switched_off() -> None:
    """Without the fast path discord.py builds the presses, and the JSON codec is installed."""
    async with offline_client(fast_path=False) as client:
        client.receive(PRESS)
        await client.wait_until_idle()
    assert client.interactions[0].message is not None
    assert discord.utils._from_json is loads


@pytest.mark.parametrize("name", NAMES)
async def test_a_missing_name(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One warning contains the missing name, and discord.py's own parser stays."""
    async with offline_client(fast_path=False) as client:
        caplog.clear()
        with monkeypatch.context() as gone:
            gone.delattr(*place_of(name.removesuffix("._max"), client))
            install(client)
        (warning,) = warnings_in(caplog)
        assert name in warning
        assert not is_slim(client)


@pytest.mark.parametrize("name", [name for name in PRIVATE_NAMES if name.startswith("Client.")])
async def test_a_connection_of_another_shape(name: str, caplog: pytest.LogCaptureFixture) -> None:
    """One warning contains the name that is missing or different in the client's connection."""
    client = OfflineClient()
    caplog.clear()
    delattr(*place_of(name, client))
    install(client)
    (warning,) = warnings_in(caplog)
    assert name in warning


async def test_an_interaction_of_another_shape(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One warning is logged if an interaction cannot be built from ids."""
    async with offline_client(fast_path=False) as client:
        caplog.clear()
        with monkeypatch.context() as other:
            other.setattr(discord.Interaction, "_from_data", lambda *_: None)
            install(client)
        (warning,) = warnings_in(caplog)
        assert MADE_OF_IDS in warning
        assert not is_slim(client)


def test_people_play_on(
    path: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that cannot use the fast path still answers everybody."""
    monkeypatch.setitem(PRIVATE_NAMES, "InteractionResponse._parent", lambda _: False)
    run_simulated(weather(path, 3, 500))
    assert warnings_in(caplog)[0].endswith("missing=InteractionResponse._parent")
