"""Copies a whole database to an empty one, which may be of the other engine."""

from collections.abc import Mapping

from bot.errors import StartError
from bot.store.database import Pages, ReportProgress, Tables

LEFT_OUT = {"schema_version", "shard_claims", "shard_count", "turns"}
"""The tables that belong to a database and its processes, and not to what it stores."""
FILLED_BY_MIGRATIONS = {"runs", "pseudonym_key"}  # tables that have a row in an empty database
_DIFFERENT = "The copy is incomplete, and nothing is changed: the rows of {} are {:,}, not {:,}."


async def copy_all(source: Tables, target: Tables, name: str, progress: ReportProgress) -> int:
    """Copy all rows of one database to another, and return how many there are.

    `progress` takes numbers of rows. Raises StartError if the target, which messages call `name`,
    is not empty, or a table has another number of rows in the end; the caller undoes the copy then.
    """
    schema = {t: names for t, names in (await target.schema()).items() if t not in LEFT_OUT}
    await _refuse_filled(target, schema.keys() - FILLED_BY_MIGRATIONS, name)
    counts = {table: await source.count(table) for table in schema}
    done, total = 0, sum(counts.values())
    for table, columns in schema.items():
        pages = source.pages(table, columns)
        await target.fill(table, columns, _reported(pages, progress, done, total))
        done += counts[table]
    await _compare(target, counts)
    await target.finish()
    return total


async def _refuse_filled(target: Tables, tables: set[str], name: str) -> None:
    for table in tables:
        if await target.count(table):
            raise StartError(f"{name} is not empty: name a new database.")


async def _compare(target: Tables, counts: Mapping[str, int]) -> None:
    for table, expected in counts.items():
        if (found := await target.count(table)) != expected:
            raise StartError(_DIFFERENT.format(table, found, expected))


async def _reported(pages: Pages, progress: ReportProgress, done: int, total: int) -> Pages:
    """Yield the same pages, and tell `progress` of each; `done` rows come before them."""
    async for rows in pages:
        yield rows
        done += len(rows)
        progress(done, total)
