"""Draws pictures outside the event loop, a few at once, and keeps the latest."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from bot.views.rating_picture import RatingPicture, drawing

AT_ONCE = 2
"""How many pictures are drawn at once; the threads that draw compete with presses."""
CAPACITY = 256
"""How many pictures are kept unless told otherwise; those of ratings have about 10 KB each."""

Shown = TypeVar("Shown", bound=Hashable)


class PictureCache(Generic[Shown]):
    """The latest pictures by what they show; it knows nobody whose pictures they are.

    `draw` returns the file of a picture. `capacity` is how many are kept.
    """

    def __init__(self, draw: Callable[[Shown], bytes], capacity: int = CAPACITY) -> None:
        self._draw, self._capacity = draw, capacity
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[Shown, asyncio.Task[bytes]] = {}  # the latest asked for is last

    async def file(self, picture: Shown) -> bytes:
        """Return the file of a picture; it is drawn once, however many people ask for it."""
        task = self._tasks.pop(picture, None) or asyncio.create_task(self._drawn(picture))
        self._tasks[picture] = task
        if len(self._tasks) > self._capacity:
            del self._tasks[next(iter(self._tasks))]
        # Others may wait for this picture too, so it is drawn even if one of them gives up.
        return await asyncio.shield(task)

    async def _drawn(self, picture: Shown) -> bytes:
        try:
            # Pillow releases Python's global lock while it reduces colours and writes the file.
            async with self._slots:
                return await asyncio.to_thread(self._draw, picture)
        except BaseException:
            self._tasks.pop(picture, None)
            raise


def rating_pictures() -> PictureCache[RatingPicture]:
    """Return the pictures of the cards."""
    return PictureCache(drawing)
