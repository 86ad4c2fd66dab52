"""Replays all results in order, and repairs those that differ and the standings that follow."""

from typing import NamedTuple

from bot.store.database import Connection, ReportProgress
from bot.store.people.deletions import finish_all
from bot.store.ratings.rate_match import apply_again
from bot.store.rows import MATCH_COLUMNS, match_of

_KEYS = {
    "results": "match_id, scope, person_id",
    "standings": "scope, variant, person_id",
    "pairs": "scope, variant, low_id, high_id",
}
TABLES = tuple(_KEYS)
# An empty temporary table hides the stored one of the same name.
_HIDE = (
    "CREATE TEMPORARY TABLE {table} AS SELECT * FROM main.{table} WHERE 1 = 0",
    "CREATE UNIQUE INDEX recounted_{table} ON {table} ({key})",
)

_MATCHES = f"""
SELECT {MATCH_COLUMNS}, ended, everywhere FROM matches WHERE ended > ? ORDER BY ended LIMIT 1000
"""  # noqa: S608
_MISSING = """
SELECT count(*) FROM temp.results AS correct WHERE NOT EXISTS (
    SELECT 1 FROM main.results AS stored WHERE stored.match_id = correct.match_id
    AND stored.scope = correct.scope AND stored.person_id = correct.person_id
)
"""
_KEEP = "INSERT INTO temp.results SELECT * FROM main.results WHERE match_id = ?"


class Rebuilt(NamedTuple):
    """Counts of all matches, wrong rows by table, missing results, and matches left `unread`."""

    matches: int
    wrong: dict[str, int]
    missing: int
    unread: int


async def rebuild(db: Connection, progress: ReportProgress = lambda *_: None) -> Rebuilt:
    """Replay all results, repair what is stored wrongly, and return what was wrong.

    Each match counts on the terms stored with its results; what is missing is weighed by the rules.
    `progress` takes numbers of matches. Nothing else may use the database. Begun deletions are
    finished first, being halfway from one person to another.
    """
    await finish_all(db)
    for table, key in _KEYS.items():
        for sql in _HIDE:
            await db.run(sql.format(table=table, key=key))
    try:
        unread = await _count(db, progress)
        async with db.transaction():
            (missing,) = await db.one(_MISSING)
            wrong = {name: await _repair(db, name) for name in TABLES}
            (ended,) = await db.one("SELECT count(ended) FROM matches")
            return Rebuilt(ended, wrong, missing, unread)
    finally:
        for table in TABLES:
            await db.run(f"DROP TABLE temp.{table}")


async def _count(db: Connection, progress: ReportProgress) -> int:
    """Count all matches, 1000 at a time; return how many cannot be read."""
    counted, unread, (last,) = 0, 0, await db.one("SELECT coalesce(max(ended), 0) FROM matches")
    while rows := await db.all(_MATCHES, (counted,)):
        for row in rows:
            if match := match_of(row):
                await apply_again(db, match, row)
            else:
                unread += 1
                await db.run(_KEEP, (row["id"],))  # its results stay, and count for nobody
        counted = rows[-1]["ended"]
        progress(counted, last)
    return unread


async def _repair(db: Connection, table: str) -> int:
    """Make a stored table equal to the recalculated one; return how many rows were wrong."""
    stored, correct = f"main.{table}", f"temp.{table}"
    wrong = max(await _only_in(db, stored, correct), await _only_in(db, correct, stored))
    if wrong:
        await db.run(f"DELETE FROM {stored}")  # noqa: S608
        await db.run(f"INSERT INTO {stored} SELECT * FROM {correct}")  # noqa: S608
    return wrong


async def _only_in(db: Connection, one: str, other: str) -> int:
    sql = f"SELECT count(*) FROM (SELECT * FROM {one} EXCEPT SELECT * FROM {other}) AS differing"  # noqa: S608
    return int((await db.one(sql))[0])
