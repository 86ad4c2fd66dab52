"""Checks the private and undocumented names of discord.py that the fast path uses."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
import discord.http
import discord.shard
import discord.utils
import discord.webhook.async_
from discord import app_commands
from discord.gateway import DiscordWebSocket

from bot.discord_internals.slim_state import slim_interaction

Check = Callable[[Any], bool]
"""Takes a client; raises any error or returns False if a name is not as expected."""

_SAMPLE = {
    "id": "1",
    "application_id": "2",
    "type": discord.InteractionType.component.value,
    "token": "a-token",
    "version": 1,
    "data": {"custom_id": "b1", "component_type": 2},
    "guild_id": "3",
    "channel_id": "4",
    "member": {"user": {"id": "5", "username": "", "discriminator": "0", "avatar": None}},
    "attachment_size_limit": 0,
}


def _is_built_from_ids(client: Any) -> bool:
    slim = slim_interaction(client._connection, _SAMPLE)
    return (slim.guild_id, slim.channel_id, slim.user.id) == (3, 4, 5) and slim.guild is None


PRIVATE_NAMES: dict[str, Check] = {
    "Client._connection.parsers": lambda client: callable(
        client._connection.parsers["INTERACTION_CREATE"]
    ),
    "Client._connection.dispatch": lambda client: callable(client._connection.dispatch),
    "Client._connection._intents": lambda client: client._connection._intents == client.intents,
    "Client._connection._command_tree": lambda client: hasattr(client._connection, "_command_tree"),
    "CommandTree._from_interaction": lambda _: callable(app_commands.CommandTree._from_interaction),
    "CommandTree._call": lambda _: callable(app_commands.CommandTree._call),
    "Interaction(data=…, state=…)": _is_built_from_ids,
    "Interaction._permissions": lambda _: hasattr(discord.Interaction, "_permissions"),
    "Interaction._session": lambda _: hasattr(discord.Interaction, "_session"),
    "InteractionResponse._parent": lambda _: hasattr(discord.InteractionResponse, "_parent"),
    "InteractionResponse._response_type": lambda _: hasattr(
        discord.InteractionResponse, "_response_type"
    ),
    "AllowedMentions.to_dict": lambda _: isinstance(discord.AllowedMentions.none().to_dict(), dict),
    "gateway.DiscordWebSocket.received_message": lambda _: callable(
        DiscordWebSocket.received_message
    ),
    "gateway.DiscordWebSocket.poll_event": lambda _: callable(DiscordWebSocket.poll_event),
    "shard.DiscordWebSocket": lambda _: issubclass(
        discord.shard.DiscordWebSocket, DiscordWebSocket
    ),
    "shard.ExponentialBackoff._max": lambda _: isinstance(
        discord.shard.ExponentialBackoff()._max,  # type: ignore[attr-defined]
        int,
    ),
    "http.json_or_text": lambda _: callable(discord.http.json_or_text),
    "webhook.async_.json_or_text": lambda _: callable(discord.webhook.async_.json_or_text),  # type: ignore[attr-defined]
    "webhook.async_.AsyncDeferredLock": lambda _: (
        {"lock", "delta"} <= vars(discord.webhook.async_.AsyncDeferredLock(asyncio.Lock())).keys()
    ),
    "Client.http._bucket_hashes": lambda client: isinstance(client.http._bucket_hashes, dict),
    "Client.http._buckets": lambda client: isinstance(client.http._buckets, dict),
    "http.HTTPClient.request": lambda _: callable(discord.http.HTTPClient.request),
    "http.Route.BASE": lambda _: isinstance(discord.http.Route.BASE, str),
    "utils._from_json": lambda _: callable(discord.utils._from_json),
    "utils._to_json": lambda _: callable(discord.utils._to_json),
}


def broken_names(client: discord.Client) -> list[str]:
    """Return the names that are missing or different in this version of discord.py."""
    return [name for name, check in PRIVATE_NAMES.items() if not _passes(check, client)]


def _passes(check: Check, client: discord.Client) -> bool:
    with suppress(Exception):
        return check(client)
    return False
