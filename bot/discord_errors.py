"""What Discord's errors mean; no other module looks at their statuses and codes."""

from typing import ClassVar

import aiohttp
import discord

TOO_MANY, SERVER_ERROR = 429, 500  # from 500 on, a request may or may not have been carried out
_CLOSED = (403, 404)
NETWORK_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What can stop an answer or an edit; after the last two, Discord may have carried it out."""


class NotDoneError(discord.HTTPException):
    """Discord did not do what it was asked to; unless it refused, it may do so later."""


class RefusedError(NotDoneError):
    """Discord refuses something, and would refuse another attempt as well."""

    by_code: ClassVar[dict[int, type["RefusedError"]]] = {}

    def __init_subclass__(cls, codes: tuple[int, ...] = ()) -> None:
        cls.by_code.update(dict.fromkeys(codes, cls))


class ChannelClosedError(RefusedError, codes=(50083,)):  # an archived thread
    """Discord lets the bot do nothing there; a subclass if nothing is there, or it sees nothing."""


class NoAccessError(ChannelClosedError, codes=(50001,)):
    """The bot may not even see a channel or a server."""


class MessageGoneError(ChannelClosedError, codes=(10008,)):
    """A message was deleted."""


class ChannelGoneError(MessageGoneError, codes=(10003, 10004)):
    """A channel or its server is gone for good, with all messages."""


class PersonGoneError(RefusedError, codes=(10007, 10013)):
    """Discord does not know someone on a server, or anywhere."""


class AlreadyThereError(RefusedError, codes=(40060, 160004)):
    """An interaction has its first response already, or a message its thread."""


def meaning(error: Exception) -> Exception:
    """Return the error, made one of these classes if Discord says that it did not do something."""
    if isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR:
        by_status = ChannelClosedError if error.status in _CLOSED else RefusedError
        known = error.status == TOO_MANY and NotDoneError
        error.__class__ = known or RefusedError.by_code.get(error.code, by_status)
    return error
