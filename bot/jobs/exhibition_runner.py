"""Runs shows: a frame every second and a half, at most a few shows at once."""

import asyncio
from random import Random

from bot.domain.exhibition import Exhibition, ExhibitionRequest, frames
from bot.errors import (
    ExhibitionOverError,
    NotYourExhibitionError,
    StoreError,
    TooManyExhibitionsError,
)
from bot.messaging.channel_messages import ChannelMessages
from bot.store.exhibitions import ExhibitionTable
from bot.views.exhibition import cut_short_message, frame_message
from bot.views.message import Message
from engines.levels import ENGINES, spec_for

PAUSE = 1.5
"""Seconds between two frames; an edit a second is the most that Discord is asked for."""
PLACES = 5
"""How many shows a process runs at once, so that their edits leave room for people's presses."""

_SEED_BITS = 62  # so that a seed fits a signed column of 64 bits


class ExhibitionRunner:
    """The shows of this process: what they are lives in the store, only their tasks live here."""

    def __init__(
        self, table: ExhibitionTable, publisher: ChannelMessages, rng: Random, pause: float
    ) -> None:
        self._table, self._publisher, self._rng, self._pause = table, publisher, rng, pause
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def book(self, wish: ExhibitionRequest, x: str | None, o: str | None) -> Exhibition:
        """Store a show about to begin, of two engines or, where none is named, one drawn by lot.

        Raises ExhibitionRunningError, TooManyExhibitionsError.
        """
        if len(self._tasks) >= PLACES:
            raise TooManyExhibitionsError
        seed = self._rng.getrandbits(_SEED_BITS)
        return await self._table.add(
            Exhibition(wish=wish, x=self._spec(x), o=self._spec(o), seed=seed)
        )

    def _spec(self, engine: str | None) -> str:
        return spec_for(None, engine or self._rng.choice(ENGINES))

    async def begin(self, show: Exhibition, message_id: int) -> None:
        """Run a booked show on its message, in a task of its own."""
        await self._table.shown_at(show.id, message_id)
        task = asyncio.create_task(self._run(show, message_id))
        self._tasks[show.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(show.id, None))

    async def stop(self, show_id: int, person: int) -> Exhibition:
        """End a show for who started it; raises ExhibitionOverError, NotYourExhibitionError."""
        show = await self._table.find(show_id)
        if show is None:
            raise ExhibitionOverError
        if show.wish.starter != person:
            raise NotYourExhibitionError
        await self._end(show)
        return show

    async def cancel(self, show: Exhibition) -> None:
        """Forget a show that was booked and could not begin."""
        await self._end(show)

    async def cut_short(self) -> None:
        """Say on the messages of all shows there are that they were cut short, and forget them.

        At the start these are the shows that the last process left, at the end its own.
        """
        for show in await self._table.all():
            self._halt(show)
            if show.message_id is not None:
                await self._edit(show, show.message_id, cut_short_message(show))
            await self._table.remove(show.id)

    async def _end(self, show: Exhibition) -> None:
        self._halt(show)
        await self._table.remove(show.id)

    def _halt(self, show: Exhibition) -> None:
        task = self._tasks.pop(show.id, None)
        if task is not None:
            task.cancel()

    async def _run(self, show: Exhibition, message_id: int) -> None:
        coming = frames(show)
        # A frame may hold a hundred games; in a thread they do not keep anyone waiting.
        while (frame := await asyncio.to_thread(next, coming, None)) is not None:
            await asyncio.sleep(self._pause)
            if not await self._edit(show, message_id, frame_message(show, frame)):
                break
        await self._forget(show)

    async def _forget(self, show: Exhibition) -> None:
        """Free the channel of a show that has ended, as soon as the store lets it."""
        while True:
            try:
                await self._table.remove(show.id)
            except StoreError:
                await asyncio.sleep(self._pause)
            else:
                return

    async def _edit(self, show: Exhibition, message_id: int, message: Message) -> bool:
        return await self._publisher.edit_by_token(show.wish.token, message_id, message)
