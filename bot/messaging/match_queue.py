"""Sends the answers about one match in order, so that an older board never replaces a newer one."""

import asyncio
from contextvars import Token

from bot.discord_internals.requests import SENDER, Sender

TIMEOUT = 1.0  # seconds to wait for the previous answer; Discord expects each within three


class Ticket(Sender):
    """The place of one answer in the queue of its match; `last` has the last place in each queue.

    Entering waits for the previous answer, at most `TIMEOUT`, and only while its request is under
    way: not for a rate limit, or after a failure. If the ticket has `waited`, load the match again
    before you draw it; if a later answer has `overtaken` it, draw the match again afterwards.
    """

    def __init__(self, last: "dict[int, Ticket]", match_id: int) -> None:
        self.waited = False
        self.overtaken = False
        self._under_way, self._has_left = True, False
        self._free: asyncio.Event | None = None  # made by the answer that waits for this one
        self._last, self._match_id = last, match_id
        self._entered: Token[Sender | None] | None = None

    async def __aenter__(self) -> "Ticket":
        before = self._last.get(self._match_id)
        self._last[self._match_id] = self
        if before is not None:
            await self._wait_for(before)
        self._entered = SENDER.set(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._entered is not None:
            SENDER.reset(self._entered)
        self._leave()

    def sends(self) -> None:
        self._under_way = True

    def waits(self) -> None:
        self._under_way = False
        self._let_pass()

    async def _wait_for(self, before: "Ticket") -> None:
        self.waited = True
        try:
            if before._under_way:
                before._free = asyncio.Event()
                await asyncio.wait_for(before._free.wait(), TIMEOUT)
        except TimeoutError:
            pass
        except BaseException:
            self._leave()
            raise
        before.overtaken = not before._has_left

    def _let_pass(self) -> None:
        if self._free is not None:
            self._free.set()

    def _leave(self) -> None:
        self._has_left = True
        self._let_pass()
        if self._last.get(self._match_id) is self:
            del self._last[self._match_id]
