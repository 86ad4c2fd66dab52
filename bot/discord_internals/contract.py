"""Checks the private and undocumented names of discord.py that the fast path uses."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import reduce
from typing import Any

import discord
import discord.shard
import discord.webhook.async_

from bot.discord_internals.slim_state import slim_interaction

TESTED = "2.7.1"  # the version of discord.py that the bot was tested with

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


PRIVATE_NAMES: dict[str, Check | None] = {
    "Client._connection.parsers": lambda client: callable(
        client._connection.parsers["INTERACTION_CREATE"]
    ),
    "Client._connection.dispatch": None,
    "Client._connection._intents": lambda client: client._connection._intents == client.intents,
    "Client._connection._command_tree": None,
    "app_commands.CommandTree._from_interaction": None,
    "app_commands.CommandTree._call": None,
    "Interaction(data=…, state=…)": _is_built_from_ids,
    "Interaction._permissions": None,
    "InteractionResponse._parent": None,
    "InteractionResponse._response_type": None,
    "AllowedMentions.to_dict": None,
    "gateway.DiscordWebSocket.received_message": None,
    "gateway.DiscordWebSocket.poll_event": None,
    "shard.DiscordWebSocket": None,
    "shard.ExponentialBackoff._max": lambda _: isinstance(
        discord.shard.ExponentialBackoff()._max,  # type: ignore[attr-defined]
        int,
    ),
    "http.json_or_text": None,
    "webhook.async_.json_or_text": None,
    "webhook.async_.AsyncDeferredLock": lambda _: (
        {"lock", "delta"} <= vars(discord.webhook.async_.AsyncDeferredLock(asyncio.Lock())).keys()
    ),
    "Client.http._bucket_hashes": None,
    "Client.http._global_over": None,
    "Client.http._buckets": None,
    "http.HTTPClient.request": None,
    "http.Route.BASE": None,
    "utils._ActiveDecompressionContext.COMPRESSION_TYPE": None,
    "utils._from_json": None,
    "utils._to_json": None,
}
"""Names below the client or the package `discord`; one without a check only has to be there."""


def broken_names(client: discord.Client) -> list[str]:
    """Return the names that are missing or different in this version of discord.py."""
    return [name for name, check in PRIVATE_NAMES.items() if not _holds(name, check, client)]


def _holds(name: str, check: Check | None, client: Any) -> bool:
    with suppress(Exception):
        return hasattr(*place_of(name, client)) if check is None else check(client)
    return False


def place_of(name: str, client: Any) -> tuple[Any, str]:
    """Return the object that a dotted name leads to, and its attribute; raises AttributeError."""
    first, *names, attribute = name.split(".")
    owner = client if first == "Client" else getattr(discord, first)
    return reduce(getattr, names, owner), attribute
