"""Which messages show a shared result, in `puzzle_shares`, or a game of 1.0.0, in `shares`."""

from bot.domain.match import Place
from bot.domain.post import Share, ShareKind
from bot.errors import Refusal
from bot.store.database import Connection, Row, read, write
from bot.store.held_shards import HeldTable
from bot.store.people.deletions import refuse_if_pending
from bot.store.places import CLOSED

_COLUMNS = "'{kind}' AS kind, id, guild_id, channel_id, message_id, withdrawn"
_ADD = f"""
INSERT INTO {{kind}} (person_id, number, guild_id, channel_id) VALUES (?, ?, ?, ?)
ON CONFLICT DO NOTHING RETURNING {_COLUMNS}
"""  # noqa: S608
_SEEN = "UPDATE {kind} SET message_id = ? WHERE id = ? AND message_id IS NULL"
_SEEN_AT = f"""
UPDATE {{kind}} SET message_id = coalesce(message_id, ?)
WHERE id = ? AND channel_id = ? RETURNING {_COLUMNS}
"""  # noqa: S608
_REMOVE = "DELETE FROM {kind} WHERE coalesce(message_id, 0) = ? AND id = ?"
_TO_DELETE = f"""
SELECT {_COLUMNS} FROM {{kind}}
WHERE withdrawn = 1 AND message_id IS NOT NULL AND channel_id NOT IN {CLOSED}{{{{and_held}}}}
"""  # noqa: S608
_WITHDRAWN = " UNION ALL ".join(_TO_DELETE.format(kind=kind) for kind in ShareKind)
_ANY_WITHDRAWN = f"SELECT 0 FROM ({_WITHDRAWN}) AS found LIMIT 1"  # noqa: S608


class ShareTable(HeldTable):
    """The stored shares."""

    @write
    async def add(self, db: Connection, person: int, number: int, place: Place) -> Share:
        """Store a share before it is sent; raises Refusal for a second, or during a deletion."""
        await db.lock(person)
        await refuse_if_pending(db, person)
        values = person, number, place.guild_id, place.channel_id
        added = await db.one(_of(ShareKind.PUZZLE, _ADD), values)
        if added is None:
            raise Refusal("shared-once")
        return _share(added)

    @write
    async def seen_at(
        self, db: Connection, kind: ShareKind, share_id: int, channel_id: int, message_id: int
    ) -> Share | None:
        """Return a share of a channel, or None; a message that was not known is this one now."""
        row = await db.one(_of(kind, _SEEN_AT), (message_id, share_id, channel_id))
        return None if row is None else _share(row)

    @write
    async def sent(self, db: Connection, share: Share, message_id: int) -> None:
        """Store which message shows a share, or remove it if there is none, which 0 stands for."""
        await db.run(_of(share.kind, _SEEN if message_id else _REMOVE), (message_id, share.id))

    @write
    async def remove(self, db: Connection, share: Share) -> None:
        """Remove a share whose message is gone, unless another has become known meanwhile."""
        await db.run(_of(share.kind, _REMOVE), (share.message_id or 0, share.id))

    def any_withdrawn(self) -> str:
        return self._held(_ANY_WITHDRAWN)

    @read
    async def withdrawn(self, db: Connection, limit: int) -> list[Share]:
        """Return held shares whose known messages have to go, in open channels, oldest first."""
        found = await db.all(self._held(f"{_WITHDRAWN} ORDER BY id LIMIT ?"), (limit,))
        return list(map(_share, found))


def _of(kind: ShareKind, sql: str) -> str:
    return sql.format(kind=kind)


def _share(row: Row) -> Share:
    kind, *others = row
    return Share(ShareKind(kind), *others)
