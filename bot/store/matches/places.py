"""Finds the open matches of a channel or a server, and drops what is left of a deleted channel."""

from bot.store.database import Connection, Table, read, write

_IN_CHANNEL = """
SELECT match_id AS id FROM playing WHERE channel_id = :place
UNION SELECT id FROM matches WHERE status = 'invited' AND channel_id = :place ORDER BY id
"""
# Where only people have installed the bot, it does not matter whether it is on the server.
_IN_SERVER = """
SELECT id FROM matches WHERE guild_id = :place AND can_edit <> 0
    AND id IN (SELECT match_id FROM playing)
UNION ALL SELECT id FROM matches WHERE guild_id = :place AND can_edit <> 0 AND status = 'invited'
"""
_FORGET_REMINDERS = """
UPDATE matches SET remind_at = NULL, reminder_id = NULL
WHERE remind_at IS NOT NULL AND channel_id = ?
"""
_CHOOSE_NO_CHANNEL = "UPDATE puzzle_channels SET channel_id = NULL WHERE channel_id = ?"


class PlaceTable(Table):
    """What is stored about places: channels, threads and servers."""

    @read
    async def in_channel(self, db: Connection, channel_id: int) -> list[int]:
        """Return the live matches and open challenges of a channel."""
        return [row["id"] for row in await db.all(_IN_CHANNEL, {"place": channel_id})]

    @read
    async def in_server(self, db: Connection, guild_id: int) -> list[int]:
        """Return those of a server which the bot can edit there."""
        return [row["id"] for row in await db.all(_IN_SERVER, {"place": guild_id})]

    @write
    async def drop(self, db: Connection, channel_id: int) -> None:
        """Drop the reminders of a deleted channel, and its daily puzzle."""
        for sql in (_FORGET_REMINDERS, _CHOOSE_NO_CHANNEL):
            await db.run(sql, (channel_id,))
