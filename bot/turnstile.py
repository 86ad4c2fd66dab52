"""Lets the answers of one match out in order, so that none overtakes another on the screen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PATIENCE = 1.0
"""Seconds to wait for the answer before; an interaction's own answer is due in three."""


class Turn:
    """One answer's turn: whether it had to wait, and whether a later one went ahead of it."""

    def __init__(self) -> None:
        self.waited = False
        self.overtaken = False
        self.done = asyncio.Event()


class Turnstile:
    """One queue a match, kept only while answers of that match are under way."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._last: dict[int, Turn] = {}

    @asynccontextmanager
    async def turn(self, match_id: int) -> AsyncIterator[Turn]:
        """Wait for the answer before, at most the turnstile's patience, then let this one out.

        Whoever waited has to look at the match again before drawing it, and whoever was overtaken
        has to after.
        """
        before, turn = self._last.get(match_id), Turn()
        self._last[match_id] = turn
        try:
            if before is not None:
                await self._wait_for(before, turn)
            yield turn
        finally:
            self._leave(match_id, turn)

    async def _wait_for(self, before: Turn, turn: Turn) -> None:
        turn.waited = True
        try:
            await asyncio.wait_for(before.done.wait(), self._patience)
        except TimeoutError:
            before.overtaken = True

    def _leave(self, match_id: int, turn: Turn) -> None:
        turn.done.set()
        if self._last.get(match_id) is turn:
            del self._last[match_id]
