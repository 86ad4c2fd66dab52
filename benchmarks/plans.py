"""Which statements of the store read a whole table of a large database on PostgreSQL.

`python -m benchmarks.plans [--matches N] [--people N] [--url URL]` fills a database with finished
matches on a new server, and lists the statements whose plan reads a large table from one end to the
other. With `--url` it looks at that database, which has all tables and rows already.

Ten million matches take up to 20 GB in the folder for temporary files, with the server's journal.
"""

import argparse
import asyncio
from time import perf_counter

import asyncpg

from benchmarks._postgres import server
from tests.postgres import FAST
from tests.store.postgres.plans import Scan, fill, scans, statements

_SIZE = "SELECT pg_size_pretty(pg_database_size(current_database()))"


async def found_in(url: str) -> list[Scan]:
    """Return which statements read a whole table of the database at `url`."""
    raw = await asyncpg.connect(url)
    try:
        return [scan for sql in sorted(statements()) for scan in await scans(raw, sql)]
    finally:
        await raw.close()


def report(found: list[Scan]) -> str:
    """Return the statements with the tables that they read whole."""
    lines = [f"{scan.table}: {scan.sql}" for scan in found]
    return "\n".join([f"{len(statements())} statements, {len(found)} read a whole table", *lines])


async def _fill(url: str, matches: int, people: int) -> None:
    raw, start = await asyncpg.connect(url), perf_counter()
    await fill(raw, matches, people)
    size = await raw.fetchval(_SIZE)
    print(f"{matches:,} finished matches, {people:,} people, {size}", end="")
    print(f", filled in {perf_counter() - start:.0f} s", flush=True)
    await raw.close()


def _on_a_new_server(matches: int, people: int) -> list[Scan]:
    with server() as new:
        new.run(*(f"ALTER SYSTEM SET {setting}" for setting in FAST), "SELECT pg_reload_conf()")
        with new.database() as url:
            asyncio.run(_fill(url, matches, people))
            return asyncio.run(found_in(url))


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Which statements read a whole table.")
    options.add_argument("--matches", type=int, default=1_000_000, help="(default: 1,000,000)")
    options.add_argument("--people", type=int, default=100_000, help="(default: 100,000)")
    options.add_argument("--url", help="of a database on PostgreSQL that is full already")
    chosen = options.parse_args()
    full = asyncio.run(found_in(chosen.url)) if chosen.url else None
    print(report(full if full is not None else _on_a_new_server(chosen.matches, chosen.people)))
