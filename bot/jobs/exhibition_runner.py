"""Runs exhibitions: shows a new frame every 1.5 seconds, for a few exhibitions at once."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

from bot.domain.exhibition import (
    Exhibition,
    ExhibitionRequest,
    MoveFrame,
    RecordFrame,
    frames,
    turn_in,
)
from bot.errors import (
    EngineFailedError,
    ExhibitionOverError,
    ExhibitionRunningError,
    NotYourExhibitionError,
    StoreError,
    TooManyExhibitionsError,
    WrongEngineError,
)
from bot.jobs.exhibition_messages import ExhibitionMessages
from bot.log import log
from bot.services.engine_pool import EnginePool
from bot.store.matches.shows import ExhibitionTable
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.variants import GAMES
from engines.levels import engines_of, spec_for

PAUSE = 1.5
"""Seconds between two frames, so that an exhibition edits its message less than once a second."""
MAX_EXHIBITIONS = 5
"""How many exhibitions a process runs at once, so that their edits do not delay presses."""

_SEED_BITS = 62  # so that a seed fits a signed 64-bit column


class ExhibitionRunner:
    """Runs the exhibitions of this process; the store keeps them, this object only their tasks.

    `messages` shows them. Engines that take long think in `pool`. `pause` is the time between two
    frames, in seconds.
    """

    def __init__(
        self,
        table: ExhibitionTable,
        messages: ExhibitionMessages,
        rng: Random,
        pause: float,
        pool: EnginePool,
    ) -> None:
        self._table, self.messages, self._pool = table, messages, pool
        self._rng, self._pause = rng, pause
        self._requests: dict[int, ExhibitionRequest] = {}  # by channel, from `reserve` to the end
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def reserve(
        self,
        request: ExhibitionRequest,
        x: str | None,
        o: str | None,
        variant: str = CLASSIC.name,
    ) -> Exhibition:
        """Store an exhibition that will start soon; an engine of None is chosen at random.

        Raises WrongEngineError, ExhibitionRunningError, TooManyExhibitionsError.
        """
        exhibition = self._exhibition(request, x, o, variant)
        if request.channel_id in self._requests:
            raise ExhibitionRunningError
        if len(self._requests) >= MAX_EXHIBITIONS:
            raise TooManyExhibitionsError
        # Before anything is awaited, so that commands that come at once are counted.
        self._requests[request.channel_id] = request
        try:
            return await self._table.add(exhibition)
        except BaseException:
            del self._requests[request.channel_id]
            raise

    def _exhibition(
        self, request: ExhibitionRequest, x: str | None, o: str | None, variant: str
    ) -> Exhibition:
        seed, game = self._rng.getrandbits(_SEED_BITS), GAMES[variant]
        x, o = self._spec(x, game), self._spec(o, game)
        return Exhibition(request=request, variant=variant, x=x, o=o, seed=seed)

    def _spec(self, engine: str | None, game: AnyGame) -> str:
        players = engines_of(game)
        if engine is not None and engine not in players:
            raise WrongEngineError(engine=engine, game=game.name)
        return spec_for(None, engine or self._rng.choice(players), game)

    async def start(self, exhibition: Exhibition, message_id: int) -> None:
        """Run a reserved exhibition on a message, in a new task, unless it was ended before."""
        await self._table.set_message(exhibition.id, message_id)
        if self._is_wanted(exhibition):
            task = asyncio.create_task(self._run(replace(exhibition, message_id=message_id)))
            self._tasks[exhibition.id] = task
            task.add_done_callback(lambda _: self._forget(exhibition))

    async def stop(self, exhibition_id: int, message_id: int | None, person: int) -> Exhibition:
        """End an exhibition because the person who started it asks for that on its message.

        Raises ExhibitionOverError, NotYourExhibitionError.
        """
        exhibition = await self._table.find(exhibition_id)
        # Ids come again, so the message may have shown another exhibition, which is over.
        if exhibition is None or exhibition.message_id not in (None, message_id):
            raise ExhibitionOverError
        if exhibition.request.starter != person:
            raise NotYourExhibitionError
        await self._end(exhibition)
        return exhibition

    async def cancel(self, exhibition: Exhibition) -> None:
        """Remove a reserved exhibition that could not start."""
        await self._end(exhibition)

    async def cut_short(self) -> None:
        """End every exhibition on the shards that are held, since the process stops."""
        for exhibition in await self._table.all():
            await self._cut_short(exhibition)

    async def end_abandoned(self) -> None:
        """End the exhibitions on these shards that a process which has stopped left behind."""
        stored = await self._table.all()
        for exhibition in [it for it in stored if not self._is_wanted(it)]:
            await self._cut_short(exhibition)

    async def _cut_short(self, exhibition: Exhibition) -> None:
        """End an exhibition, and say on its message that it was cut short."""
        self._forget(exhibition)
        try:
            await self.messages.show_cut_short(exhibition)
        except Exception:
            log.exception("exhibition not cut short: exhibition=%d", exhibition.id)
        await self._table.remove(exhibition.id)

    async def _end(self, exhibition: Exhibition) -> None:
        self._forget(exhibition)
        await self._table.remove(exhibition.id)

    def _is_wanted(self, exhibition: Exhibition) -> bool:
        return self._requests.get(exhibition.request.channel_id) == exhibition.request

    def _forget(self, exhibition: Exhibition) -> None:
        if self._is_wanted(exhibition):
            del self._requests[exhibition.request.channel_id]
        task = self._tasks.pop(exhibition.id, None)
        if task is not None:
            task.cancel()

    async def _run(self, exhibition: Exhibition) -> None:
        quick = exhibition.variant == CLASSIC.name
        async for frame in self._frames(exhibition) if quick else self._moves(exhibition):
            await asyncio.sleep(self._pause)
            if not await self.messages.show_frame(exhibition, frame):
                break
        await self._remove(exhibition)

    async def _frames(self, exhibition: Exhibition) -> AsyncIterator[MoveFrame | RecordFrame]:
        next_frames = frames(exhibition)
        # In a thread, since a frame may hold a hundred games, which would delay presses.
        while (frame := await asyncio.to_thread(next, next_frames, None)) is not None:
            yield frame

    async def _moves(self, exhibition: Exhibition) -> AsyncIterator[MoveFrame]:
        """Yield the moves of engines that think in the pool, until one fails."""
        board, starter = exhibition.start, exhibition.request.starter
        while board.outcome is None:
            mark = board.turn
            try:
                choice = await self._pool.choose(turn_in(exhibition, board), starter)
            except EngineFailedError:
                log.exception("exhibition cut short: exhibition=%d", exhibition.id)
                await self.messages.show_cut_short(exhibition)
                return
            board = board.play(choice.move)
            yield MoveFrame(board, mark, choice)

    async def _remove(self, exhibition: Exhibition) -> None:
        """Remove an exhibition that has ended; try again while the store fails."""
        while True:
            try:
                await self._table.remove(exhibition.id)
            except StoreError:
                await asyncio.sleep(self._pause)
            else:
                return
