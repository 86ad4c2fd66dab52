"""Looks for a message that the bot may have posted before, and does not know."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import discord

from bot.discord_internals.slim_state import controls_in, controls_on
from bot.views.custom_ids import STILL_CELL, read
from bot.views.id_numbers import GAMES_APART
from bot.views.ui import Message

_MOST_READ = 100


async def find_earlier(
    client: discord.Client, channel_id: int, like: Message, about: datetime
) -> int | None:
    """Return the bot's message that came at about that moment, and is about the same as `like`.

    That is the newest with a first button of the same kind and number: all else may have changed.
    Returns 0 if none has come, and None if the bot may not read what is in the channel. Raises what
    `NETWORK_ERRORS` names.
    """
    channel = client.get_partial_messageable(channel_id)
    found = [message async for message in channel.history(limit=_MOST_READ, around=about)]
    wanted = _subject(controls_in(like.to_components()))
    same = (
        it.id for it in found if it.author == client.user and _subject(controls_on(it)) == wanted
    )
    return max(same, default=0) if found else None


def _subject(components: Iterable[dict[str, Any]]) -> tuple[str, list[int]]:
    """Return the kind and number of the first button that is no cell of a picture."""
    for component in components:
        prefix, numbers = read(component.get("custom_id", ""))
        if prefix not in ("", STILL_CELL.prefix):
            # The number of a season's leaderboard also has the game.
            return prefix, [number % GAMES_APART for number in numbers[:1]]
    return "", []
