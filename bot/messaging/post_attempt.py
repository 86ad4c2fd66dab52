"""Learns whether a message that was not confirmed may have come, and whether Discord answers."""

from collections.abc import Callable

import aiohttp
import discord

from bot.discord_internals.requests import SENDER

_SERVER_ERROR = 500


class PostAttempt:
    """The requests that the running task makes to post a message, from now on.

    Whenever one does not get through to Discord, `out_of_reach` is called.
    """

    def __init__(self, out_of_reach: Callable[[], None]) -> None:
        self._out_of_reach = out_of_reach
        self.may_have_come = False
        SENDER.set(self)

    def sends(self) -> None:
        """Do nothing: what counts is how a request ends."""

    def waits(self) -> None:
        """Do nothing: a rate limit holds nobody else up."""

    def fails(self, *, connected: bool) -> None:
        """Note that a request failed, perhaps after Discord had it if it was `connected`."""
        self.may_have_come |= connected
        self._out_of_reach()

    def ended_by(self, error: BaseException) -> None:
        """Note what ended the last request: another limit or refusal comes from Discord itself."""
        if not isinstance(error, discord.HTTPException) or error.status >= _SERVER_ERROR:
            self.fails(connected=not isinstance(error, aiohttp.ClientConnectorError))
