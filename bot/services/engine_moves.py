"""Makes the moves of engines that think for long, while their matches are stored and wait."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime

from bot.domain.limits import FOLLOWED_FOR, MOVE_WITHIN
from bot.domain.match import Match
from bot.domain.moves import engine_moved
from bot.errors import EngineFailedError, Refusal
from bot.log import log
from bot.services.engine_pool import EnginePool
from engines.games.game import Move
from engines.turn import Turn

FindMatch = Callable[[int], Awaitable[Match]]
ChangeMatch = Callable[[int, Callable[[Match, datetime], Match]], Awaitable[Match]]


class EngineMoves:
    """Runs one task for each match that waits for its engine.

    `find` and `change` are those of the service of matches. `unseen` is called with a match whose
    move no answer is going to show.
    """

    def __init__(self, find: FindMatch, change: ChangeMatch, pool: EnginePool) -> None:
        self._find = find
        self._change = change
        self._pool = pool
        self._tasks: dict[int, asyncio.Task[Match | None]] = {}
        self._again: set[int] = set()
        self._watched: Counter[int] = Counter()
        self.unseen: Callable[[Match], Awaitable[object]] | None = None

    def begin(self, match_id: int) -> None:
        if match_id in self._tasks:
            self._again.add(match_id)  # its task may just be about to end
        else:
            self._tasks[match_id] = asyncio.create_task(self._run(match_id))

    def stop(self) -> None:
        """Cancel all tasks; the store knows which matches wait."""
        for task in self._tasks.values():
            task.cancel()

    def ahead_of(self, match: Match) -> int:
        return self._pool.long_turns.ahead_of(match.people[0])

    @contextmanager
    def watching(self, match: Match) -> Iterator[None]:
        """Leave it to the caller to show the engine's move."""
        self._watched[match.id] += 1
        try:
            yield
        finally:
            self._watched[match.id] -= 1
            self._watched += Counter()  # forget those that nobody watches

    async def made(self, match: Match, within: float = FOLLOWED_FOR) -> Match:
        """Return a match after the engine's move, or as it is if none comes `within` seconds."""
        task = self._tasks.get(match.id)
        if task is None:
            return await self._find(match.id)
        await asyncio.wait([task], timeout=within)
        moved = task.result() if task.done() and not task.cancelled() else None
        return moved or match

    async def _run(self, match_id: int) -> Match | None:
        try:
            match = await self._until_person_is_to_move(match_id)
        except Refusal:  # there is no such match
            return None
        except Exception:
            log.exception("engine did not move: match=%d", match_id)
            return None
        finally:
            del self._tasks[match_id]
        if self.unseen is not None and not self._watched[match_id]:
            await self.unseen(match)
        return match

    async def _until_person_is_to_move(self, match_id: int) -> Match:
        while True:
            self._again.discard(match_id)
            match = await self._find(match_id)
            if match.waits_for_engine:
                match = await self._move(match)
            # The move may have been taken back meanwhile, and another one made.
            if not match.waits_for_engine and match_id not in self._again:
                return match

    async def _move(self, match: Match) -> Match:
        move = await self._choose(match.engine_turn(match.moves), match.people[0])
        return await self._change(
            match.id, lambda now_stored, now: engine_moved(now_stored, match.revision, move, now)
        )

    async def _choose(self, turn: Turn, person: int) -> Move:
        try:
            async with asyncio.timeout(MOVE_WITHIN):
                return (await self._pool.choose(turn, person)).move
        except (EngineFailedError, TimeoutError):
            log.warning("a quicker engine moves: waiting=%d", len(self._pool.long_turns))
        return (await asyncio.to_thread(turn.quicker.choose)).move
