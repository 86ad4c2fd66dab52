"""Runs shows: shows a new frame every 1.5 seconds, for a few shows at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bot.domain.show import MoveFrame, RecordFrame, Show, frames, turn_in
from bot.errors import EngineFailedError, StoreError
from bot.log import log
from bot.messaging.channel_messages import ChannelMessages
from bot.services.engine_pool import EnginePool
from bot.services.shows import Shows
from bot.views.show import ended_message, frame_message
from bot.views.ui import Message

FRAME_PAUSE = 1.5  # seconds, so that a show edits its message less than once a second
_CUT_SHORT = "show-cut-short"


@dataclass(frozen=True)
class ShowRunner:
    """Runs the shows of this process, a frame every `pause` seconds."""

    shows: Shows
    messages: ChannelMessages
    pause: float
    pool: EnginePool
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _drawing: set[str] = field(default_factory=set)  # tokens of shows with a frame in flight

    async def start(self, show: Show, message_id: int) -> None:
        """Run a reserved show on a message, in a new task, unless it was ended before."""
        with suppress(StoreError):  # otherwise it would keep its channel and never play
            await self.shows.table.set_message(show.id, message_id)
        if self.shows.goes_on(show):
            task = asyncio.create_task(self._run(replace(show, message_id=message_id)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def cut_short(self) -> None:
        """End all held shows, as the process stops; the next start ends those out of reach."""
        for show in await self.shows.table.all():
            if await self._cut_short(show):
                await self.shows.table.remove(show.id)

    async def run(self) -> None:
        """End the shows on these shards that a process which has stopped left behind."""
        for show in await self.shows.table.all():
            if not self.shows.goes_on(show):
                await self._cut_short(show)
                await self.shows.table.remove(show.id)

    async def _cut_short(self, show: Show) -> bool:
        """End a show; return whether its message says now that it was cut short."""
        self.shows.forget(show)
        try:
            return await self.show_ended(show, _CUT_SHORT)
        except Exception:
            log.exception("show not cut short: show=%d", show.id)
            return False

    async def show_ended(self, show: Show, key: str) -> bool:
        """Say by the sentence `key` why a show has ended; return whether that worked."""
        return await self._edit(show, ended_message(show, key))

    def is_drawing(self, show: Show) -> bool:
        """Return whether a frame is in flight, which may come after an answer to a press."""
        return show.request.token in self._drawing

    async def _draw(self, show: Show, frame: MoveFrame | RecordFrame) -> bool:
        token = show.request.token  # ids come again
        self._drawing.add(token)
        try:
            return await self._edit(show, frame_message(show, frame))
        finally:
            self._drawing.discard(token)

    async def _edit(self, show: Show, message: Message) -> bool:
        """Edit the message of a show, after any other edit of it; return whether that worked."""
        token, message_id = show.request.token, show.message_id or 0
        return bool(message_id) and await self.messages.edit_by_token(token, message_id, message)

    async def _run(self, show: Show) -> None:
        quick = show.start.game.is_quick
        try:
            async for frame in self._frames(show) if quick else self._moves(show):
                await asyncio.sleep(self.pause)
                if not (self.shows.goes_on(show) and await self._draw(show, frame)):
                    break
            while self.shows.goes_on(show):
                with suppress(StoreError):
                    await self.shows.cancel(show)
                    return
                await asyncio.sleep(self.pause)
        finally:
            self.shows.forget(show)

    async def _frames(self, show: Show) -> AsyncIterator[MoveFrame | RecordFrame]:
        next_frames = frames(show)
        # In a thread, since a frame may hold a hundred games, which would delay presses.
        while (frame := await asyncio.to_thread(next, next_frames, None)) is not None:
            yield frame

    async def _moves(self, show: Show) -> AsyncIterator[MoveFrame]:
        """Yield the moves of engines that think in the pool, until one fails."""
        board, starter = show.start, show.request.starter
        while board.outcome is None:
            mark = board.turn
            try:
                choice = await self.pool.choose(turn_in(show, board), starter)
            except EngineFailedError:
                if self.shows.goes_on(show):
                    log.exception("show cut short: show=%d", show.id)
                    await self.show_ended(show, _CUT_SHORT)
                return
            board = board.play(choice.move)
            yield MoveFrame(board, mark, choice)
