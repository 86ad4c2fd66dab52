"""Posts a message in a channel once, even if the connection breaks."""

import asyncio
from typing import Any

import discord

from bot.messaging.network_errors import NETWORK_ERRORS

_PAUSES = (0.5, 2.0)
"""Seconds before another attempt, after discord.py's own."""
_SERVER_ERROR, _TOO_MANY = 500, 429


async def post_once(
    channel: discord.PartialMessageable, nonce: int | str, **message: Any
) -> discord.Message:
    """Post a message, in at most three attempts; raises what `NETWORK_ERRORS` names.

    Of messages with the same nonce Discord takes one in some minutes, whichever process sends them.
    """
    for pause in _PAUSES:
        try:
            return await channel.send(nonce=nonce, **message)
        except NETWORK_ERRORS as error:
            if is_refused(error):
                raise
        await asyncio.sleep(pause)
    return await channel.send(nonce=nonce, **message)


def is_refused(error: BaseException) -> bool:
    """Return whether Discord would refuse another attempt as well."""
    status = error.status if isinstance(error, discord.HTTPException) else _SERVER_ERROR
    return status < _SERVER_ERROR and status != _TOO_MANY
