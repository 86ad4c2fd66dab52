"""Completes the standings of seasons after an undo, in pages that presses hardly wait for."""

from bot.domain.shards import ALL_SHARDS, Shards
from bot.store.database import Connection, Row, read, write
from bot.store.held import HeldTable, held_only
from bot.store.people.deletion_pages import PAGES
from bot.store.people.deletions import pending
from bot.store.ratings.rate_match import apply_to_season
from bot.store.rows import MATCH_COLUMNS, match_of

_MATCHES = 20  # how many matches a page counts
_SEARCHED = 1000  # how many matches a page looks at; most are those of other servers
_DELETED = 200  # how many rows a page deletes from each table

_INCOMPLETE = "SELECT * FROM seasons WHERE counted IS NOT NULL{and_held} ORDER BY id LIMIT 1"
_UNTIL = """
SELECT coalesce(
    (SELECT min(after) FROM seasons WHERE guild_id = ? AND undone = 0 AND number > ?),
    (SELECT max(ended) FROM matches), 0
)
"""
_TO_COUNT = f"""
SELECT {MATCH_COLUMNS}, ended, everywhere FROM matches
WHERE ended > ? AND ended <= ? AND guild_id = ? ORDER BY ended LIMIT ?
"""  # noqa: S608
_DELETE_RESULTS = """
DELETE FROM results WHERE scope = ? AND match_id IN (
    SELECT id FROM matches WHERE ended > ? AND ended <= ? AND guild_id = ?
)
"""
_COUNTED = "UPDATE seasons SET counted = ? WHERE id = ?"
_DELETE = """
DELETE FROM {table} WHERE scope = :scope AND ({key}) IN (
    SELECT {key} FROM {table} WHERE scope = :scope LIMIT :most
)
"""
_DELETE_EACH = [
    _DELETE.format(table="standings", key="variant, person_id"),
    _DELETE.format(table="slots", key="variant, grain, slot"),
    _DELETE.format(table="pairs", key="variant, low_id, high_id"),
]


class SeasonPages(HeldTable):
    """Completes the standings of seasons on held shards, one page after another."""

    @read
    async def are_left(self, db: Connection) -> bool:
        """Return whether the standings of any season are incomplete."""
        return await db.one(self._held(_INCOMPLETE)) is not None

    @write
    async def complete_page(self, db: Connection) -> bool:
        """Do one page in its own transaction; return whether there was any left."""
        return await complete_page(db, self._shards())


async def complete_page(db: Connection, shards: Shards = ALL_SHARDS) -> bool:
    """Do one page of the first incomplete season; return whether there was one.

    Between two pages of a deletion it does nothing, since some matches then have the person's id
    and others the stand-in.
    """
    season = await db.one(held_only(_INCOMPLETE, shards))
    if season is None:
        return False
    if not await db.lock(PAGES, season["guild_id"]):
        return await complete_page(db, shards)
    if await pending(db):
        return False
    page = _delete_page if season["undone"] else _count_page
    await db.run(_COUNTED, (await page(db, season), season["id"]))
    return True


async def _count_page(db: Connection, season: Row) -> int | None:
    """Count the next matches; return the number of the last one, or None after the last page."""
    last, until = await _range(db, season)
    rows = await db.all(_TO_COUNT, (season["counted"], last, season["guild_id"], _MATCHES))
    for row in rows:
        await apply_to_season(db, match_of(row), row, season["scope"])
    if len(rows) == _MATCHES:
        last = rows[-1]["ended"]
    return last if last < until else None


async def _delete_page(db: Connection, season: Row) -> int | None:
    """Delete the results of the next matches and some standings; return as `_count_page`."""
    last, until = await _range(db, season)
    of_page = (season["scope"], season["counted"], last, season["guild_id"])
    await db.run(_DELETE_RESULTS, of_page)
    values = {"scope": season["scope"], "most": _DELETED}
    deleted = [await db.run(sql, values) for sql in _DELETE_EACH]
    return last if any(deleted) or last < until else None


async def _range(db: Connection, season: Row) -> tuple[int, int]:
    """Return the number of the last match of a page at most, and that of the last page."""
    (until,) = await db.one(_UNTIL, (season["guild_id"], season["number"]))
    return min(season["counted"] + _SEARCHED, until), until
