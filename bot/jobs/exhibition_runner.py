"""Runs exhibitions: a frame every second and a half, a few at once."""

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
MAX_EXHIBITIONS = 5
"""How many exhibitions a process runs at once; their edits leave room for presses."""

_SEED_BITS = 62  # so that a seed fits a signed column of 64 bits


class ExhibitionRunner:
    """The running exhibitions of this process. They are stored; only their tasks live here."""

    def __init__(
        self, table: ExhibitionTable, channel_messages: ChannelMessages, rng: Random, pause: float
    ) -> None:
        self._table, self._channel_messages, self._rng, self._pause = (
            table,
            channel_messages,
            rng,
            pause,
        )
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def book(self, request: ExhibitionRequest, x: str | None, o: str | None) -> Exhibition:
        """Store an exhibition that is about to begin; an engine not named is chosen at random.

        Raises ExhibitionRunningError, TooManyExhibitionsError.
        """
        if len(self._tasks) >= MAX_EXHIBITIONS:
            raise TooManyExhibitionsError
        seed = self._rng.getrandbits(_SEED_BITS)
        return await self._table.add(
            Exhibition(request=request, x=self._spec(x), o=self._spec(o), seed=seed)
        )

    def _spec(self, engine: str | None) -> str:
        return spec_for(None, engine or self._rng.choice(ENGINES))

    async def begin(self, exhibition: Exhibition, message_id: int) -> None:
        """Run a booked exhibition on its message, in a task of its own."""
        await self._table.shown_at(exhibition.id, message_id)
        task = asyncio.create_task(self._run(exhibition, message_id))
        self._tasks[exhibition.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(exhibition.id, None))

    async def stop(self, exhibition_id: int, person: int) -> Exhibition:
        """End an exhibition for its starter.

        Raises ExhibitionOverError, NotYourExhibitionError.
        """
        exhibition = await self._table.find(exhibition_id)
        if exhibition is None:
            raise ExhibitionOverError
        if exhibition.request.starter != person:
            raise NotYourExhibitionError
        await self._end(exhibition)
        return exhibition

    async def cancel(self, exhibition: Exhibition) -> None:
        """Forget an exhibition that was booked and could not begin."""
        await self._end(exhibition)

    async def cut_short(self) -> None:
        """Say on the message of every stored exhibition that it was cut short, and forget it.

        At the start these are the exhibitions that the last process left, at the end its own.
        """
        for exhibition in await self._table.all():
            self._halt(exhibition)
            if exhibition.message_id is not None:
                await self._edit(exhibition, exhibition.message_id, cut_short_message(exhibition))
            await self._table.remove(exhibition.id)

    async def _end(self, exhibition: Exhibition) -> None:
        self._halt(exhibition)
        await self._table.remove(exhibition.id)

    def _halt(self, exhibition: Exhibition) -> None:
        task = self._tasks.pop(exhibition.id, None)
        if task is not None:
            task.cancel()

    async def _run(self, exhibition: Exhibition, message_id: int) -> None:
        coming = frames(exhibition)
        # A frame may hold a hundred games; in a thread they do not keep anyone waiting.
        while (frame := await asyncio.to_thread(next, coming, None)) is not None:
            await asyncio.sleep(self._pause)
            if not await self._edit(exhibition, message_id, frame_message(exhibition, frame)):
                break
        await self._forget(exhibition)

    async def _forget(self, exhibition: Exhibition) -> None:
        """Free the channel of an exhibition that has ended, as soon as the store lets it."""
        while True:
            try:
                await self._table.remove(exhibition.id)
            except StoreError:
                await asyncio.sleep(self._pause)
            else:
                return

    async def _edit(self, exhibition: Exhibition, message_id: int, message: Message) -> bool:
        return await self._channel_messages.edit_by_token(
            exhibition.request.token, message_id, message
        )
