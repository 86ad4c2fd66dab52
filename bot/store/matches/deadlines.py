"""Finds what is due on held shards: matches to end, people to remind, boards to redraw."""

from datetime import datetime, timedelta
from typing import NamedTuple

from bot.domain.limits import ABANDONED_AFTER, LAST_REMINDER_AFTER, REDRAWN_WITHIN, REMIND_AFTER
from bot.domain.match import Match, Place, Status
from bot.store.database import Connection, Names, Row, read, write
from bot.store.held_shards import GUILD_OF_MATCH, HeldTable
from bot.store.places import CLOSED
from bot.store.rows import MATCH_COLUMNS, match_of, milliseconds, moment, row_of

_WAITS = {
    name: wait // timedelta(milliseconds=1)
    for name, wait in (*REMIND_AFTER.items(), ("last", LAST_REMINDER_AFTER))
}
"""After how many milliseconds of a turn people are reminded, by pace; in slow ones also `last`."""

# The last reminder of a match that is over is deleted once that is possible.
_REMINDABLE = f"(status = 'live' OR channel_id NOT IN {CLOSED})"
_NEXT_REMINDER = f"""
SELECT min(remind_at) FROM matches
WHERE remind_at IS NOT NULL AND {_REMINDABLE}{{and_held}}
"""  # noqa: S608
# A season that is over ends before what became due meanwhile: it would count in the next one.
_DUE = """
SELECT id, guild_id, channel_id, can_edit, status FROM matches
WHERE due_at <= :now AND NOT EXISTS (
    SELECT 1 FROM season_settings AS season
    WHERE season.guild_id = matches.guild_id AND season.due_at <= :now
){and_held} ORDER BY due_at LIMIT :limit
"""
_TO_REMIND = f"""
SELECT id, channel_id FROM matches
WHERE remind_at <= ? AND {_REMINDABLE}{{and_held}} ORDER BY remind_at LIMIT ?
"""  # noqa: S608
# A reminder is reserved before it is sent, so that nobody is pinged twice after a crash in between.
# After a move the last one is due to be deleted, though the next is not due yet. After the end only
# the last one is to be deleted, which stays due until it is.
_RESERVE = f"""
UPDATE matches SET remind_at = CASE
    WHEN status <> 'live' THEN remind_at
    WHEN pace = 'slow' AND :now < turn_since + :slow THEN turn_since + :slow
    WHEN pace = 'slow' AND :now < turn_since + :last THEN turn_since + :last
    WHEN (pace IS NULL OR pace <> 'slow') AND :now < turn_since + :casual THEN turn_since + :casual
END
WHERE id = :id AND remind_at <= :now RETURNING {MATCH_COLUMNS}, reminder_id
"""  # noqa: S608
# The match may go on or end while its reminder is sent. Then it is due at once, to be deleted.
_REMINDED = """
UPDATE matches SET
    reminder_id = :message_id,
    remind_at = CASE
        WHEN status = 'live' AND turn_since = :turn_since THEN remind_at
        WHEN CAST(:message_id AS BIGINT) IS NOT NULL THEN changed_at
        WHEN status = 'live' THEN remind_at
    END
WHERE id = :id
"""
_ANY_MARKED = "SELECT 0 FROM redraws WHERE urgent = {urgent}{{and_held}} LIMIT 1"
_MARKED = """
SELECT match_id, (SELECT channel_id FROM matches WHERE id = match_id) AS channel_id
FROM redraws WHERE urgent = ?{and_held} ORDER BY match_id DESC LIMIT ?
"""
# Ids of deleted people are negative: a board that may still name one of them is redrawn anyway.
_UNMARK_LATE = """
DELETE FROM redraws WHERE match_id BETWEEN ? AND ? AND EXISTS (
    SELECT 1 FROM matches
    WHERE id = match_id AND ending = 'abandoned' AND turn_since <= ?
        AND coalesce(x_person, o_person) > 0
){and_held} RETURNING match_id
"""
# The mark stays if the match changes, or one of its people is replaced, during the redrawing.
_REDRAWN = """
DELETE FROM redraws
WHERE match_id = :id AND EXISTS (
    SELECT 1 FROM matches
    WHERE id = :id AND revision = :revision AND x_person IS :x_person AND o_person IS :o_person
)
"""
_PLACE_TO_CLOSE = """
SELECT guild_id, channel_id FROM matches
WHERE id = ? AND (x_person < 0 OR o_person < 0 OR (call_id > 0 AND changed_at > ?))
"""
_CALLS_FOR = timedelta(days=30)


