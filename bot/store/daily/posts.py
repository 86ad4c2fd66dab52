"""The tables `puzzle_channels` and `puzzle_posts`: where the daily puzzle comes, and its messages.

`redraw` is 1 for a post that has to be edited, and 2 while it is sent or edited: what changes
meanwhile makes it 1 again. Of each server the newest two posts stay, and those that are not edited
yet: they may name people.
"""

from datetime import datetime, timedelta

from bot.domain.daily.days import number_at
from bot.domain.daily.post import (
    AGAIN,
    LATE_SLOT,
    MOST_REFUSALS,
    SLOT,
    YOUNG,
    Post,
    PostChannel,
)
from bot.store.database import Connection, Row, read, write
from bot.store.held_shards import HeldTable
from bot.store.places import CLOSED
from bot.store.rows import milliseconds, milliseconds_or_none, moment_or_none, upsert

_AGAIN, _SLOT, _LATE_SLOT, _YOUNG = (
    pause // timedelta(milliseconds=1) for pause in (AGAIN, SLOT, LATE_SLOT, YOUNG)
)

_ANY_SERVER = "SELECT 1 FROM puzzle_channels LIMIT 1"
_CHANNEL = "SELECT channel_id, hour, refusals FROM puzzle_channels WHERE guild_id = ?"
_SET_CHANNEL = """
INSERT INTO puzzle_channels (guild_id, channel_id, hour) VALUES (?, ?, ?)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, refusals = 0
"""
_SET_HOUR = upsert("puzzle_channels", ("guild_id",), ("hour",), named=False)
# One that another process has claimed at this moment is sent again, with the same nonce.
_CLAIM = """
INSERT INTO puzzle_posts (
    guild_id, number, channel_id, claimed_at, edited_at, tried_at, redraw
)
SELECT guild_id, CAST(:number AS INTEGER), channel_id,
    CAST(:now AS BIGINT), CAST(:now AS BIGINT), CAST(:now AS BIGINT), 2
FROM puzzle_channels
WHERE guild_id > :after AND channel_id IS NOT NULL AND hour <= :hour AND :number > 0
AND NOT EXISTS (
    SELECT 1 FROM puzzle_posts AS posts
    WHERE posts.guild_id = puzzle_channels.guild_id AND posts.number >= :number
){and_held} ORDER BY guild_id LIMIT 1
ON CONFLICT (guild_id, number) DO UPDATE SET redraw = 2 RETURNING *
"""
_OLDER = "guild_id = :guild AND number < :number"
# One whose last edit has not landed may still name people.
_REMOVE_OLDER = f"""
DELETE FROM puzzle_posts WHERE {_OLDER} AND (redraw = 0 OR message_id IS NULL)
AND number < (SELECT max(number) FROM puzzle_posts WHERE {_OLDER})
"""  # noqa: S608
_REDRAW_FORMER = f"UPDATE puzzle_posts SET redraw = 1 WHERE {_OLDER}"  # noqa: S608
_NAME_SOLVERS = """
UPDATE puzzle_posts SET redraw = 1 WHERE guild_id = ? AND number = ? AND EXISTS (
    SELECT 1 FROM puzzle_attempts AS solved
    WHERE solved.guild_id = puzzle_posts.guild_id AND solved.number = puzzle_posts.number
    AND solved_at IS NOT NULL AND repeated = 0
)
"""
_NO_REFUSALS = "UPDATE puzzle_channels SET refusals = 0 WHERE guild_id = ? AND refusals > 0"
_GIVE_UP = "UPDATE puzzle_posts SET given_up = 1 WHERE guild_id = ? AND number = ?"
_REFUSED = """
UPDATE puzzle_channels SET refusals = refusals + :more,
    channel_id = CASE WHEN refusals + :more >= :most THEN NULL ELSE channel_id END
WHERE guild_id = :guild AND channel_id = :channel
"""
_NEXT_DRAWING = f"""edited_at + CASE
    WHEN message_id IS NULL THEN {_AGAIN}
    WHEN claimed_at > CAST(:now AS BIGINT) - {_YOUNG} THEN {_SLOT} ELSE {_LATE_SLOT}
END"""
_MARKED = f"""
redraw <> 0 AND given_up = 0 AND (message_id IS NULL OR channel_id NOT IN {CLOSED})
"""
_TO_DRAW = f"""
SELECT *, NOT EXISTS (
    SELECT 1 FROM puzzle_posts AS newer
    WHERE newer.guild_id = puzzle_posts.guild_id AND newer.number > puzzle_posts.number
) AS newest
FROM puzzle_posts WHERE {_MARKED} AND (message_id IS NOT NULL) = :sent
AND ({_NEXT_DRAWING} <= :now OR edited_at > :now){{and_held}} ORDER BY edited_at LIMIT :limit
"""  # noqa: S608
_UNSENT = f"SELECT guild_id, number FROM puzzle_posts WHERE {_MARKED} AND message_id IS NULL"  # noqa: S608
_NEXT_DRAW = f"""
SELECT min({_NEXT_DRAWING}) FROM puzzle_posts WHERE {_MARKED}{{and_held}}
"""  # noqa: S608
_BEGIN = """
UPDATE puzzle_posts SET redraw = 2, edited_at = ?, tried_at = ? WHERE guild_id = ? AND number = ?
"""
_DRAWN = """
UPDATE puzzle_posts SET message_id = ?, redraw = CASE redraw WHEN 2 THEN 0 ELSE redraw END
WHERE guild_id = ? AND number = ?
"""
_SOLVED = """
SELECT count(*) FROM puzzle_attempts
WHERE guild_id = ? AND number = ? AND solved_at IS NOT NULL AND repeated = 0
"""


