"""The turns of all requests with the bot's token, which Discord counts together."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from datetime import timedelta
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from weakref import WeakValueDictionary

from bot.errors import StoreError

EVERY = timedelta(milliseconds=47.5)  # between two requests; Discord takes 50 a second at most
EARLY = (3, 2, 0)  # turns that a request may be early, by urgency; so no second has more than 25
MOST_POSTS = 10
PATIENCE = 30.0  # seconds for which a request lets those go first that are more urgent by one
ALONE_FOR = 10.0  # seconds for which a process does without a database that has failed
_AT_ONCE = 0.001

Take = Callable[[timedelta, int], Awaitable[float]]
"""Takes a turn, given the time between two and how many early; returns 0, or the seconds left."""
Urgency = IntEnum("Urgency", "PERSON BOARD POST", start=0)
URGENCY: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.PERSON)
"""Who waits for the requests of the running task: a person, boards and reminders, or posts."""
_SERVER: ContextVar[int] = ContextVar("server")


def post_on(server: int) -> None:
    """Have the requests of the running task wait as posts, or changes of roles, on a server."""
    URGENCY.set(Urgency.POST)
    _SERVER.set(server)


class RequestTurns:
    """The turns of a process; it shares them with others if there is a `take`."""

    def __init__(self, take: Take | None = None) -> None:
        self._take = take
        self._next_at = self._alone_until = 0.0
        self._waiting: list[tuple[float, int, Urgency, asyncio.Future[None]]] = []
        self._numbers, self._arrived = count(), asyncio.Event()
        self._serving: asyncio.Task[None] | None = None
        self._posts = asyncio.Semaphore(MOST_POSTS)
        self._servers = WeakValueDictionary[int, asyncio.Lock]()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the running task's turn; at most ten posts run at once, one on each server."""
        if (urgency := URGENCY.get()) is Urgency.POST:
            async with self._servers.setdefault(_SERVER.get(), asyncio.Lock()), self._posts:
                await self._wait(urgency)
                yield
        else:
            await self._wait(urgency)
            yield

    async def _wait(self, urgency: Urgency) -> None:
        if not (self._take or self._waiting or self._left_alone(EARLY[urgency])):
            return
        until, waiter = _now() + PATIENCE * urgency, asyncio.get_running_loop().create_future()
        heappush(self._waiting, (until, next(self._numbers), urgency, waiter))
        self._arrived.set()
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve())
        await waiter

    async def _serve(self) -> None:
        """Take turns as long as anyone waits, each for whoever is next when it has come."""
        while self._waiting:
            self._arrived.clear()
            until, _, urgency, waiter = self._waiting[0]
            if waiter.cancelled():
                heappop(self._waiting)
            elif left := await self._left(until, urgency):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._arrived.wait(), left)
            elif not (waiter := heappop(self._waiting)[-1]).cancelled():
                waiter.set_result(None)

    async def _left(self, until: float, urgency: Urgency) -> float:
        """Take a turn; return 0, or the seconds until that may be possible."""
        early = EARLY[Urgency.PERSON if _now() > until else urgency]
        if self._take is not None and _now() >= self._alone_until:
            try:
                return await self._take(EVERY, early)
            except StoreError:
                self._alone_until = _now() + ALONE_FOR
        return self._left_alone(early)

    def _left_alone(self, early: int) -> float:
        left = self._next_at - _now() - (early * EVERY).total_seconds()
        if left > _AT_ONCE:
            return left
        self._next_at = max(self._next_at, _now()) + EVERY.total_seconds()
        return 0.0


def _now() -> float:
    return asyncio.get_running_loop().time()
