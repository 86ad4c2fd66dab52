"""The tables `puzzle_channels` and `puzzle_posts`: where puzzles are posted, and the posts."""

from datetime import datetime

from bot.domain.daily.days import PostChannel, number_at
from bot.domain.post import Post
from bot.store.database import Connection, read, read_snapshot, write
from bot.store.posts import PostTable, post_of
from bot.store.rows import milliseconds, upsert

# Posts stay where a backup or the end of a server's settings has taken its channel away.
_ANY_SERVER = "SELECT 1 FROM puzzle_channels UNION ALL SELECT 1 FROM puzzle_posts LIMIT 1"
_CHANNEL = "SELECT channel_id, hour, refusals FROM puzzle_channels WHERE guild_id = ?"
_SET_CHANNEL = """
INSERT INTO puzzle_channels (guild_id, channel_id, hour) VALUES (?, ?, ?)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, refusals = 0
"""
_SET_HOUR = upsert("puzzle_channels", ("guild_id",), ("hour",))
# A post that another process reserves at this moment is sent twice, but with the same nonce.
_RESERVE = """
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
# A post whose last edit has not landed may still name people.
_REMOVE_OLDER = f"""
DELETE FROM puzzle_posts WHERE {_OLDER} AND (redraw = 0 OR message_id IS NULL)
AND number < (SELECT max(number) FROM puzzle_posts WHERE {_OLDER})
"""  # noqa: S608
_REDRAW_FORMER = f"UPDATE puzzle_posts SET redraw = 1 WHERE {_OLDER}"  # noqa: S608
_NAME_SOLVERS = """
UPDATE puzzle_posts SET redraw = 1 WHERE guild_id = ? AND number = ? AND EXISTS (
    SELECT 1 FROM puzzle_attempts AS solved
    WHERE solved.guild_id = puzzle_posts.guild_id
    AND solved.number IN (puzzle_posts.number, puzzle_posts.number - 1)
    AND solved_at IS NOT NULL AND repeated = 0
)
"""
_SOLVED = """
SELECT count(*) FROM puzzle_attempts
WHERE guild_id = ? AND number = ? AND solved_at IS NOT NULL AND repeated = 0
"""


class PuzzlePostTable(PostTable):
    """Where the daily puzzle is posted, and what was posted."""

    table, channels, name_people = "puzzle_posts", "puzzle_channels", _NAME_SOLVERS

    @read
    async def channel(self, db: Connection, guild_id: int) -> PostChannel:
        row = await db.one(_CHANNEL, (guild_id,))
        return PostChannel() if row is None else PostChannel(*row)

    @write
    async def set_channel(self, db: Connection, guild_id: int, channel_id: int | None) -> None:
        await db.run(_SET_CHANNEL, (guild_id, channel_id, PostChannel().hour))

    @write
    async def set_hour(self, db: Connection, guild_id: int, hour: int) -> None:
        await db.run(_SET_HOUR, (guild_id, hour))

    @read
    async def is_used(self, db: Connection) -> bool:
        return await db.one(_ANY_SERVER) is not None

    @write
    async def reserve(self, db: Connection, now: datetime, after: int = 0) -> Post | None:
        """Store that the puzzle of a moment is sent to the next server, as `PostTable.reserve`.

        The post before it is to be redrawn without names. A server that had a later puzzle, when
        the clock was wrong, gets none.
        """
        names = {"number": number_at(now), "hour": now.hour, "after": after}
        row = await db.one(self._held(_RESERVE), names | {"now": milliseconds(now)})
        if row is None:
            return None
        for sql in (_REMOVE_OLDER, _REDRAW_FORMER):
            await db.run(sql, {"guild": row["guild_id"], "number": row["number"]})
        return post_of(row)._replace(tried_at=None)

    @read_snapshot
    async def solved(self, db: Connection, guild_id: int, number: int) -> int:
        return int((await db.one(_SOLVED, (guild_id, number)))[0])
