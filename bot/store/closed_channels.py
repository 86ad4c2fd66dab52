"""The table `closed_channels`: where Discord refused an edit or a deletion that has to be made.

What is to be changed there keeps its mark, and jobs leave it out until the channel is open again.
"""

from datetime import datetime

from bot.domain.match import Place
from bot.store.database import Connection, read, write
from bot.store.held import HeldTable
from bot.store.rows import milliseconds, moment_or_none, upsert

CLOSED = "(SELECT channel_id FROM closed_channels)"
"""The channels that are closed, for conditions of jobs."""

_CLOSE = upsert("closed_channels", ("channel_id",), ("guild_id", "since"))
_OPEN = "DELETE FROM closed_channels WHERE channel_id = ?"
_OPEN_BEFORE = "DELETE FROM closed_channels WHERE since <= ?{and_held}"
_ALL = "SELECT channel_id FROM closed_channels{where_held}"
_FIRST = "SELECT min(since) FROM closed_channels{where_held}"


class ClosedChannelTable(HeldTable):
    """The closed channels; jobs open those on shards that this process holds."""

    @write
    async def close(self, db: Connection, place: Place, now: datetime) -> None:
        """Store that Discord refused a change in a channel just now."""
        row = {"channel_id": place.channel_id, "guild_id": place.guild_id}
        await db.run(_CLOSE, row | {"since": milliseconds(now)})

    @write
    async def open(self, db: Connection, channel_id: int) -> None:
        """Store that Discord takes requests in a channel again."""
        await db.run(_OPEN, (channel_id,))

    @write
    async def open_before(self, db: Connection, moment: datetime) -> int:
        """Store that those closed until a moment are to be tried; return how many there were."""
        return await db.run(self._held(_OPEN_BEFORE), (milliseconds(moment),))

    @read
    async def all(self, db: Connection) -> set[int]:
        """Return the closed channels."""
        return {row["channel_id"] for row in await db.all(self._held(_ALL))}

    @read
    async def first(self, db: Connection) -> datetime | None:
        """Return since when the first of them is closed, if there is one."""
        return moment_or_none((await db.one(self._held(_FIRST)))[0])
