"""The table `shares`: which finished matches were posted where, and which messages have to go."""

from datetime import datetime

from bot.domain.limits import SHARE_PAUSE
from bot.domain.match import Match, Place
from bot.domain.share import Share, refuse_unless_sharable
from bot.errors import Refusal
from bot.store.database import Connection, Row, read, write
from bot.store.held_shards import HeldTable
from bot.store.people.deletions import refuse_if_pending
from bot.store.places import CLOSED
from bot.store.rows import milliseconds, moment, wait_over
from bot.store.who_may_see import any_hides_games

_STANDING = "SELECT * FROM shares WHERE match_id = ? AND channel_id = ? AND withdrawn = 0"
_LATEST = "SELECT max(shared_at) FROM shares WHERE person_id = ?"
_WITHDRAW = "UPDATE shares SET withdrawn = 1 WHERE id = ?"
_INSERT = """
INSERT INTO shares (match_id, person_id, guild_id, channel_id, shared_at) VALUES (?, ?, ?, ?, ?)
RETURNING *
"""
_SENT = "UPDATE shares SET message_id = ? WHERE id = ?"
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

    @read
    async def server_of(self, db: Connection, match: Match, person: int, place: Place) -> int:
        """Return in which server a person may share a match; raises as `refuse_unless_sharable`."""
        return await _server_of(db, match, person, place)

    @write
    async def add(
        self, db: Connection, match: Match, person: int, place: Place, now: datetime
    ) -> Share:
        """Store that a person shares a match at a place, and return the share.

        Raises Refusal as `server_of`, if it stands there already, so soon after another, and if the
        person's data is being deleted.
        """
        await db.lock(*match.people)
        guild_id = await _server_of(db, match, person, place)
        for player in match.people:
            await refuse_if_pending(db, player)
        await _refuse_if_standing(db, match.id, place.channel_id, now)
        await _refuse_if_just_shared(db, person, now)
        values = (match.id, person, guild_id, place.channel_id, milliseconds(now))
        return _share(await db.one(_INSERT, values))

    @write
    async def set_message(self, db: Connection, share: Share, message_id: int) -> None:
        await db.run(_SENT, (message_id, share.id))

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


async def _server_of(db: Connection, match: Match, person: int, place: Place) -> int:
    others = [other for other in match.people if other != person]
    hidden = await any_hides_games(db, others)
    return refuse_unless_sharable(match, person, place, opponent_shows=not hidden)


async def _refuse_if_standing(
    db: Connection, match_id: int, channel_id: int, now: datetime
) -> None:
    """Raise a refusal if a share stands there; withdraw one that stood long enough."""
    row = await db.one(_STANDING, (match_id, channel_id))
    if row is None:
        return
    share = _share(row)
    if now < share.stands_until:
        raise Refusal("already-shared", link=share.link)
    await db.run(_WITHDRAW, (share.id,))


async def _refuse_if_just_shared(db: Connection, person: int, now: datetime) -> None:
    (latest,) = await db.one(_LATEST, (person,))
    if latest is not None and now < (until := moment(latest) + SHARE_PAUSE):
        raise Refusal("shared-just-now", until=wait_over(until))


def _share(row: Row) -> Share:
    return Share(
        row["id"],
        row["match_id"],
        row["guild_id"],
        row["channel_id"],
        row["message_id"],
        moment(row["shared_at"]),
        bool(row["withdrawn"]),
    )
