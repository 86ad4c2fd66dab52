"""Installs everything that the bot changes inside discord.py."""

import discord

from bot.discord_internals.contract import broken_names
from bot.discord_internals.json_codec import install_json
from bot.discord_internals.raw_response import install_raw_responses
from bot.discord_internals.slim_state import install_slim_interactions
from bot.log import log


def install(client: discord.Client, *, fast_path: bool = True) -> None:
    """Install the JSON codec and, with `fast_path`, slim interactions and raw responses.

    If discord.py lacks a name that the fast path needs, only the JSON codec is installed, and a
    warning is logged.
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
