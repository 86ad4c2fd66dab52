"""The tables of posts: messages that servers get by themselves, which are edited later.

`redraw` is 1 for a post that has to be edited, and 2 while it is sent or edited: what changes
meanwhile makes it 1 again. `edited_at` is 0 for one that nobody has reserved yet.
"""

from abc import abstractmethod
from datetime import datetime, timedelta
from typing import ClassVar

from bot.domain.post import AGAIN, LATE_SLOT, MOST_REFUSALS, SLOT, YOUNG, Post
from bot.store.database import Connection, Row, read, write
from bot.store.held_shards import HeldTable
from bot.store.places import CLOSED
from bot.store.rows import milliseconds, milliseconds_or_none, moment, moment_or_none

_AGAIN, _SLOT, _LATE_SLOT, _YOUNG = (
    pause // timedelta(milliseconds=1) for pause in (AGAIN, SLOT, LATE_SLOT, YOUNG)
)

_NO_REFUSALS = "UPDATE {channels} SET refusals = 0 WHERE guild_id = ? AND channel_id > 0"
_GIVE_UP = "UPDATE {posts} SET given_up = 1 WHERE guild_id = ? AND number = ?"
_REFUSED = """
UPDATE {channels} SET refusals = refusals + :more,
    channel_id = CASE WHEN refusals + :more >= :most THEN NULL ELSE channel_id END
WHERE guild_id = :guild AND channel_id = :channel
"""
_NEXT_DRAWING = f"""edited_at + CASE
    WHEN message_id IS NULL THEN {_AGAIN}
    WHEN claimed_at > CAST(:now AS BIGINT) - {_YOUNG} THEN {_SLOT} ELSE {_LATE_SLOT}
END"""
_MARKED = f"""
redraw <> 0 AND given_up = 0 AND edited_at > 0
AND (message_id IS NULL OR channel_id NOT IN {CLOSED})
"""
_TO_DRAW = f"""
SELECT *, NOT EXISTS (
    SELECT 1 FROM {{posts}} AS newer
    WHERE newer.guild_id = {{posts}}.guild_id AND newer.number > {{posts}}.number
) AS newest
FROM {{posts}} WHERE {_MARKED} AND (message_id IS NOT NULL) = :sent
AND ({_NEXT_DRAWING} <= :now OR edited_at > :now){{and_held}} ORDER BY edited_at LIMIT :limit
"""  # noqa: S608
_UNSENT = f"SELECT guild_id, number FROM {{posts}} WHERE {_MARKED} AND message_id IS NULL"  # noqa: S608
_NEXT_DRAW = f"SELECT min({_NEXT_DRAWING}) FROM {{posts}} WHERE {_MARKED}{{and_held}}"  # noqa: S608
_BEGIN = """
UPDATE {posts} SET redraw = 2, edited_at = ?, tried_at = ? WHERE guild_id = ? AND number = ?
"""
_DRAWN = """
UPDATE {posts} SET message_id = ?, redraw = CASE redraw WHEN 2 THEN ? ELSE redraw END
WHERE guild_id = ? AND number = ?
"""


class PostTable(HeldTable):
    """Posts of one kind; `table` holds them, and `channels` where each server gets them.

    `name_people` is SQL that marks a new post, by its key, to be edited if it has people to name:
    only a post whose message is known may name anyone.
    """

    table: ClassVar[str]
    channels: ClassVar[str]
    name_people: ClassVar[str]

    @abstractmethod
    async def reserve(self, now: datetime, after: int = 0) -> Post | None:
        """Store that the next due post is sent now; servers come in order of id, above `after`."""

    @write
    async def give_up(self, db: Connection, post: Post, *, refusals: int = 0) -> None:
        """Store that a post is not sent any more, and how many refusals that counts."""
        await db.run(self._of_kind(_GIVE_UP), post.key)
        where = {"guild": post.guild_id, "channel": post.channel_id}
        await db.run(self._of_kind(_REFUSED), where | {"more": refusals, "most": MOST_REFUSALS})

    @read
    async def to_draw(self, db: Connection, now: datetime, limit: int, *, sent: bool) -> list[Post]:
        """Return posts to edit or, unless `sent`, to send again; the longest wait comes first."""
        names = {"now": milliseconds(now), "limit": limit, "sent": sent}
        found = await db.all(self._held(self._of_kind(_TO_DRAW)), names)
        return [post_of(row)._replace(newest=bool(row["newest"])) for row in found]

    @read
    async def unsent(self, db: Connection) -> set[tuple[int, int]]:
        """Return the keys of all posts that are to be sent, or are being sent."""
        rows = await db.all(self._of_kind(_UNSENT))
        return {(row["guild_id"], row["number"]) for row in rows}

    def next_draw(self) -> str:
        return self._held(self._of_kind(_NEXT_DRAW))

    @write
    async def begin(
        self, db: Connection, post: Post, now: datetime, *, may_have_come: bool = True
    ) -> None:
        """Store that a post is drawn now; the next time waits for its slot, even if this fails.

        If it `may_have_come`, and not before, this is the first attempt that may have sent it.
        """
        tried_at = post.tried_at or (now if may_have_come else None)
        times = milliseconds(now), milliseconds_or_none(tried_at)
        await db.run(self._of_kind(_BEGIN), (*times, *post.key))

    @write
    async def drawn(
        self, db: Connection, post: Post, message_id: int, *, is_drawn: bool = True
    ) -> None:
        """Store which message shows a post, up to date unless something has changed meanwhile."""
        await db.run(self._of_kind(_DRAWN), (message_id, int(not is_drawn), *post.key))
        if post.message_id is None:
            await db.run(self.name_people, post.key)
            await db.run(self._of_kind(_NO_REFUSALS), (post.guild_id,))

    def _of_kind(self, sql: str) -> str:
        return sql.replace("{posts}", self.table).replace("{channels}", self.channels)


def post_of(row: Row) -> Post:
    return Post(
        row["guild_id"],
        row["number"],
        row["channel_id"],
        row["message_id"],
        moment(row["claimed_at"]),
        moment_or_none(row["tried_at"]),
    )
