"""Installs everything that the bot changes inside discord.py; the smallest changes stand here."""

import asyncio
import json
from typing import Any, Literal

import discord
import discord.shard
import discord.utils
import discord.webhook.async_
import orjson
from discord.backoff import ExponentialBackoff
from discord.http import Route
from discord.webhook.async_ import AsyncDeferredLock

from bot.discord_internals.connections import Connections
from bot.discord_internals.contract import broken_names
from bot.discord_internals.guards import install_frame_guard, install_parser_guard
from bot.discord_internals.raw_response import install_raw_responses
from bot.discord_internals.readable_answers import install_readable_answers
from bot.discord_internals.requests import install_meanings, install_requests
from bot.discord_internals.server_events import install_server_events
from bot.discord_internals.slim_state import install_slim_interactions
from bot.log import log

# After so many, a pause is a random time up to 16 seconds, so that not all connect at once.
_DOUBLINGS = 4
_EVENTS = {
    "Client._connection.parsers",
    "Client._connection._command_tree",
    "app_commands.CommandTree._call",
}
_SERVERS = {
    "Client._connection.parsers",
    "Client._connection.dispatch",
    "Client._connection._intents",
}
_REQUESTS = {
    *("http.HTTPClient.request", "Client.http._global_over"),
    *("Client.http._bucket_hashes", "Client.http._buckets"),
}
_FRAMES = {
    "gateway.DiscordWebSocket.received_message",
    "gateway.DiscordWebSocket.poll_event",
    "shard.DiscordWebSocket",
    "utils._ActiveDecompressionContext.COMPRESSION_TYPE",
}


def loads(text: str | bytes | bytearray | memoryview) -> Any:
    """Return the value of a JSON text; raises ValueError if `json` cannot read it either."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return json.loads(text if isinstance(text, str) else bytes(text))


def dumps(obj: Any) -> str:
    """Return a value as JSON without spaces; raises TypeError if JSON cannot express it."""
    try:
        return orjson.dumps(obj).decode()
    except orjson.JSONEncodeError:
        return json.dumps(obj, separators=(",", ":"))


def _install_json() -> None:
    """Make discord.py read all JSON that Discord sends.

    orjson alone rejects half a surrogate pair, which a name can contain, and the error would end
    the process.
    """
    discord.utils._from_json, discord.utils._to_json = loads, dumps


class LaterLock(AsyncDeferredLock):
    """Makes a rate limit hold back the next request with a token, not the answer to this one.

    discord.py returns the answer only when the limit is over, so that it would seem lost.
    """

    async def __aexit__(self, *_: object) -> None:
        if self.delta:
            asyncio.get_running_loop().call_later(self.delta, self.lock.release)
        else:
            self.lock.release()


def _install_later_lock() -> None:
    discord.webhook.async_.AsyncDeferredLock = LaterLock  # type: ignore[misc]


class ShortPauses(ExponentialBackoff[Literal[False]]):
    """The pauses between a shard's attempts to connect."""

    def __init__(self) -> None:
        super().__init__()
        self._max = _DOUBLINGS


def _install_short_pauses() -> None:
    discord.shard.ExponentialBackoff = ShortPauses  # type: ignore[attr-defined,assignment]


_PATCHES = (  # what changes discord.py for all clients, each with the names that it needs
    (_FRAMES, install_frame_guard),
    ({"http.json_or_text", "webhook.async_.json_or_text"}, install_readable_answers),
    ({"webhook.async_.AsyncDeferredLock"}, _install_later_lock),
    ({"shard.ExponentialBackoff._max"}, _install_short_pauses),
)


def install(client: discord.Client, *, fast_path: bool = True, servers: bool = False) -> None:
    """Install each change for which discord.py still has the private names.

    `fast_path` adds slim interactions and raw responses; if any name is missing, it only warns.
    `servers` adds events of servers, and of channels and roles that are deleted.
    """
    # Asked first, since installing the codec creates the names that it replaces.
    broken = broken_names(client)
    _install_json()
    if not fast_path:
        log.info("fast path off")
    elif broken:
        log.warning("fast path not possible: missing=%s", ", ".join(broken))
    else:
        install_slim_interactions(client)
        install_raw_responses(client, Connections(Route.BASE, client.http.user_agent))
    if servers and _SERVERS.isdisjoint(broken):
        install_server_events(client)
    for names, install_patch in _PATCHES:
        if names.isdisjoint(broken):
            install_patch()
    if _EVENTS.isdisjoint(broken):
        install_parser_guard(client)
    install_meanings(client)
    if _REQUESTS.isdisjoint(broken):
        install_requests(client)
