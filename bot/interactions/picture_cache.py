"""Draws pictures outside the event loop, a few at once, and keeps the latest."""

import asyncio
from collections.abc import Callable, Hashable
from typing import TypeVar

from bot.errors import Refusal
from bot.services.shared_results import SharedResults

AT_ONCE = 2  # pictures; the threads that draw them compete with presses
CAPACITY = 256  # pictures, unless told otherwise; those of ratings have about 10 KB each
ANIMATIONS = 64  # of about 20 KB each, and 200 KB at most

Subject = TypeVar("Subject", bound=Hashable)


class PictureCache:
    """The latest `capacity` pictures by what they show; it does not know whose they are."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._files = SharedResults[Hashable, bytes](capacity)

    async def file(self, draw: Callable[[Subject], bytes], shown: Subject) -> bytes:
        """Return the file that `draw` makes of what is shown, once for all who ask for it."""
        return await self._files.get(shown, lambda: self._drawn(draw, shown))

    async def _drawn(self, draw: Callable[[Subject], bytes], shown: Subject) -> bytes:
        # Pillow releases Python's global lock while it reduces colours and writes the file.
        async with self._slots:
            return await asyncio.to_thread(draw, shown)


class Animations:
    """The latest animations of matches by their moves, made one at a time for each person."""

    def __init__(self) -> None:
        self._cache = PictureCache(ANIMATIONS)
        self._people: set[int] = set()

    async def file(self, person: int, draw: Callable[[Subject], bytes], shown: Subject) -> bytes:
        """Return an animation for a person; raises Refusal if one is being made."""
        if person in self._people:
            raise Refusal("animation-in-flight")
        self._people.add(person)
        try:
            return await self._cache.file(draw, shown)
        finally:
            self._people.remove(person)
