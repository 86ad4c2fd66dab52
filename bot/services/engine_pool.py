"""A pool of processes in which engines think, quick ones apart from slow ones."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.domain.limits import MOVE_WITHIN, SEARCH_WITHIN
from bot.errors import EngineFailedError
from bot.services.engine_processes import EngineProcesses
from bot.services.fair_queue import FairQueue
from engines.engine import Choice
from engines.games.game import Move
from engines.games.variants import GAMES
from engines.review.hints import Hint
from engines.review.review import PlayedGame, Review
from engines.turn import Turn
from engines.worker import STAND_BACK, line_for, read_choice, read_hint, read_review

WORKERS = 2  # how many engines think at once; each process takes up to 60 MB
_MOST_SEARCHES = 4  # a machine of many cores is often shared, and each process takes memory
SEARCHES = min(max(1, (os.cpu_count() or 1) - 1), _MOST_SEARCHES)
"""How many engines think for long at once; one core is left to those who press meanwhile."""
FULL_WHILE = 2  # how many turns may wait for each of these before one looks at fewer positions
_NOBODY = 0  # no person's id


class EnginePool:
    """At most `workers` processes for quick turns, and `searches` for long ones.

    A process that does not answer within `think_within` or `search_within` seconds is replaced.
    With `stand_back`, long turns take only time that no other program needs.
    """

    def __init__(
        self,
        workers: int = WORKERS,
        think_within: float = MOVE_WITHIN,
        searches: int = SEARCHES,
        search_within: float = SEARCH_WITHIN,
        *,
        stand_back: bool = True,
    ) -> None:
        self._free = asyncio.Semaphore(workers)
        self.think_within = think_within
        self.long_turns, self._questions = FairQueue(searches), FairQueue(searches)
        self._searches = searches
        self._search_within = search_within
        self.processes = EngineProcesses()
        self._searching = EngineProcesses(*[STAND_BACK] * stand_back)

    async def choose(self, turn: Turn, who: int = _NOBODY) -> Choice:
        """Return the choice of an engine; raises EngineFailedError.

        A long turn waits until `who` has a turn in the queue, and is lighter the more others wait.
        One for nobody, such as to explain a move that was made, is never lighter.
        """
        if turn.game.is_long and who != _NOBODY:
            return read_choice(await self._search(turn, who))
        question = line_for(["choose", *turn])
        return read_choice(await self._told(turn.variant, question, who))

    async def hint(self, variant: str, moves: tuple[Move, ...], who: int = _NOBODY) -> Hint:
        """Return the hint after some moves of a game for `who`; raises EngineFailedError."""
        return read_hint(await self._told(variant, line_for(["hint", variant, moves]), who))

    async def review(self, game: PlayedGame, who: int = _NOBODY) -> Review:
        """Return the review of a game for `who`; raises EngineFailedError."""
        return read_review(await self._told(game.variant, line_for(["review", *game]), who))

    async def _told(self, variant: str, question: bytes, who: int) -> bytes:
        """Return the answer about a game.

        About a long game, it waits for a turn of `who` among the questions, and then for one among
        the long turns, where all questions together count as those of one person.
        """
        if not GAMES[variant].is_long:
            async with _in_time(self.think_within), self._free:
                return await self.processes.answer(question)
        async with (
            self._questions.turn(who),
            self.long_turns.turn(_NOBODY),
            _in_time(self.think_within),
        ):
            return await self._searching.answer(question)

    async def _search(self, turn: Turn, who: int) -> bytes:
        """Return the answer for a long turn, which is lighter the more others wait."""
        async with self.long_turns.turn(who):
            share = self._searches * FULL_WHILE / (len(self.long_turns) + 1)
            question = line_for(["choose", *turn.lighter(min(share, 1.0))])
            async with _in_time(self._search_within):
                return await self._searching.answer(question)

    async def close(self) -> None:
        await self.processes.close()
        await self._searching.close()


@asynccontextmanager
async def _in_time(seconds: float) -> AsyncIterator[None]:
    """Raise EngineFailedError if no process answers in that time."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except (TimeoutError, OSError, EOFError) as error:
        raise EngineFailedError from error
