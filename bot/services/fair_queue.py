"""A queue that lets a few through at once, and gives everybody in it equal turns."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple


class _Place(NamedTuple):
    """A place in the queue, ordered by how many of the same person come before, then by number."""

    earlier: int
    number: int
    who: int
    reached: "asyncio.Future[None]"


class FairQueue:
    """Lets `at_once` through; of those who wait, whoever has the fewest earlier places goes first.

    So a person who takes many places keeps nobody from their first.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._numbers = count()
        self._places: Counter[int] = Counter()
        self._waiting: list[_Place] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def ahead_of(self, who: int) -> int:
        """Return how many go before the first place of someone who waits; 0 if they do not."""
        ordered = [place.who for place in sorted(self._waiting)]
        return ordered.index(who) + 1 if who in ordered else 0

    @asynccontextmanager
    async def turn(self, who: int) -> AsyncIterator[None]:
        """Wait for a turn of `who`, and have it until the context ends."""
        self._places[who] += 1
        try:
            await self._reach(who)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._places[who] -= 1
            self._places += Counter()  # forget those who have no place left

    async def _reach(self, who: int) -> None:
        if self._free:
            self._free -= 1
            return
        reached = asyncio.get_running_loop().create_future()
        place = _Place(self._places[who], next(self._numbers), who, reached)
        self._waiting.append(place)
        try:
            await reached
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            else:
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        # Someone who was just cancelled is in the list until their task runs again.
        waiting = [place for place in self._waiting if not place.reached.done()]
        if not waiting:
            self._free += 1
            return
        place = min(waiting)
        self._waiting.remove(place)
        place.reached.set_result(None)
