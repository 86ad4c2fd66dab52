"""If discord.py is not as expected, the bot uses its public API and logs one warning."""

import logging
from typing import Any

import discord
import discord.http
import discord.shard
import discord.utils
import discord.webhook.async_
import pytest
from discord import app_commands
from discord.gateway import DiscordWebSocket

from bot.discord_internals.contract import PRIVATE_NAMES
from bot.discord_internals.install import install
from bot.discord_internals.json_codec import loads
from tests.discord_internals.offline_client import PRESS, OfflineClient, offline_client
from tests.hostile.simulated_clock import run_simulated
from tests.hostile.storm import weather

OWNERS: dict[str, tuple[object, str]] = {
    "CommandTree._from_interaction": (app_commands.CommandTree, "_from_interaction"),
    "CommandTree._call": (app_commands.CommandTree, "_call"),
    "Interaction._permissions": (discord.Interaction, "_permissions"),
    "Interaction._session": (discord.Interaction, "_session"),
    "InteractionResponse._parent": (discord.InteractionResponse, "_parent"),
    "InteractionResponse._response_type": (discord.InteractionResponse, "_response_type"),
    "AllowedMentions.to_dict": (discord.AllowedMentions, "to_dict"),
    "gateway.DiscordWebSocket.received_message": (DiscordWebSocket, "received_message"),
    "gateway.DiscordWebSocket.poll_event": (DiscordWebSocket, "poll_event"),
    "shard.DiscordWebSocket": (discord.shard, "DiscordWebSocket"),
    "shard.ExponentialBackoff._max": (discord.shard, "ExponentialBackoff"),
    "http.json_or_text": (discord.http, "json_or_text"),
    "webhook.async_.json_or_text": (discord.webhook.async_, "json_or_text"),
    "webhook.async_.AsyncDeferredLock": (discord.webhook.async_, "AsyncDeferredLock"),
    "http.HTTPClient.request": (discord.http.HTTPClient, "request"),
    "http.Route.BASE": (discord.http.Route, "BASE"),
    "utils._from_json": (discord.utils, "_from_json"),
    "utils._to_json": (discord.utils, "_to_json"),
}
"""The owner and the attribute of each name that does not belong to a client's connection."""


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


@pytest.mark.parametrize("name", OWNERS)
async def test_a_missing_name(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One warning contains the missing name, and discord.py's own parser stays."""
    owner, attribute = OWNERS[name]
    async with offline_client(fast_path=False) as client:
        caplog.clear()
        with monkeypatch.context() as gone:
            gone.delattr(owner, attribute)
            install(client)
        (warning,) = warnings_in(caplog)
        assert name in warning
        assert not is_slim(client)


def no_parsers(client: OfflineClient) -> None:
    del client._connection.parsers["INTERACTION_CREATE"]


def no_connection(client: OfflineClient) -> None:
    del client._connection


def no_tree(client: OfflineClient) -> None:
    del client._connection._command_tree


def no_hashes(client: OfflineClient) -> None:
    del client.http._bucket_hashes


def no_buckets(client: OfflineClient) -> None:
    del client.http._buckets


def no_dispatch(client: OfflineClient) -> None:
    client._connection.dispatch = None  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("break_it", "name"),
    [
        (no_parsers, "Client._connection.parsers"),
        (no_connection, "Client._connection.parsers"),
        (no_tree, "Client._connection._command_tree"),
        (no_dispatch, "Client._connection.dispatch"),
        (no_hashes, "Client.http._bucket_hashes"),
        (no_buckets, "Client.http._buckets"),
    ],
)
async def test_a_connection_of_another_shape(
    break_it: Any, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """One warning contains the name that is missing or different in the client's connection."""
    client = OfflineClient()
    caplog.clear()
    break_it(client)
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
        assert "Interaction(data=…, state=…)" in warning
        assert not is_slim(client)


def test_every_name_is_tested() -> None:
    """The tests above break every name of the contract."""
    connection = {name for name in PRIVATE_NAMES if name.startswith("Client.")}
    assert {*OWNERS, *connection, "Interaction(data=…, state=…)"} == PRIVATE_NAMES.keys()


def test_people_play_on(
    path: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that cannot use the fast path still answers everybody."""
    monkeypatch.setitem(PRIVATE_NAMES, "Interaction._session", lambda _: False)
    run_simulated(weather(path, 3, 500))
    assert warnings_in(caplog)[0].endswith("missing=Interaction._session")
