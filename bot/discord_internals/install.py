"""Installs everything that the bot changes inside discord.py."""

import discord

from bot.discord_internals.contract import broken_names
from bot.discord_internals.json_codec import install_json
from bot.discord_internals.parser_guard import install_parser_guard
from bot.discord_internals.rate_limit_count import install_rate_limit_count
from bot.discord_internals.raw_response import install_raw_responses
from bot.discord_internals.slim_state import install_slim_interactions
from bot.log import log

_GUARDED = {
    "Client._connection.parsers",
    "Client._connection._command_tree",
    "CommandTree._call",
}
_READING = {"http.json_or_text", "webhook.async_.json_or_text"}


def install(client: discord.Client, *, fast_path: bool = True) -> None:
    """Install the JSON codec, the parser guard, the count of 429s and, with `fast_path`, the rest.

    If discord.py lacks a name that the fast path needs, there is only a warning of it.
    """
    # Asked first, since a codec that is installed makes up for the names it replaces.
    broken = broken_names(client)
    install_json()
    if not fast_path:
        log.info("fast path off")
    elif broken:
        log.warning("fast path not possible: missing=%s", ", ".join(broken))
    else:
        install_slim_interactions(client)
        install_raw_responses(client)
    if _GUARDED.isdisjoint(broken):
        install_parser_guard(client)
    if _READING.isdisjoint(broken):
        install_rate_limit_count()
