"""The table `uptime`: when the bot was last there for people, and what it gives back to them.

It was there on a shard if it was connected to Discord and could store. Nobody loses the time of a
gap: it is put behind what has a deadline, in the transaction that ends the gap.
"""

from collections.abc import Collection
from datetime import datetime, timedelta
from math import gcd
from typing import NamedTuple

from bot.domain.limits import CLOCK_WAITS, NO_GAP
from bot.domain.shards import Shard, Shards
from bot.store.database import Connection, Names, Table, write_long
from bot.store.held import held_only
from bot.store.rows import milliseconds, moment, upsert
from bot.store.upkeep.clock_set_back import pull_back

_STORED = "SELECT shard, shards, alive_at FROM uptime"
_STORE = upsert("uptime", ("shard", "shards"), ("alive_at",), named=False)
_PULL_BACK = "UPDATE uptime SET alive_at = :at WHERE shard = :number AND alive_at > :at"
_REMOVE_OTHERS = "DELETE FROM uptime WHERE shards <> ?"
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
    """How long the bot was away on a shard, and how many matches got that time back.

    It is below zero if the clock has been set back meanwhile.
    """

    shard: int
    length: timedelta
    matches: int


class UptimeTable(Table):
    """When the bot was last there, by shard."""

    @write_long
    async def note(self, db: Connection, shards: Collection[Shard], now: datetime) -> list[Gap]:
        """Store that the bot is there on some shards, and give back what it was away for.

        Returns the gaps that were too long, and those that a clock set back has made.
        """
        stored = {Shard(*row[:2]): moment(row[2]) for row in await db.all(_STORED)}
        gaps = []
        for shard in shards:
            length = now - _last(shard, stored, now)
            if abs(length) > NO_GAP:
                gaps.append(Gap(shard.number, length, await _give_back(db, shard, length, now)))
            await db.run(_STORE, (*shard, milliseconds(now)))
            stored[shard] = now
        await _remove_others(db, shards, stored)
        if any(gap.length < timedelta() for gap in gaps):
            await pull_back(db, now, max(-gap.length for gap in gaps))
        return gaps

    @write_long
    async def was_last_there(self, db: Connection, shard: Shard, at: datetime) -> None:
        """Store that the bot was not there any more after a moment, as it has learnt by now."""
        await db.run(_PULL_BACK, shard._asdict() | {"at": milliseconds(at)})


def _last(shard: Shard, stored: dict[Shard, datetime], now: datetime) -> datetime:
    """Return when the bot was last there on a shard; now if it never was.

    If there was another number of shards, that is since when any of its servers waits.
    """
    if shard in stored:
        return stored[shard]
    former = (at for other, at in stored.items() if _share_servers(shard, other))
    return min(former, default=now)


def _share_servers(one: Shard, other: Shard) -> bool:
    return (one.number - other.number) % gcd(one.shards, other.shards) == 0


async def _give_back(db: Connection, shard: Shard, length: timedelta, now: datetime) -> int:
    """Move the turns of the live matches of a shard; return how many have been moved."""
    own = Shards(shard.shards, frozenset({shard.number}))
    gap = max(length, timedelta()) // timedelta(milliseconds=1)
    names: Names = {"now": milliseconds(now), "latest": milliseconds(now + CLOCK_WAITS), "gap": gap}
    await db.run(held_only(_MARK, own), names)
    return await db.run(held_only(_MOVE, own), names)


async def _remove_others(
    db: Connection, shards: Collection[Shard], stored: dict[Shard, datetime]
) -> None:
    """Remove what is stored of another number of shards, once all of them have been there."""
    for count in {shard.shards for shard in shards}:
        if sum(it.shards == count for it in stored) == count < len(stored):
            await db.run(_REMOVE_OTHERS, (count,))
