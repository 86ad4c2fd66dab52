"""Installs everything that the bot changes inside discord.py."""

import discord
from discord.http import Route

from bot.discord_internals.connections import Connections
from bot.discord_internals.contract import broken_names
from bot.discord_internals.guards import install_frame_guard, install_parser_guard
from bot.discord_internals.json_codec import install_json
from bot.discord_internals.pauses import install_later_lock, install_short_pauses
from bot.discord_internals.raw_response import install_raw_responses
from bot.discord_internals.readable_answers import install_readable_answers
from bot.discord_internals.requests import install_meanings, install_requests
from bot.discord_internals.server_events import install_server_events
from bot.discord_internals.slim_state import install_slim_interactions
from bot.log import log

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
_PATCHES = (
    (_FRAMES, install_frame_guard),
    ({"http.json_or_text", "webhook.async_.json_or_text"}, install_readable_answers),
    ({"webhook.async_.AsyncDeferredLock"}, install_later_lock),
    ({"shard.ExponentialBackoff._max"}, install_short_pauses),
)
"""What changes discord.py for all clients, each with the names that it needs."""


def install(client: discord.Client, *, fast_path: bool = True, servers: bool = False) -> None:
    """Install all for which discord.py has the names; `servers` adds server and channel events."""
    # Asked first, since a codec that is installed makes up for the names it replaces.
    broken = broken_names(client)
    install_json()
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
