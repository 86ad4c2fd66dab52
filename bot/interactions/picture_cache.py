"""Draws rating pictures outside the event loop, a few at once, and keeps the latest."""

import asyncio
from collections.abc import Callable

from bot.views.rating_picture import RatingPicture, drawing

AT_ONCE = 2
"""How many pictures are drawn at once; the threads that draw compete with presses."""
CAPACITY = 256
"""How many pictures are kept, of about 10 KB each."""


class PictureCache:
    """The latest pictures by what they show; it knows nobody whose pictures they are."""

    def __init__(self, draw: Callable[[RatingPicture], bytes] = drawing) -> None:
        self._draw = draw
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[RatingPicture, asyncio.Task[bytes]] = {}  # the latest asked for is last

    async def png(self, picture: RatingPicture) -> bytes:
        """Return a picture as a PNG; it is drawn once, however many people ask for it."""
        task = self._tasks.pop(picture, None) or asyncio.create_task(self._drawn(picture))
        self._tasks[picture] = task
        if len(self._tasks) > CAPACITY:
            del self._tasks[next(iter(self._tasks))]
        # Others may wait for this picture too, so it is drawn even if one of them gives up.
        return await asyncio.shield(task)

    async def _drawn(self, picture: RatingPicture) -> bytes:
        try:
            # Pillow releases Python's global lock while it reduces colours and writes the PNG.
            async with self._slots:
                return await asyncio.to_thread(self._draw, picture)
        except BaseException:
            self._tasks.pop(picture, None)
            raise
