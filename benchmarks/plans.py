"""Which statements of the store read a whole table of a large database on PostgreSQL.

`python -m benchmarks.plans [--players N] [--matches N] [--url URL]` builds a database with many
finished matches in a file, copies it to a new server with `copy-to`, and lists the statements whose
plan reads a large table from one end to the other. With `--url` it looks at that database, which
has all tables and rows already.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import asyncpg

from benchmarks._build_database import build
from benchmarks._postgres import server
from bot.app.copy_to import copy
from tests.store.postgres.plans import Scan, scans, statements


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


def _on_a_new_server(players: int, matches: int) -> list[Scan]:
    with tempfile.TemporaryDirectory() as folder, server() as new, new.empty_database() as url:
        file = Path(folder) / "noughts.db"
        build(file, players, matches)
        start = perf_counter()
        rows = asyncio.run(copy(str(file), url))
        print(f"copied {rows:,} rows in {perf_counter() - start:.0f} s")
        return asyncio.run(found_in(url))


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Which statements read a whole table.")
    options.add_argument("--players", type=int, default=30_000, help="(default: 30,000)")
    options.add_argument("--matches", type=int, default=300_000, help="(default: 300,000)")
    options.add_argument("--url", help="of a database on PostgreSQL that is full already")
    chosen = options.parse_args()
    full = asyncio.run(found_in(chosen.url)) if chosen.url else None
    print(report(full or _on_a_new_server(chosen.players, chosen.matches)))
