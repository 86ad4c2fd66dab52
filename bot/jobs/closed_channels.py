"""Channels in which Discord refuses edits and deletions: what has to be done there waits."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.domain.match import Place
from bot.store.places import ClosedChannelTable

AGAIN = timedelta(days=1)  # from a refusal to the next try, unless a request succeeds there before


@dataclass
class ClosedChannels:
    """Opens channels again: once a day, and as soon as a request succeeds there."""

    table: ClosedChannelTable
    now: Callable[[], datetime]
    wake: Callable[[], None] = lambda: None
    _closed: set[int] = field(default_factory=set)
    _answered: set[int] = field(default_factory=set)

    async def run(self) -> datetime | None:
        answered = self._answered.copy()
        await self.table.open(answered, self.now() - AGAIN)
        self._answered -= answered  # but not those that have answered meanwhile
        closed = await self.table.all()
        self._closed = set(closed)
        return min(closed.values()) + AGAIN if closed else None

    async def close(self, place: Place) -> None:
        """Note that Discord refused what has to be done in a channel; raises StoreError."""
        self._answered.discard(place.channel_id)
        await self.table.close(place, self.now())
        self._closed.add(place.channel_id)
        self.wake()

    async def answered(self, channel_id: int) -> None:
        if channel_id in self._closed:
            self._closed.discard(channel_id)
            self._answered.add(channel_id)
            self.wake()
