"""Work that is finished once it was asked for."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def uninterrupted(lock: asyncio.Lock, work: Coroutine[Any, Any, T]) -> T:
    """Return what `work` does under a lock; it is done to its end even if nobody waits for it.

    A thread cannot be cancelled, so the lock has to be held for as long as the thread works.
    """

    async def done() -> T:
        async with lock:
            return await work

    return await asyncio.shield(asyncio.create_task(done()))
