"""The one door through which the bot changes what discord.py does inside."""

import discord

from bot.discord_internals.contract import broken_names
from bot.discord_internals.json_codec import install_json
from bot.discord_internals.raw_response import install_raw_responses
from bot.discord_internals.slim_state import install_slim_interactions
from bot.log import log


def install(client: discord.Client, *, fast_path: bool = True) -> None:
    """Have a client read all JSON and, on the fast path, parse and answer interactions sparingly.

    On a discord.py that lacks what the fast path needs, the client goes without it.
    """
    # Asked first, since a codec that is installed makes up for the names it replaces.
    broken = broken_names(client) if fast_path else []
    install_json()
    if not fast_path:
        log.info("fast path off")
    elif broken:
        log.warning("fast path not possible: missing=%s", ", ".join(broken))
    else:
        install_slim_interactions(client)
        install_raw_responses(client)
