"""The table `shares`: which finished matches 1.0.0 posted where, and which messages have to go."""

from bot.domain.share import Share
from bot.store.database import Connection, Row, read, write
from bot.store.held_shards import HeldTable
from bot.store.places import CLOSED

_SEEN = "UPDATE shares SET message_id = ? WHERE id = ? AND message_id IS NULL"
_FIND = "SELECT * FROM shares WHERE id = ? AND channel_id = ?"
_REMOVE = "DELETE FROM shares WHERE id = ? AND coalesce(message_id, 0) = ?"
_TO_DELETE = f"""
FROM shares
WHERE withdrawn = 1 AND message_id IS NOT NULL AND channel_id NOT IN {CLOSED}{{and_held}}
"""
_WITHDRAWN = f"SELECT * {_TO_DELETE} ORDER BY id LIMIT ?"
_ANY_WITHDRAWN = f"SELECT 0 {_TO_DELETE} LIMIT 1"


class ShareTable(HeldTable):
    """The stored shares."""

    async def seen_at(self, share_id: int, channel_id: int, message_id: int) -> Share | None:
        """Return a share of a channel, or None.

        If its message was not known, it is this one from now on.
        """
        row = await self._database.read(lambda db: db.one(_FIND, (share_id, channel_id)))
        share = None if row is None else _share(row)
        if share is None or share.message_id is not None:
            return share
        await self._database.write(lambda db: db.run(_SEEN, (message_id, share_id)))
        return share._replace(message_id=message_id)

    @write
    async def remove(self, db: Connection, share: Share) -> None:
        """Remove a share whose message is gone, unless another has become known meanwhile."""
        await db.run(_REMOVE, (share.id, share.message_id or 0))

    def any_withdrawn(self) -> str:
        """Return a query for whether `withdrawn` would return any."""
        return self._held(_ANY_WITHDRAWN)

    @read
    async def withdrawn(self, db: Connection, limit: int) -> list[Share]:
        """Return up to `limit` shares whose known messages have to go, the oldest first.

        They are those on shards that this process holds, in channels that are not closed.
        """
        return list(map(_share, await db.all(self._held(_WITHDRAWN), (limit,))))


def _share(row: Row) -> Share:
    return Share(
        row["id"],
        row["match_id"],
        row["guild_id"],
        row["channel_id"],
        row["message_id"],
        bool(row["withdrawn"]),
    )
