"""The one door through which the bot changes what discord.py does inside."""

import discord

from bot.discord_internals.contract import broken_names
from bot.discord_internals.json_codec import install_json
from bot.discord_internals.parser_guard import install_parser_guard
from bot.discord_internals.raw_response import install_raw_responses
from bot.discord_internals.slim_state import install_slim_interactions
from bot.log import log

_GUARDED = {
    "Client._connection.parsers",
    "Client._connection._command_tree",
    "CommandTree._call",
}


def install(client: discord.Client, *, fast_path: bool = True) -> None:
    """Have a client survive what it cannot read and, on the fast path, read and answer sparingly.

    On a discord.py that lacks what the fast path needs, the client goes without it.
    """
    install_json()
    broken = broken_names(client)
    if not fast_path:
        log.info("fast path off")
    elif broken:
        log.warning("fast path not possible: missing=%s", ", ".join(broken))
    else:
        install_slim_interactions(client)
        install_raw_responses(client)
    if _GUARDED.isdisjoint(broken):
        install_parser_guard(client)
