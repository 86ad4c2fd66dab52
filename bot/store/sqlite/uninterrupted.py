"""Runs work to its end, even if the caller is cancelled."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def uninterrupted(lock: asyncio.Lock, work: Coroutine[Any, Any, T]) -> T:
    """Run `work` under a lock and return its result; a cancelled caller does not cancel it.

    A thread cannot be cancelled, so the lock must be held until the thread is done.
    """

    async def run() -> T:
        async with lock:
            return await work

    return await asyncio.shield(asyncio.create_task(run()))
