"""Corrects stored moments that lie further ahead than they can: the clock has been set back.

They move back as the clock did, at most to now. A deadline follows the moment it counts from, so
that nobody loses by it. `uptime` has already moved the turns to which it gives time back.
"""

from datetime import datetime, timedelta

from bot.domain.arena.arena import LATEST_START
from bot.domain.limits import ENGINE_WITHIN
from bot.domain.ratings.season_end import Ends, next_end
from bot.store.database import Connection, Names
from bot.store.rows import milliseconds

MOVED = (
    *("arena_players.since", "arenas.due_at", "arenas.edited_at", "closed_channels.since"),
    *("declines.declined_at", "deleted_people.deleted_at", "deletions.begun_at"),
    *("evenings.starts_at", "joined_servers.left_at", "pings.pinged_at"),
    *("practice.due_at", "practice.shown_at", "puzzle_attempts.solved_at"),
    *("puzzle_posts.claimed_at", "puzzle_posts.edited_at", "puzzle_posts.tried_at"),
    *("season_posts.claimed_at", "season_posts.edited_at", "season_posts.tried_at"),
    *("season_roles.due_at", "seasons.started_at", "servers.called_at", "shares.shared_at"),
)
"""Moments that cannot lie ahead at all, and looks that may always come early."""
# A moment stays as long ago as it was: otherwise what is posted or asked could come twice.
_MOVE = """
UPDATE {table} SET {column} = CASE WHEN {column} - :back > :now THEN :now ELSE {column} - :back END
WHERE {column} > :now
"""
_LATEST_END = "UPDATE season_settings SET due_at = :latest WHERE ends = :ends AND due_at > :latest"
_OTHERS = (
    """
    UPDATE matches SET
        due_at = CASE status WHEN 'invited' THEN due_at - (started_at - :now) ELSE due_at END,
        started_at = :now
    WHERE changed_at > :now AND started_at > :now
    """,
    # The end of all others stays: ratings were calculated with it, and a recount does so again.
    f"""
    {_MOVE.format(table="matches", column="changed_at")} AND (
        status <> 'over' OR arena_id IN (SELECT id FROM arenas WHERE phase IN ('running', 'ending'))
    )
    """,  # noqa: S608
    "UPDATE matches SET remind_at = :now WHERE remind_at > :now AND status <> 'live'",
    "UPDATE engine_turns SET due_at = :now WHERE due_at > :latest_engine",
    # Neither time follows from a pace, so both move as the clock did.
    """
    UPDATE arenas SET starts_at = starts_at - :back, ends_at = ends_at - :back
    WHERE starts_at > CASE phase WHEN 'announced' THEN CAST(:latest_start AS BIGINT) ELSE :now END
    OR (ends_at > :now AND phase NOT IN ('announced', 'running'))
    """,
)


async def pull_back(db: Connection, now: datetime, back: timedelta) -> None:
    """Move stored moments back by as much as the clock was set back."""
    names: Names = {
        "now": milliseconds(now),
        "back": back // timedelta(milliseconds=1),
        "latest_engine": milliseconds(now + ENGINE_WITHIN),
        "latest_start": milliseconds(now + timedelta(minutes=LATEST_START)),
    }
    for sql in _OTHERS:
        await db.run(sql, names)
    for ends in (Ends.WEEK, Ends.MONTH):
        # A season that ended too early has no second end, but the one after is not missed.
        latest = milliseconds(next_end(ends, next_end(ends, now)))
        await db.run(_LATEST_END, {"ends": ends, "latest": latest})
    for name in MOVED:
        table, column = name.split(".")
        await db.run(_MOVE.format(table=table, column=column), names)
