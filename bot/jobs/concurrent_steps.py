"""Does what is due in many places concurrently, so that a rate limit holds up only one of them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, TypeVar

K = TypeVar("K", bound=Hashable)

HOLDS_UP = 1.0  # seconds for which one step may hold up others
AGAIN = 10.0  # seconds after which a failed step is tried again, if others still go on


class ConcurrentSteps:
    """Runs steps in tasks, one for each place: `most` at once, or more while some are slow."""

    def __init__(self, most: int = 1) -> None:
        self._most = most
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def each(
        self,
        find: Callable[[int], Awaitable[dict[K, int]]],
        do: Callable[[K], Coroutine[Any, Any, bool]],
    ) -> None:
        """Do all that is due, one thing in a place at a time; raises what a step raises.

        `find` gets the number of things that are left out for now, and returns more than these if
        more are due, each with its place. `do` returns whether it worked; what did not is left out
        until `AGAIN` has passed.
        """
        failed, busy = set[K](), set[K]()

        async def step(item: K) -> None:
            if not await do(item):
                failed.add(item)
                asyncio.get_running_loop().call_later(AGAIN, failed.discard, item)

        while True:
            due = await find(len(failed | busy))
            new = [step for step in due if step not in failed | busy]
            for item in new:
                if due[item] in self._tasks:
                    busy.add(item)
                else:
                    await self._begin(due[item], step(item))
            if not (new or self._tasks):
                return
            if not new:
                await self._wait()
                busy.clear()

    async def _begin(self, place: int, step: Coroutine[Any, Any, None]) -> None:
        self._tasks[place] = asyncio.create_task(step)
        if len(self._tasks) >= self._most:
            await self._wait()

    async def _wait(self) -> None:
        """Wait until a step has ended, for a second at most."""
        tasks, first = self._tasks, asyncio.FIRST_COMPLETED
        try:
            await asyncio.wait(tasks.values(), timeout=HOLDS_UP, return_when=first)
        except asyncio.CancelledError:
            for task in tasks.values():
                task.cancel()
            raise
        for place, task in [*tasks.items()]:
            if task.done():
                del tasks[place]
                task.result()
