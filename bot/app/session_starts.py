"""Keeps to how many sessions Discord lets a bot begin a day: one more ends all, and its token."""

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil

import discord

from bot.log import log
from bot.messaging.delivery import NETWORK_ERRORS

FRESH = 60.0
"""Seconds for which an answer counts; other processes may begin sessions, too."""

Ask = Callable[[], Awaitable[discord.SessionStartLimits]]


class SessionStarts:
    """How many sessions may still begin, as Discord tells when it is `asked`."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._left, self._fresh_until = 0, 0.0

    async def wait(self) -> None:
        """Wait until one more session may begin; if Discord does not tell, it may at once."""
        now = asyncio.get_running_loop().time
        while self._left <= 0 or now() >= self._fresh_until:
            try:
                limits = await self._ask()
            except (discord.GatewayNotFound, *NETWORK_ERRORS):
                return
            self._left, self._fresh_until = limits.remaining, now() + FRESH
            if self._left <= 0:
                seconds = ceil(limits.reset_after / 1000)
                log.warning("no session may begin yet: again_in=%d", seconds)
                await asyncio.sleep(seconds)
        self._left -= 1
