"""A pool of processes in which engines think, so that presses do not wait for each other's engines.

`concurrent.futures` has such a pool too, but its processes import the whole bot when it was started
by its command `noughts`, and outlive a bot that is killed.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import engines
from bot.errors import EngineFailedError
from bot.services.fair_queue import FairQueue
from engines.engine import Choice
from engines.games.game import Move
from engines.hints import Hint
from engines.review import PlayedGame, Review
from engines.turn import Turn
from engines.worker import (
    read_choice,
    read_hint,
    read_review,
    written_game,
    written_position,
    written_turn,
)

WORKERS = 2
"""How many engines think at once; each process takes up to 60 MB."""
THINK_WITHIN = 8.0
"""Seconds for a choice, the wait for a free process included."""

_MOST_SEARCHES = 4
SEARCHES = min(max(1, (os.cpu_count() or 1) - 1), _MOST_SEARCHES)
"""How many engines think for long at once; one core is left to those who press meanwhile.

A machine of many cores is often shared, and each process takes memory.
"""
SEARCH_WITHIN = 5.0
"""Seconds for a choice that may take long, without the wait for others."""
FULL_WHILE = 2
"""How many may wait for each of these before they look at fewer positions."""

COMMAND = (sys.executable, "-m", "engines.worker")
_FOLDER = Path(engines.__file__).parents[1]


class EnginePool:
    """At most `workers` processes for quick turns, and `searches` for long ones.

    Each is started when it is first needed. One that has died, or does not answer within
    `think_within` seconds, is replaced. `idle` are those that wait for a turn, `long_turns` are the
    long turns that wait for others.
    """

    def __init__(
        self,
        workers: int = WORKERS,
        think_within: float = THINK_WITHIN,
        searches: int = SEARCHES,
        search_within: float = SEARCH_WITHIN,
    ) -> None:
        self._free, self.think_within = asyncio.Semaphore(workers), think_within
        self.long_turns = FairQueue(searches)
        self._searches, self._search_within = searches, search_within
        self.idle: list[Process] = []

    async def choose(self, turn: Turn, who: int = 0) -> Choice:
        """Return the choice of an engine; raises EngineFailedError.

        A long turn waits until `who` has a turn. Quick ones do not wait for long ones.
        """
        if turn.is_long:
            return read_choice(await self._search(turn, who))
        return read_choice(await self._answer(written_turn(turn)))

    async def hint(self, variant: str, moves: tuple[Move, ...]) -> Hint:
        """Return the hint after some moves of a game; raises EngineFailedError."""
        return read_hint(await self._answer(written_position(variant, moves)))

    async def review(self, game: PlayedGame) -> Review:
        """Return the review of a game; raises EngineFailedError."""
        return read_review(await self._answer(written_game(game)))

    async def _search(self, turn: Turn, who: int) -> bytes:
        """Return the answer for a long turn, which is lighter the more others wait."""
        async with self.long_turns.turn(who):
            share = self._searches * FULL_WHILE / (len(self.long_turns) + 1)
            question = written_turn(turn.lighter(min(share, 1.0)))
            try:
                async with asyncio.timeout(self._search_within):
                    return await self._answer_of_any(question)
            except (TimeoutError, OSError, EOFError) as error:
                raise EngineFailedError from error

    async def _answer(self, question: bytes) -> bytes:
        try:
            async with asyncio.timeout(self.think_within), self._free:
                return await self._answer_of_any(question)
        except (TimeoutError, OSError, EOFError) as error:
            raise EngineFailedError from error

    async def close(self) -> None:
        """End the processes that wait for a turn."""
        idle, self.idle = self.idle, []
        for worker in idle:
            _input(worker).close()
        await asyncio.gather(*(worker.wait() for worker in idle))

    async def _answer_of_any(self, question: bytes) -> bytes:
        if self.idle:
            with contextlib.suppress(OSError, EOFError):  # it may have died since its last answer
                return await self._ask(self.idle.pop(), question)
        return await self._ask(await _start(), question)

    async def _ask(self, worker: Process, question: bytes) -> bytes:
        """Return what a process answers; raises OSError or EOFError if it dies."""
        try:
            answer = await _exchange(worker, question)
        except asyncio.CancelledError:  # its answer would be taken for that to the next question
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            raise
        self.idle.append(worker)
        return answer


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(*COMMAND, cwd=_FOLDER, stdin=PIPE, stdout=PIPE)


async def _exchange(worker: Process, question: bytes) -> bytes:
    _input(worker).write(question)
    await _input(worker).drain()
    output = worker.stdout
    assert output is not None  # noqa: S101 - it is a pipe
    return await output.readuntil()


def _input(worker: Process) -> asyncio.StreamWriter:
    assert worker.stdin is not None  # noqa: S101 - it is a pipe
    return worker.stdin
