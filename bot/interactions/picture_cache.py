"""Draws pictures outside the event loop, a few at once, and keeps the latest."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from bot.domain.latest import Latest
from bot.errors import AnimationInFlightError

AT_ONCE = 2
"""How many pictures are drawn at once; the threads that draw compete with presses."""
CAPACITY = 256
"""How many pictures are kept unless told otherwise; those of ratings have about 10 KB each."""
ANIMATIONS = 64
"""How many animations are kept, of about 20 KB each and 200 KB at most."""

Shown = TypeVar("Shown", bound=Hashable)


class PictureCache:
    """The latest pictures by what they show; it knows nobody whose pictures they are.

    `capacity` is how many are kept.
    """

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks = Latest[Hashable, asyncio.Task[bytes]](capacity)

    async def file(self, draw: Callable[[Shown], bytes], shown: Shown) -> bytes:
        """Return the file that `draw` makes of what is shown, once for all who ask for it."""
        task = self._tasks.get(shown) or asyncio.create_task(self._drawn(draw, shown))
        self._tasks[shown] = task
        # Others may wait for this picture too, so it is drawn even if one of them gives up.
        return await asyncio.shield(task)

    async def _drawn(self, draw: Callable[[Any], bytes], shown: Hashable) -> bytes:
        try:
            # Pillow releases Python's global lock while it reduces colours and writes the file.
            async with self._slots:
                return await asyncio.to_thread(draw, shown)
        except BaseException:
            self._tasks.pop(shown, None)
            raise


class Animations:
    """The latest animations of matches by their moves, made one at a time for each person."""

    def __init__(self) -> None:
        self._cache = PictureCache(ANIMATIONS)
        self._people: set[int] = set()

    async def file(self, person: int, draw: Callable[[Shown], bytes], film: Shown) -> bytes:
        """Return an animation for a person; raises AnimationInFlightError if one is being made."""
        if person in self._people:
            raise AnimationInFlightError
        self._people.add(person)
        try:
            return await self._cache.file(draw, film)
        finally:
            self._people.remove(person)
