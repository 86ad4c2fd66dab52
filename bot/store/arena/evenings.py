"""The table `evenings`: when servers get an arena by themselves, and which."""

from datetime import datetime, timedelta
from typing import Any

from bot.domain.arena.evening import ANNOUNCED_BEFORE, LEAST_LEFT, MOST_EMPTY, Evening
from bot.store.arena.arenas import add_arena
from bot.store.database import Connection, read, write
from bot.store.held_shards import HeldTable
from bot.store.rows import milliseconds, milliseconds_or_none, moment, upsert

_BEFORE = ANNOUNCED_BEFORE // timedelta(milliseconds=1)
_COLUMNS = ", ".join(Evening._fields)
_FIND = f"SELECT {_COLUMNS} FROM evenings WHERE guild_id = ?"  # noqa: S608
_SAVE = upsert("evenings", ("guild_id",), (*Evening._fields[1:], "starts_at"))
_COMES = f"starts_at > 0 AND channel_id IS NOT NULL AND empty < {MOST_EMPTY}{{and_held}}"
_DUE = f"""
SELECT starts_at, {_COLUMNS} FROM evenings
WHERE starts_at <= ? AND {_COMES} ORDER BY starts_at LIMIT 1
"""  # noqa: S608
_NEXT = f"SELECT min(starts_at) - {_BEFORE} FROM evenings WHERE {_COMES}"  # noqa: S608
_MOVE = "UPDATE evenings SET starts_at = ? WHERE guild_id = ? AND starts_at = ?"
_FORGET = "UPDATE evenings SET channel_id = NULL WHERE guild_id = ? AND channel_id = ?"


class EveningTable(HeldTable):
    """The stored evenings, one a server."""

    @read
    async def find(self, db: Connection, guild_id: int) -> Evening:
        return await _evening(db, guild_id)

    @write
    async def change(self, db: Connection, /, guild_id: int, now: datetime, **chosen: Any) -> None:
        """Change an evening from its next arena on that is not due yet; count empty ones again."""
        await db.lock(guild_id)  # two people may choose at once
        evening = (await _evening(db, guild_id))._replace(**{"empty": 0} | chosen)
        start = evening.next_after(now + ANNOUNCED_BEFORE)
        await db.run(_SAVE, (*evening, milliseconds_or_none(start)))

    @read
    async def due(self, db: Connection, now: datetime) -> tuple[datetime, Evening] | None:
        """Return start and evening of the arena that is to be announced first, if one is due."""
        row = await db.one(self._held(_DUE), (milliseconds(now + ANNOUNCED_BEFORE),))
        return row and (moment(row[0]), Evening(*tuple(row)[1:]))

    def next_due(self) -> str:
        return self._held(_NEXT)

    @write
    async def announce(
        self, db: Connection, evening: Evening, start: datetime, language: str, now: datetime
    ) -> None:
        """Store when the next arena of a due evening starts and, only once, the arena of this one.

        There is none if it is too late, or where the channel has one that is not over.
        """
        following = milliseconds_or_none(evening.next_after(max(start, now)))
        is_first = await db.run(_MOVE, (following, evening.guild_id, milliseconds(start)))
        if is_first and start - now >= LEAST_LEFT:
            await add_arena(db, evening.arena(start, language), start - ANNOUNCED_BEFORE)

    @write
    async def forget(self, db: Connection, guild_id: int, channel_id: int) -> None:
        await db.run(_FORGET, (guild_id, channel_id))


async def _evening(db: Connection, guild_id: int) -> Evening:
    return Evening(*await db.one(_FIND, (guild_id,)) or (guild_id,))
