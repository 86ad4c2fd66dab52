"""The one door through which the bot changes what discord.py does inside."""

import discord

from bot.discord_internals.json_codec import install_json
from bot.discord_internals.raw_response import install_raw_responses
from bot.discord_internals.slim_state import install_slim_interactions


def install(client: discord.Client) -> None:
    """Have a client read JSON leniently, parse interactions sparingly and answer them as written.

    Answers are sent as written by the running task, and by the tasks that it starts.
    """
    install_json()
    install_slim_interactions(client)
    install_raw_responses()
