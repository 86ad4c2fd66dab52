"""The tables `puzzle_channels` and `puzzle_posts`: where the daily puzzle comes, and its messages.

`redraw` is 1 for a post that has to be edited, and 2 while that is done: what changes meanwhile
makes it 1 again. Of each server the newest two posts stay.
"""

from collections.abc import Collection
from datetime import datetime, timedelta

from bot.domain.daily.days import number_at
from bot.domain.daily.post import LATE_SLOT, MOST_REFUSALS, SLOT, YOUNG, Post, PostChannel
from bot.store.database import Connection, Names, Row, read, write
from bot.store.held import HeldTable
from bot.store.rows import milliseconds, moment, moment_or_none, upsert

_ANY_SERVER = "SELECT min(guild_id) AS server FROM puzzle_channels"
_SLOT, _LATE_SLOT = (slot // timedelta(milliseconds=1) for slot in (SLOT, LATE_SLOT))

_CHANNEL = "SELECT channel_id, hour, refusals FROM puzzle_channels WHERE guild_id = ?"
_SET_CHANNEL = """
INSERT INTO puzzle_channels (guild_id, channel_id, hour) VALUES (?, ?, ?)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, refusals = 0
"""
_SET_HOUR = upsert("puzzle_channels", ("guild_id",), ("hour",), named=False)
_IS_DUE = """
channel_id IS NOT NULL AND hour <= :hour AND :number > 0 AND NOT EXISTS (
    SELECT 1 FROM puzzle_posts AS posts
    WHERE posts.guild_id = puzzle_channels.guild_id AND number >= :number
)
"""
_DUE = f"""
SELECT guild_id FROM puzzle_channels
WHERE guild_id > :after AND {_IS_DUE}{{and_held}} ORDER BY guild_id LIMIT :limit
"""  # noqa: S608
_CLAIM = f"""
INSERT INTO puzzle_posts (guild_id, number, channel_id, claimed_at)
SELECT guild_id, CAST(:number AS INTEGER), channel_id, CAST(:now AS BIGINT) FROM puzzle_channels
WHERE guild_id = :guild AND {_IS_DUE}
ON CONFLICT DO NOTHING RETURNING *
"""  # noqa: S608
_OLDER = "guild_id = :guild AND number < :number"
_REDRAW_FORMER = f"UPDATE puzzle_posts SET redraw = 1 WHERE {_OLDER}"  # noqa: S608
_REMOVE_OLDER = f"""
DELETE FROM puzzle_posts
WHERE {_OLDER} AND number < (SELECT max(number) FROM puzzle_posts WHERE {_OLDER})
"""  # noqa: S608
_TO_SEND = """
SELECT * FROM puzzle_posts WHERE message_id IS NULL AND given_up = 0{and_held} ORDER BY claimed_at
"""
_SENT = """
UPDATE puzzle_posts SET message_id = ?, edited_at = ? WHERE guild_id = ? AND number = ?
"""
_NO_REFUSALS = "UPDATE puzzle_channels SET refusals = 0 WHERE guild_id = ? AND refusals > 0"
_GIVE_UP = """
UPDATE puzzle_posts SET given_up = 1, message_id = NULL WHERE guild_id = ? AND number = ?
"""
_REFUSED = """
UPDATE puzzle_channels SET refusals = refusals + :more,
    channel_id = CASE WHEN refusals + :more >= :most THEN NULL ELSE channel_id END
WHERE guild_id = :guild AND channel_id = :channel
"""
_NEXT_EDIT = f"edited_at + CASE WHEN claimed_at > :young THEN {_SLOT} ELSE {_LATE_SLOT} END"
_MARKED = "redraw <> 0 AND message_id IS NOT NULL"
_TO_REDRAW = f"""
SELECT *, NOT EXISTS (
    SELECT 1 FROM puzzle_posts AS newer
    WHERE newer.guild_id = puzzle_posts.guild_id AND newer.number > puzzle_posts.number
) AS newest
FROM puzzle_posts WHERE {_MARKED}
AND ({_NEXT_EDIT} <= :now OR edited_at > :now){{and_held}} ORDER BY edited_at LIMIT :limit
"""  # noqa: S608
_NEXT_REDRAW = f"""
SELECT min({_NEXT_EDIT}) FROM puzzle_posts WHERE {_MARKED}{{and_held}}
"""  # noqa: S608
_BEGIN = "UPDATE puzzle_posts SET redraw = 2, edited_at = ? WHERE guild_id = ? AND number = ?"
_MARK = "UPDATE puzzle_posts SET redraw = 1 WHERE guild_id = ? AND number = ?"
_MARK_MISSED = """
UPDATE puzzle_posts SET redraw = 1
WHERE message_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM puzzle_attempts AS solved
    WHERE solved.guild_id = puzzle_posts.guild_id AND solved.number = puzzle_posts.number
    AND solved_at > edited_at
){and_held}
"""
_SOLVED = """
SELECT count(*) FROM puzzle_attempts
WHERE guild_id = ? AND number = ? AND solved_at IS NOT NULL
"""
_REDRAWN = """
UPDATE puzzle_posts SET redraw = 0 WHERE guild_id = ? AND number = ? AND redraw = 2
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
        return (await db.one(_ANY_SERVER))["server"] is not None

    @read
    async def due(self, db: Connection, now: datetime, limit: int, after: int = 0) -> list[int]:
        """Return up to `limit` servers that have not got the puzzle of a moment, by their ids.

        A server that had a later one, when the clock was wrong, gets none.
        """
        names = _due_at(now) | {"after": after, "limit": limit}
        return [row["guild_id"] for row in await db.all(self._held(_DUE), names)]

    @write
    async def claim(self, db: Connection, guild_id: int, now: datetime) -> Post | None:
        """Store that the puzzle of a moment is sent to a server, unless one was before.

        The post before it is to be redrawn, without names.
        """
        names = _due_at(now) | {"guild": guild_id, "now": milliseconds(now)}
        row = await db.one(_CLAIM, names)
        if row is None:
            return None
        for sql in (_REDRAW_FORMER, _REMOVE_OLDER):
            await db.run(sql, names)
        return _post(row)

    @read
    async def to_send(self, db: Connection) -> list[Post]:
        """Return the posts that were claimed, but that no message is known of."""
        return list(map(_post, await db.all(self._held(_TO_SEND))))

    @write
    async def sent(self, db: Connection, post: Post, message_id: int, now: datetime) -> None:
        """Store which message shows a post."""
        await db.run(_SENT, (message_id, milliseconds(now), *post.key))
        await db.run(_NO_REFUSALS, (post.guild_id,))

    @write
    async def give_up(self, db: Connection, post: Post, *, refusals: int = 0) -> None:
        """Store that a post is not sent or edited any more, and how many refusals that counts."""
        await db.run(_GIVE_UP, post.key)
        where = {"guild": post.guild_id, "channel": post.channel_id}
        await db.run(_REFUSED, where | {"more": refusals, "most": MOST_REFUSALS})

    @write
    async def mark(self, db: Connection, posts: Collection[tuple[int, int]]) -> None:
        """Store that posts have to be redrawn, by their servers and numbers."""
        for post in posts:
            await db.run(_MARK, post)

    @write
    async def mark_missed(self, db: Connection) -> None:
        """Store that posts have to be redrawn whose puzzle was solved since they were edited."""
        await db.run(self._held(_MARK_MISSED))

    @read
    async def to_redraw(self, db: Connection, now: datetime, limit: int) -> list[Post]:
        """Return up to `limit` posts that may be edited now, the longest unedited first."""
        found = await db.all(self._held(_TO_REDRAW), _slots(now) | {"limit": limit})
        return [_post(row)._replace(newest=bool(row["newest"])) for row in found]

    @read
    async def next_redraw(self, db: Connection, now: datetime) -> datetime | None:
        """Return when the next post may be edited, if one is to be."""
        (at,) = await db.one(self._held(_NEXT_REDRAW), {"young": milliseconds(now - YOUNG)})
        return moment_or_none(at)

    @write
    async def begin_redraw(self, db: Connection, post: Post, now: datetime) -> None:
        """Store that a post is drawn now; the next edit waits for its slot, also if this fails."""
        await db.run(_BEGIN, (milliseconds(now), *post.key))

    @read
    async def solved(self, db: Connection, post: Post) -> int:
        """Return how many people who opened a puzzle on a server have solved it."""
        return int((await db.one(_SOLVED, post.key))[0])

    @write
    async def redrawn(self, db: Connection, post: Post) -> None:
        """Store that a post is up to date, unless something has changed since it was drawn."""
        await db.run(_REDRAWN, post.key)


def _due_at(now: datetime) -> Names:
    """Return the values for `_IS_DUE`; times are in UTC."""
    return {"number": number_at(now), "hour": now.hour}


def _slots(now: datetime) -> Names:
    """Return the values for `_NEXT_EDIT`."""
    return {"now": milliseconds(now), "young": milliseconds(now - YOUNG)}


def _post(row: Row) -> Post:
    return Post(
        row["guild_id"],
        row["number"],
        row["channel_id"],
        row["message_id"],
        moment(row["claimed_at"]),
    )
