"""Runs shows: shows a new frame every 1.5 seconds, for a few shows at once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random

from bot.domain.challenges import machine_of
from bot.domain.limits import MAX_SHOWS
from bot.domain.show import MoveFrame, RecordFrame, Show, ShowRequest, frames, turn_in
from bot.errors import EngineFailedError, Refusal, StoreError
from bot.jobs.show_messages import ShowMessages
from bot.log import log
from bot.services.engine_pool import EnginePool
from bot.store.matches.shows import ShowTable
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.variants import GAMES
from engines.levels import engines_of

FRAME_PAUSE = 1.5
"""Seconds between two frames, so that a show edits its message less than once a second."""

_CUT_SHORT = "show-cut-short"
_SEED_BITS = 62  # so that a seed fits a signed 64-bit column


@dataclass(frozen=True)
class ShowRunner:
    """Runs the shows of this process; the store keeps them, this object only their tasks.

    `messages` shows them. Engines that take long think in `pool`. `pause` is the time between two
    frames, in seconds.
    """

    table: ShowTable
    messages: ShowMessages
    rng: Random
    pause: float
    pool: EnginePool
    _requests: dict[int, ShowRequest] = field(default_factory=dict)
    """By channel, from `reserve` to the end."""
    _tasks: dict[int, asyncio.Task[None]] = field(default_factory=dict)

    async def reserve(
        self, request: ShowRequest, x: str | None, o: str | None, variant: str = CLASSIC.name
    ) -> Show:
        """Store a show that will start soon; an engine of None is chosen at random.

        Raises Refusal for an engine of other games, if one runs in the channel, and if too many
        run.
        """
        show = self._show(request, x, o, variant)
        if request.channel_id in self._requests:
            raise Refusal("show-running")
        if len(self._requests) >= MAX_SHOWS:
            raise Refusal("too-many-shows")
        # Before anything is awaited, so that commands that come at once are counted.
        self._requests[request.channel_id] = request
        try:
            return await self.table.add(show)
        except BaseException:
            del self._requests[request.channel_id]
            raise

    def _show(self, request: ShowRequest, x: str | None, o: str | None, variant: str) -> Show:
        seed, game = self.rng.getrandbits(_SEED_BITS), GAMES[variant]
        x, o = self._spec(x, game), self._spec(o, game)
        return Show(request=request, variant=variant, x=x, o=o, seed=seed)

    def _spec(self, engine: str | None, game: AnyGame) -> str:
        return machine_of(None, engine or self.rng.choice(engines_of(game)), game).spec

    async def start(self, show: Show, message_id: int) -> None:
        """Run a reserved show on a message, in a new task, unless it was ended before."""
        with suppress(StoreError):  # otherwise it would keep its channel and never play
            await self.table.set_message(show.id, message_id)
        if self._is_wanted(show):
            task = asyncio.create_task(self._run(replace(show, message_id=message_id)))
            self._tasks[show.id] = task
            task.add_done_callback(lambda _: self._forget(show))

    async def stop(self, show_id: int, message_id: int | None, person: int) -> Show:
        """End a show because the person who started it asks for that on its message.

        Raises Refusal if it is over, and for anyone else.
        """
        show = await self.table.find(show_id)
        # Ids come again, so the message may have shown another show, which is over.
        if show is None or show.message_id not in (None, message_id):
            raise Refusal("show-over")
        if show.request.starter != person:
            raise Refusal("not-your-show")
        await self.cancel(show)
        return show

    async def cut_short(self) -> None:
        """End every show on the shards that are held, since the process stops.

        The next start ends those whose message was out of reach.
        """
        for show in await self.table.all():
            if await self._cut_short(show):
                await self.table.remove(show.id)

    async def run(self) -> None:
        """End the shows on these shards that a process which has stopped left behind."""
        stored = await self.table.all()
        for show in [show for show in stored if not self._is_wanted(show)]:
            await self._cut_short(show)
            await self.table.remove(show.id)

    async def _cut_short(self, show: Show) -> bool:
        """End a show; return whether its message says now that it was cut short."""
        self._forget(show)
        try:
            return await self.messages.show_ended(show, _CUT_SHORT)
        except Exception:
            log.exception("show not cut short: show=%d", show.id)
            return False

    async def cancel(self, show: Show) -> None:
        """Remove a show that is over or could not start."""
        self._forget(show)
        await self.table.remove(show.id)

    async def lose(self, is_gone: Callable[[ShowRequest], bool]) -> None:
        """End the shows on these shards whose place is gone."""
        for show in await self.table.all():
            if is_gone(show.request):
                await self.cancel(show)

    def _is_wanted(self, show: Show) -> bool:
        return self._requests.get(show.request.channel_id) == show.request

    def _forget(self, show: Show) -> None:
        if self._is_wanted(show):
            del self._requests[show.request.channel_id]
        task = self._tasks.pop(show.id, None)
        if task is not None:
            task.cancel()

    async def _run(self, show: Show) -> None:
        quick = show.start.game.is_quick
        async for frame in self._frames(show) if quick else self._moves(show):
            await asyncio.sleep(self.pause)
            if not await self.messages.show_frame(show, frame):
                break
        await self._remove(show)

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
                log.exception("show cut short: show=%d", show.id)
                await self.messages.show_ended(show, _CUT_SHORT)
                return
            board = board.play(choice.move)
            yield MoveFrame(board, mark, choice)

    async def _remove(self, show: Show) -> None:
        while True:
            try:
                await self.table.remove(show.id)
            except StoreError:
                await asyncio.sleep(self.pause)
            else:
                return