class PostTable(HeldTable):
    """Where the daily puzzle is posted, and what was posted."""

    @read
    async def channel(self, db: Connection, guild_id: int) -> PostChannel:
        """Return where a server gets the puzzle, and when."""
        row = await db.one(_CHANNEL, (guild_id,))
        return PostChannel() if row is None else PostChannel(*row)

    @write
    async def set_channel(self, db: Connection, guild_id: int, channel_id: int | None) -> None:
        """Store in which channel a server gets the puzzle, or that it gets none."""
        await db.run(_SET_CHANNEL, (guild_id, channel_id, PostChannel().hour))

    @write
    async def set_hour(self, db: Connection, guild_id: int, hour: int) -> None:
        """Store from which hour on (UTC) a server gets the puzzle."""
        await db.run(_SET_HOUR, (guild_id, hour))

    @read
    async def is_used(self, db: Connection) -> bool:
        """Return whether any server has ever asked for the puzzle."""
        return await db.one(_ANY_SERVER) is not None

    @write
    async def claim(self, db: Connection, now: datetime, after: int = 0) -> Post | None:
        """Store that the puzzle of a moment is sent to the next server that has not got it.

        Servers are claimed for by their ids, from `after` on; None if no other is due. One that had
        a later puzzle, when the clock was wrong, gets none. The post before it is to be redrawn,
        without names.
        """
        names = {"number": number_at(now), "hour": now.hour, "after": after}
        row = await db.one(self._held(_CLAIM), names | {"now": milliseconds(now)})
        if row is None:
            return None
        for sql in (_REMOVE_OLDER, _REDRAW_FORMER):
            await db.run(sql, {"guild": row["guild_id"], "number": row["number"]})
        return _post(row)._replace(tried_at=None)

    @write
    async def give_up(self, db: Connection, post: Post, *, refusals: int = 0) -> None:
        """Store that a post is not sent any more, and how many refusals that counts."""
        await db.run(_GIVE_UP, post.key)
        where = {"guild": post.guild_id, "channel": post.channel_id}
        await db.run(_REFUSED, where | {"more": refusals, "most": MOST_REFUSALS})

    @read
    async def to_draw(self, db: Connection, now: datetime, limit: int, *, sent: bool) -> list[Post]:
        """Return up to `limit` posts to edit now, those first that have waited longest.

        Those that were not `sent` are to be sent again.
        """
        names = {"now": milliseconds(now), "limit": limit, "sent": sent}
        found = await db.all(self._held(_TO_DRAW), names)
        return [_post(row)._replace(newest=bool(row["newest"])) for row in found]

    @read
    async def unsent(self, db: Connection) -> set[tuple[int, int]]:
        """Return the keys of all posts that are to be sent, or are being sent."""
        return {(row["guild_id"], row["number"]) for row in await db.all(_UNSENT)}

    def next_draw(self) -> str:
        """Return a query for when the next post that is to be sent again or edited may be."""
        return self._held(_NEXT_DRAW)

    @write
    async def begin(
        self, db: Connection, post: Post, now: datetime, *, may_have_come: bool = True
    ) -> None:
        """Store that a post is drawn now; the next time waits for its slot, also if this fails.

        Unless it `may_have_come`, it may be sent again for as long as before.
        """
        tried_at = milliseconds_or_none(now if may_have_come else post.tried_at)
        await db.run(_BEGIN, (milliseconds(now), tried_at, *post.key))

    @write
    async def drawn(self, db: Connection, post: Post, message_id: int) -> None:
        """Store which message shows a post, up to date unless something has changed meanwhile."""
        await db.run(_DRAWN, (message_id, *post.key))
        if post.message_id is None:
            await db.run(_NAME_SOLVERS, post.key)
            await db.run(_NO_REFUSALS, (post.guild_id,))

    @read
    async def solved(self, db: Connection, post: Post) -> int:
        """Return how many people who opened a puzzle on a server have solved it."""
        return int((await db.one(_SOLVED, post.key))[0])


def _post(row: Row) -> Post:
    return Post(
        row["guild_id"],
        row["number"],
        row["channel_id"],
        row["message_id"],
        moment_or_none(row["tried_at"]),
    )
