"""The tables `seasons` and `season_settings`: when the seasons of each server start and end."""

from datetime import datetime

from bot.domain.ratings.leaderboard import Season
from bot.domain.ratings.season_end import POSTED_WITHIN, Ends, SeasonSettings, last_end, next_end
from bot.store.database import Connection, Row, read, write
from bot.store.deleted_people import PAGES
from bot.store.held_shards import HeldTable
from bot.store.ratings.podiums import end_season, has_counted, most_played
from bot.store.ratings.season_roles import hand_over
from bot.store.rows import milliseconds, moment, moment_or_none, readable, upsert

_OF_SERVER = """
SELECT number, scope, after, lead(after) OVER (ORDER BY number) AS until, started_at
FROM seasons WHERE guild_id = ? ORDER BY number
"""
_INSERT_FIRST = """
INSERT INTO seasons (guild_id, number, after) VALUES (?, 1, 0) ON CONFLICT DO NOTHING
"""
_INSERT = """
INSERT INTO seasons (guild_id, number, after, started_at)
VALUES (?, ?, (SELECT coalesce(max(ended), 0) FROM matches), ?)
"""
_SETTINGS = """
SELECT ends, due_at, channel_id, refusals, role_id, role_error, guild_id
FROM season_settings WHERE guild_id = ?
"""
# An end that is due already still comes.
_SET_ENDS = """
INSERT INTO season_settings (guild_id, ends, due_at) VALUES (:guild, :ends, :due)
ON CONFLICT (guild_id) DO UPDATE SET ends = excluded.ends, due_at = CASE
    WHEN season_settings.due_at <= :now AND excluded.due_at IS NOT NULL THEN season_settings.due_at
    ELSE excluded.due_at
END
"""
_SET_CHANNEL = upsert("season_settings", ("guild_id",), ("channel_id", "refusals"))
_SET_ROLE = upsert("season_settings", ("guild_id",), ("role_id", "role_error"))
_NEXT = "SELECT min(due_at) FROM season_settings WHERE due_at IS NOT NULL{and_held}"
_DUE = """
SELECT guild_id, ends, due_at FROM season_settings
WHERE due_at <= ?{and_held} ORDER BY due_at, guild_id LIMIT 1
"""
_SET_DUE = "UPDATE season_settings SET due_at = ? WHERE guild_id = ? AND due_at = ?"


class SeasonTable(HeldTable):
    """The stored seasons of servers, and what is set about them."""

    @read
    async def all(self, db: Connection, guild_id: int) -> tuple[Season, ...]:
        """Return the seasons of a server by number; there is at least one."""
        return await _seasons_of(db, guild_id)

    async def current(self, guild_id: int) -> Season:
        return (await self.all(guild_id))[-1]

    @write
    async def start(
        self, db: Connection, guild_id: int, number: int, now: datetime, here: int | None = None
    ) -> Season:
        """Start a season if it is the next one, and return the current season.

        The podium of the one before comes `here`, unless another channel is chosen.
        """
        await db.lock(PAGES, guild_id)
        current = (await _seasons_of(db, guild_id))[-1]
        if number == current.number + 1:
            await _start(db, guild_id, now, now, here)
        return (await _seasons_of(db, guild_id))[-1]

    @write
    async def end_next(self, db: Connection, now: datetime) -> bool:
        """End the season that is due first, if a match has counted; return whether one was due.

        Several ends that were missed count as one. All matches stored before belong to that season.
        """
        row = await db.one(self._held(_DUE), (milliseconds(now),))
        if row is None:
            return False
        guild_id, ends = row["guild_id"], _ends(row)
        await db.lock(PAGES, guild_id)
        due = _due(ends, now)
        if await db.run(_SET_DUE, (due, guild_id, row["due_at"])) and due is not None:
            ended = max(moment(row["due_at"]), last_end(ends, now))
            at = ended if now - ended < POSTED_WITHIN else None
            if await has_counted(db, guild_id, (await _seasons_of(db, guild_id))[-1]):
                await _start(db, guild_id, now, at)
        return True

    def next_due(self) -> str:
        return self._held(_NEXT)

    @read
    async def settings(self, db: Connection, guild_id: int) -> SeasonSettings:
        row = await db.one(_SETTINGS, (guild_id,))
        if row is None:
            return SeasonSettings()
        _, due_at, *others, _ = row
        return SeasonSettings(_ends(row), moment_or_none(due_at), *others)

    @write
    async def set_ends(self, db: Connection, guild_id: int, ends: Ends, now: datetime) -> None:
        names = {"guild": guild_id, "ends": ends, "now": milliseconds(now)}
        await db.run(_SET_ENDS, names | {"due": _due(ends, now)})

    @write
    async def set_channel(self, db: Connection, guild_id: int, channel_id: int | None) -> None:
        await db.run(_SET_CHANNEL, (guild_id, channel_id, 0))

    @write
    async def set_role(self, db: Connection, guild_id: int, role_id: int | None) -> None:
        """Store the role of champions, if there is one; the last ones get it, and lose others."""
        await db.lock(PAGES, guild_id)
        await db.run(_SET_ROLE, (guild_id, role_id, None))
        for season in reversed((await _seasons_of(db, guild_id))[:-1]):
            variant = await most_played(db, guild_id, season)
            if variant and await hand_over(db, guild_id, season.number, variant):
                return


def _ends(row: Row) -> Ends:
    """Return how the seasons of a server end; by hand, if the stored word is unknown."""
    return readable(lambda row: Ends(row["ends"]), row, "season_settings", "guild_id") or Ends.HAND


def _due(ends: Ends, now: datetime) -> int | None:
    return None if ends is Ends.HAND else milliseconds(next_end(ends, now))


async def _start(
    db: Connection, guild_id: int, now: datetime, at: datetime | None, here: int | None = None
) -> None:
    """Start a season, and give the best of the one before, which ended `at`, their places."""
    await db.run(_INSERT_FIRST, (guild_id,))
    number = (await _seasons_of(db, guild_id))[-1].number + 1
    await db.run(_INSERT, (guild_id, number, milliseconds(now)))
    former = (await _seasons_of(db, guild_id))[-2]
    if variant := await end_season(db, guild_id, former, at, here):
        await hand_over(db, guild_id, former.number, variant)


async def _seasons_of(db: Connection, guild_id: int) -> tuple[Season, ...]:
    rows = await db.all(_OF_SERVER, (guild_id,))
    return tuple(map(_season_of, rows)) or (Season(1, guild_id),)


def _season_of(row: Row) -> Season:
    return Season(**dict(row) | {"started_at": moment_or_none(row["started_at"])})
