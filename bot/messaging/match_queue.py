"""Lets the answers of one match out in order, so that none overtakes another on the screen."""

import asyncio

PATIENCE = 1.0
"""Seconds to wait for the answer before; an interaction's own answer is due in three."""


class Turn:
    """One answer's turn: whether it had to wait, and whether a later one went ahead of it.

    Entering it waits for the answer before, at most the turnstile's patience. Whoever waited has to
    look at the match again before drawing it, and whoever was overtaken has to after.
    """

    def __init__(self, line: "dict[int, Turn]", match_id: int, patience: float) -> None:
        self.waited = False
        self.overtaken = False
        self._done: asyncio.Event | None = None  # once somebody waits for it
        self._line, self._match_id, self._patience = line, match_id, patience

    async def __aenter__(self) -> "Turn":
        before = self._line.get(self._match_id)
        self._line[self._match_id] = self
        if before is not None:
            await self._wait_for(before)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    async def _wait_for(self, before: "Turn") -> None:
        self.waited = True
        before._done = done = asyncio.Event()
        try:
            await asyncio.wait_for(done.wait(), self._patience)
        except TimeoutError:
            before.overtaken = True
        except BaseException:
            self._leave()
            raise

    def _leave(self) -> None:
        if self._done is not None:
            self._done.set()
        if self._line.get(self._match_id) is self:
            del self._line[self._match_id]


class MatchQueue:
    """One queue a match, kept only while answers of that match are under way."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._last: dict[int, Turn] = {}

    def turn(self, match_id: int) -> Turn:
        """Return the turn of an answer of that match."""
        return Turn(self._last, match_id, self._patience)
