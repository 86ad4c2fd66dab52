"""Heeds the limits that Discord announces with an answer, where discord.py forgets them or stops.

With an answer it says how many more requests it takes, and when there will be more. discord.py
heeds that, but for two cases: an answer by token is held back until the limit is over, so that a
first response seems lost; and of first requests to several channels it remembers one limit.
"""

import asyncio
from contextlib import suppress
from typing import Any

import discord
import discord.webhook.async_
from aiohttp import ClientResponse
from discord.http import Route
from discord.webhook.async_ import AsyncDeferredLock

_LOCK = "AsyncDeferredLock"


def announced_pause(response: ClientResponse) -> float:
    """Return the seconds until Discord takes another request like the one that it answers."""
    if response.headers.get("X-RateLimit-Remaining") == "0":
        with suppress(ValueError):
            return max(0.0, float(response.headers.get("X-RateLimit-Reset-After", "")))
    return 0.0


class LaterLock(AsyncDeferredLock):
    """Holds back the next request with a token, and not the answer to this one."""

    async def __aexit__(self, *_: object) -> None:
        if self.delta:
            asyncio.get_running_loop().call_later(self.delta, self.lock.release)
        else:
            self.lock.release()


def install_later_lock() -> None:
    """Have requests with the token of an interaction wait like that."""
    setattr(discord.webhook.async_, _LOCK, LaterLock)


def keep_limit(http: Any, route: Route) -> None:
    """Have a request heed the limit that came with the first answer to another one like it."""
    major = route.major_parameters
    shared = f"{http._bucket_hashes.get(route.key)}:{major}"
    first = http._buckets.get(f"{route.key}:{major}")
    if first is not None and route.key in http._bucket_hashes:
        http._buckets.setdefault(shared, first)
