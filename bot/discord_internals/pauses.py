"""How long discord.py waits: for the limits that Discord announces, and after an outage.

discord.py heeds them, but in two cases: it holds back an answer by token until a limit is over, so
that a first response seems lost, and of first requests to several channels it remembers one limit.
"""

import asyncio
from typing import Any, Literal

import discord
import discord.shard
import discord.webhook.async_
from discord.backoff import ExponentialBackoff
from discord.http import Route
from discord.webhook.async_ import AsyncDeferredLock

_DOUBLINGS = 4  # then a pause is a random time up to 16 seconds, so that not all come at once


class LaterLock(AsyncDeferredLock):
    """Holds back the next request with a token, and not the answer to this one."""

    async def __aexit__(self, *_: object) -> None:
        if self.delta:
            asyncio.get_running_loop().call_later(self.delta, self.lock.release)
        else:
            self.lock.release()


def install_later_lock() -> None:
    discord.webhook.async_.AsyncDeferredLock = LaterLock  # type: ignore[misc]


def keep_limit(http: Any, route: Route) -> None:
    """Have a request heed the limit that came with the first answer to another one like it."""
    major = route.major_parameters
    shared = f"{http._bucket_hashes.get(route.key)}:{major}"
    first = http._buckets.get(f"{route.key}:{major}")
    if first is not None and route.key in http._bucket_hashes:
        http._buckets.setdefault(shared, first)


class ShortPauses(ExponentialBackoff[Literal[False]]):
    """The pauses between a shard's attempts to connect."""

    def __init__(self) -> None:
        super().__init__()
        self._max = _DOUBLINGS


def install_short_pauses() -> None:
    discord.shard.ExponentialBackoff = ShortPauses  # type: ignore[attr-defined,assignment]
