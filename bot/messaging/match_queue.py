"""Sends the answers about one match in order, so that an older board never replaces a newer one."""

import asyncio

TIMEOUT = 1.0
"""Seconds to wait for the answer before; Discord expects an answer within three seconds."""


class Ticket:
    """The place of one answer in the queue of its match.

    Entering it waits for the answer before, at most `timeout` seconds. If it `waited`, load the
    match again before you draw it. If it was `overtaken` by a later answer, draw the match again
    afterwards.
    """

    def __init__(self, last: "dict[int, Ticket]", match_id: int, timeout: float) -> None:
        self.waited = False
        self.overtaken = False
        self._done: asyncio.Event | None = None  # made by the answer that waits for this one
        self._last, self._match_id, self._timeout = last, match_id, timeout

    async def __aenter__(self) -> "Ticket":
        before = self._last.get(self._match_id)
        self._last[self._match_id] = self
        if before is not None:
            await self._wait_for(before)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    async def _wait_for(self, before: "Ticket") -> None:
        self.waited = True
        before._done = done = asyncio.Event()
        try:
            await asyncio.wait_for(done.wait(), self._timeout)
        except TimeoutError:
            before.overtaken = True
        except BaseException:
            self._leave()
            raise

    def _leave(self) -> None:
        if self._done is not None:
            self._done.set()
        if self._last.get(self._match_id) is self:
            del self._last[self._match_id]


class MatchQueue:
    """One queue for each match, kept only while answers about that match are in flight.

    `timeout` is how many seconds an answer waits for the one before.
    """

    def __init__(self, timeout: float = TIMEOUT) -> None:
        self._timeout = timeout
        self._last: dict[int, Ticket] = {}

    def ticket(self, match_id: int) -> Ticket:
        """Return a ticket for the next answer about a match."""
        return Ticket(self._last, match_id, self._timeout)
