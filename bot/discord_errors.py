"""What Discord's errors mean, and what else may stop a request."""

import aiohttp
import discord

BROKEN_CONNECTION = (aiohttp.ClientError, OSError)
"""Discord may or may not have carried out the request."""
NETWORK_ERRORS = (discord.HTTPException, *BROKEN_CONNECTION)
"""Every error that can stop an answer or an edit. The change itself is already stored."""


class NotDoneError(discord.HTTPException):
    """Discord did not do what it was asked to; unless it refused, it may do so later."""


class RefusedError(NotDoneError):
    """Discord refuses something, and would refuse another attempt as well."""


class ChannelClosedError(RefusedError):
    """Discord lets the bot do nothing there; what follows says if it is since nothing is there."""


class MessageGoneError(ChannelClosedError):
    """A message was deleted."""


class ChannelGoneError(MessageGoneError):
    """A channel or server is gone for good, with all of its messages."""


class NoAccessError(ChannelClosedError):
    """The bot may not even see a channel or a server."""


class PersonGoneError(RefusedError):
    """Discord does not know someone on a server, or anywhere."""


class AlreadyAnsweredError(RefusedError):
    """An interaction has its first response already."""


class ThreadExistsError(RefusedError):
    """A message has its thread already."""
