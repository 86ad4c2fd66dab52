"""The table `closed_channels`: where Discord refused an edit or a deletion that has to be made.

What is to be changed there keeps its mark, and jobs leave it out until the channel is open again.
"""

from collections.abc import Iterable
from datetime import datetime

from bot.domain.match import Place
from bot.store.database import Connection, read, write
from bot.store.held_shards import HeldTable
from bot.store.rows import milliseconds, moment, upsert

CLOSED = "(SELECT channel_id FROM closed_channels)"
"""The channels that are closed, for conditions of jobs."""

_CLOSE = upsert("closed_channels", ("channel_id",), ("guild_id", "since"))
_OPEN = "DELETE FROM closed_channels WHERE channel_id = ?"
_OPEN_BEFORE = "DELETE FROM closed_channels WHERE since <= ?{and_held}"
_ALL = "SELECT channel_id, since FROM closed_channels{where_held}"


class ClosedChannelTable(HeldTable):
    """The closed channels; jobs open those on shards that this process holds."""

    @write
    async def close(self, db: Connection, place: Place, now: datetime) -> None:
        """Store that Discord refused a change in a channel just now."""
        row = {"channel_id": place.channel_id, "guild_id": place.guild_id}
        await db.run(_CLOSE, row | {"since": milliseconds(now)})

    @write
    async def open(self, db: Connection, answered: Iterable[int], before: datetime) -> int:
        """Open channels that have answered, and those that are closed since before a moment.

        Returns how many were opened.
        """
        opened = await db.run(self._held(_OPEN_BEFORE), (milliseconds(before),))
        return opened + sum([await db.run(_OPEN, (channel_id,)) for channel_id in answered])

    @read
    async def all(self, db: Connection) -> dict[int, datetime]:
        """Return the closed channels, with since when each is closed."""
        return {row[0]: moment(row[1]) for row in await db.all(self._held(_ALL))}