class ReservedReminder(NamedTuple):
    """A match, its former reminder to delete, if any, and whether the next one `is_due` now."""

    match: Match
    former: int | None
    is_due: bool


class DeadlineTable(HeldTable):
    """The stored deadlines, reminders, and marks of boards to redraw."""

    def next_due(self) -> str:
        return self._held("SELECT min(due_at) FROM matches WHERE due_at IS NOT NULL{and_held}")

    def next_reminder(self) -> str:
        return self._held(_NEXT_REMINDER)

    def any_marked(self, *, urgent: bool) -> str:
        return self._held(_ANY_MARKED.format(urgent=int(urgent)), GUILD_OF_MATCH)

    @read
    async def due(self, db: Connection, now: datetime, limit: int) -> dict[int, Place | None]:
        """Return due matches, oldest first, and the place to ask for first if a person can lose."""
        rows = await db.all(self._held(_DUE), {"now": milliseconds(now), "limit": limit})
        return {row["id"]: _to_ask(row) for row in rows}

    @read
    async def to_remind(self, db: Connection, now: datetime, limit: int) -> dict[int, int]:
        """Return up to `limit` matches whose reminder is due, oldest first, and their channels."""
        rows = await db.all(self._held(_TO_REMIND), (milliseconds(now), limit))
        return {row["id"]: row["channel_id"] for row in rows}

    async def reserve_reminder(self, match_id: int, now: datetime) -> ReservedReminder | None:
        """Reserve a reminder, so that it is sent only once; None if it is not due or unreadable."""
        values = {"id": match_id, "now": milliseconds(now), **_WAITS}
        row = await self._database.write(lambda db: db.one(_RESERVE, values))
        match = None if row is None else match_of(row)
        if match is None:
            return None
        is_due = match.remind_at is not None and match.remind_at <= moment(values["now"])
        return ReservedReminder(match, row["reminder_id"], is_due)

    @write
    async def set_reminder_message(
        self, db: Connection, match: Match, message_id: int | None
    ) -> None:
        names: Names = {"id": match.id, "turn_since": milliseconds(match.turn_since)}
        await db.run(_REMINDED, names | {"message_id": message_id})

    @read
    async def boards_to_redraw(
        self, db: Connection, limit: int, *, urgent: bool = True
    ) -> dict[int, int]:
        """Return up to `limit` matches with marked boards, newest first, and their channels."""
        rows = await db.all(self._held(_MARKED, GUILD_OF_MATCH), (int(urgent), limit))
        return {row["match_id"]: row["channel_id"] for row in rows}

    @write
    async def unmark_late(self, db: Connection, first: int, last: int, now: datetime) -> set[int]:
        """Drop marks of games abandoned too long ago, from `first` to `last`; return their ids."""
        late = milliseconds(now - ABANDONED_AFTER - REDRAWN_WITHIN)
        sql = self._held(_UNMARK_LATE, GUILD_OF_MATCH)
        return {row["match_id"] for row in await db.all(sql, (first, last, late))}

    @write
    async def keep(self, db: Connection, match_id: int, now: datetime) -> Place | None:
        """Drop the mark of a board that cannot be edited, unless it has to be tried again.

        That is if it may name a deleted person or, for a month, calls players; returns its place.
        """
        row = await db.one(_PLACE_TO_CLOSE, (match_id, milliseconds(now - _CALLS_FOR)))
        if row is None:
            await db.run("DELETE FROM redraws WHERE match_id = ?", (match_id,))
            return None
        await db.run("UPDATE redraws SET urgent = 0 WHERE match_id = ?", (match_id,))
        return Place(row["guild_id"], row["channel_id"])

    @write
    async def mark_redrawn(self, db: Connection, drawn: Match) -> bool:
        """Remove the mark of a board whose match is still as `drawn`; return whether it was."""
        return bool(await db.run_last(_REDRAWN, row_of(drawn)))


def _to_ask(row: Row) -> Place | None:
    """Return the place of a match, if it is live where the bot is on the server."""
    can_ask = row["status"] == Status.LIVE and row["guild_id"] is not None and row["can_edit"]
    return Place(row["guild_id"], row["channel_id"]) if can_ask else None
