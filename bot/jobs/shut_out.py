"""Knows who the host shuts out, and leaves servers: `python -m bot block` only stores them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.discord_errors import NETWORK_ERRORS, RefusedError
from bot.domain.shards import HeldShards
from bot.log import brief, log
from bot.store.access import ShutOutTable
from bot.store.deleted_people import pseudonym_by

LOOK_EVERY = timedelta(minutes=1)


@dataclass
class ShutOut:
    """Who the host shuts out, as it was read a minute ago at most.

    `leave` takes the bot off a server, and `lose` then ends what is tied to it.
    """

    table: ShutOutTable
    now: Callable[[], datetime]
    held: HeldShards
    leave: Callable[[int], Awaitable[None]]
    lose: Callable[[int], Awaitable[None]]
    wake: Callable[[], None]
    _key: bytes = b""
    _stored: frozenset[int] = frozenset()
    _left: set[int] = field(default_factory=set)

    def has(self, person: int, server: int | None = None) -> bool:
        """Return whether a person is shut out, or everybody on a server."""
        stored = self._stored
        return bool(stored) and (server in stored or pseudonym_by(self._key, person) in stored)

    def turns_away(self, server: int) -> bool:
        """Return whether a server that has the bot is shut out; then the bot leaves it."""
        if is_out := server in self._stored:
            self._left.discard(server)
            self.wake()
        return is_out

    async def read(self) -> None:
        self._key, self._stored = await self.table.find()
        self._left &= self._stored

    async def run(self) -> datetime:
        await self.read()
        for server in self._stored - self._left:
            if server > 0 and self.held().has(server) and await self._is_left(server):
                await self.lose(server)
                self._left.add(server)
        return self.now() + LOOK_EVERY

    async def _is_left(self, server: int) -> bool:
        try:
            await self.leave(server)
        except RefusedError:  # the bot is not there
            pass
        except NETWORK_ERRORS as error:
            log.warning("server not left: server=%d error=%s", server, brief(error))
            return False
        return True
