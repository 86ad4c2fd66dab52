"""The table `uptime`: when the bot was last there for people, and what it gives back to them.

It was there on a shard if it was connected to Discord and could store. Nobody loses the time of a
gap: it is put behind what has a deadline, in the transaction that ends the gap. A process that did
not stop cleanly may have left boards out of date.
"""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import NamedTuple
from uuid import uuid4

from bot.domain.limits import CLOCK_WAITS, NO_GAP
from bot.domain.shards import Shard, Shards
from bot.store.database import Connection, Database, Names, Table, write, write_long
from bot.store.held_shards import held_only
from bot.store.rows import milliseconds, moment, upsert
from bot.store.upkeep.clock_set_back import pull_back

RECENT = timedelta(minutes=1)  # before a process was last there: its last answers may be lost
_STORE = upsert("uptime", ("shard", "shards"), ("alive_at", "run"))
_PULL_BACK = "UPDATE uptime SET alive_at = :at WHERE shard = :number AND alive_at > :at"
# Another number of shards, once all of this one have been there.
_REMOVE_OTHERS = """
DELETE FROM uptime WHERE shards <> :shards AND (
    SELECT count(*) FROM uptime AS own WHERE own.shards = :shards
) = :shards
"""
# The others are brought up to date by the next press.
_MARK_RECENT = """
INSERT INTO redraws (match_id)
SELECT id FROM matches WHERE changed_at >= ? AND can_edit <> 0{and_held}
ORDER BY changed_at DESC LIMIT 1000 ON CONFLICT DO NOTHING
"""
# A turn that began in the gap begins now. That of an arena's game may begin later, see CLOCK_WAITS.
_SINCE = """
CASE
    WHEN turn_since > :now AND arena_id IS NOT NULL AND message_id IS NULL
    THEN CASE WHEN turn_since > :latest THEN :latest ELSE turn_since END
    WHEN turn_since + :gap > :now THEN :now ELSE turn_since + :gap
END
"""
_MOVED = f"""
SELECT id AS moved_id, {_SINCE} AS since FROM matches
WHERE due_at IS NOT NULL AND status = 'live' AND {_SINCE} <> turn_since{{and_held}}
"""  # noqa: S608
# Their boards show the deadline to the second; the others come later anyway.
_MARK = f"""
INSERT INTO redraws (match_id)
SELECT id FROM matches JOIN ({_MOVED}) AS moved ON id = moved_id
WHERE pace = 'quick' AND can_edit <> 0
ON CONFLICT DO NOTHING
"""  # noqa: S608
_MOVE = f"""
UPDATE matches SET
    turn_since = since, due_at = due_at + since - turn_since,
    remind_at = remind_at + since - turn_since
FROM ({_MOVED}) AS moved WHERE id = moved_id
"""  # noqa: S608


class Gap(NamedTuple):
    """Time away on a shard, below zero if the clock went back, and matches that got it back."""

    shard: int
    length: timedelta
    matches: int


class Noted(NamedTuple):
    """The gaps that were too long or negative, and how many boards may be out of date."""

    gaps: list[Gap]
    boards: int


class _Last(NamedTuple):
    """When the bot was last there on a shard, and in which run; None after a clean stop."""

    at: datetime
    run: str | None = None


class UptimeTable(Table):
    """When the bot was last there, by shard; a table is for one run of the bot."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._run = uuid4().hex

    @write_long
    async def note(self, db: Connection, shards: Collection[Shard], now: datetime) -> Noted:
        """Store that the bot is there on shards, and give gaps back; mark boards after a crash."""
        rows = await db.all("SELECT shard, shards, alive_at, run FROM uptime")
        stored = {Shard(*row[:2]): _Last(moment(row[2]), row[3]) for row in rows}
        gaps, boards = [], 0
        for shard in shards:
            last = _last(shard, stored, now)
            if abs(length := now - last.at) > NO_GAP:
                gaps.append(Gap(shard.number, length, await _give_back(db, shard, length, now)))
            if last.run not in (None, self._run):
                boards += await mark_recent(db, shard, last.at)
            await db.run(_STORE, (*shard, milliseconds(now), self._run))
            await db.run(_REMOVE_OTHERS, {"shards": shard.shards})
        if any(gap.length < timedelta() for gap in gaps):
            await pull_back(db, now, max(-gap.length for gap in gaps))
        return Noted(gaps, boards)

    @write
    async def end(self, db: Connection) -> None:
        """Store that the run stops cleanly, with nothing left to answer."""
        await db.run("UPDATE uptime SET run = NULL WHERE run = ?", (self._run,))

    @write_long
    async def was_last_there(self, db: Connection, shard: Shard, at: datetime) -> None:
        """Store that the bot was not there any more after a moment, as it has learnt by now."""
        await db.run(_PULL_BACK, shard._asdict() | {"at": milliseconds(at)})


def _last(shard: Shard, stored: dict[Shard, _Last], now: datetime) -> _Last:
    """Return when it was last there on a shard; if unknown, the earliest of all shards, or now."""
    earliest = min(stored.values(), key=lambda last: last.at, default=_Last(now))
    return stored.get(shard, earliest)


async def mark_recent(db: Connection, shard: Shard, last: datetime) -> int:
    """Mark boards of a shard to be redrawn that changed since shortly before a moment."""
    since = milliseconds(last - RECENT)
    return await db.run(held_only(_MARK_RECENT, _only(shard)), (since,))


async def _give_back(db: Connection, shard: Shard, length: timedelta, now: datetime) -> int:
    """Move the turns of the live matches of a shard; return how many have been moved."""
    own = _only(shard)
    gap = max(length, timedelta()) // timedelta(milliseconds=1)
    names: Names = {"now": milliseconds(now), "latest": milliseconds(now + CLOCK_WAITS), "gap": gap}
    await db.run(held_only(_MARK, own), names)
    return await db.run(held_only(_MOVE, own), names)


def _only(shard: Shard) -> Shards:
    return Shards(shard.shards, frozenset({shard.number}))
