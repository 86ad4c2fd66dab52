"""What a long history costs: memory, start and a press with many stored matches and with none.

`python -m benchmarks.growth [--live N] [--over N] [--presses N] [--rounds N] [--json]` builds two
databases, one empty and one with the given numbers of live and finished matches, and runs
`python -m bot run` on each in turn. It prints the medians of all rounds, their differences and
ratios.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from benchmarks._bots import BOTS, Figures, cost, medians, memory, running
from benchmarks._people import People
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.open_database import open_database
from tests.conftest import a_match
from tests.wire.server import Discord

T = TypeVar("T")

WARM_UP = 100  # presses
_FIRST_ID = 10**9  # of people and channels that occur nowhere else

# Copies the only match; each copy has its own people and channel.
_COPIES = """
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT :count)
INSERT INTO matches ({columns}) SELECT {values} FROM numbers JOIN matches ON matches.id = 1
"""
_CHANGED = {
    "channel_id": ":first + n",
    "x_person": ":first + n",
    "message_id": ":first + n",
    "moves": ":moves",
    "revision": "3",
    "status": ":status",
    "ending": ":ending",
    "winner": ":winner",
    "due_at": ":due_at",
    "ended": "CASE WHEN :status = 'over' THEN n END",
}
_PLAYING = """
INSERT INTO playing (channel_id, person_id, match_id)
SELECT channel_id, x_person, id FROM matches WHERE status = 'live' AND id > 1
"""
_LIVE = {"moves": "4 0 8", "status": "live", "ending": None, "winner": None, "due_at": 2**52}
_OVER = {"moves": "4 0 8 2 1 7", "status": "over", "ending": "line", "winner": "O", "due_at": None}


async def fill(file: Path, live: int, over: int) -> None:
    """Build a database with the given numbers of matches, each of another person and channel."""
    database = await open_database(str(file))
    await MatchTable(database).add(a_match(id=0))
    await database.close()
    with closing(sqlite3.connect(file)) as db, db:
        columns = [row[1] for row in db.execute("PRAGMA table_info (matches)") if row[1] != "id"]
        values = [_CHANGED.get(column, column) for column in columns]
        copies = _COPIES.format(columns=", ".join(columns), values=", ".join(values))
        db.execute(copies, _LIVE | {"count": live, "first": _FIRST_ID})
        db.execute(copies, _OVER | {"count": over, "first": 2 * _FIRST_ID})
        db.execute(_PLAYING)


async def measure(file: Path, presses: int) -> Figures:
    """Return the time from the bot's start to its first answer, its memory, and a press's cost."""
    began = perf_counter()
    async with Discord().running() as discord, running(BOTS["noughts"], discord, file) as pid:
        async with People(discord, 1) as first:
            await first.press(1)
            start = perf_counter() - began
        async with People(discord, 20) as people:
            await people.press(WARM_UP)
            held = memory(pid)
            press = await cost(people, pid, presses)
    return {"start": start, "memory": held, "cpu": press["cpu"], "p50": press["p50"]}


async def main(live: int, over: int, presses: int, rounds: int) -> dict[str, Figures]:
    """Return the medians of all rounds on an empty database and on a full one."""
    with tempfile.TemporaryDirectory() as folder:
        sizes = {"empty": (0, 0), "full": (live, over)}
        files = {name: Path(folder) / name / "noughts.db" for name in sizes}
        for name, size in sizes.items():
            await _with_status(f"filling: {name} …", fill(files[name], *size))
        found: dict[str, list[Figures]] = {name: [] for name in sizes}
        for number in range(rounds):
            for name, file in files.items():
                text = f"round {number + 1} of {rounds}: {name} …"
                found[name].append(await _with_status(text, measure(file, presses)))
    return {name: medians(figures) for name, figures in found.items()}


async def _with_status(text: str, work: Awaitable[T]) -> T:
    print(text, file=sys.stderr)
    return await work


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a table."""
    units = {"start": "s to an answer", "memory": "MB", "cpu": "ms CPU a press", "p50": "ms"}
    rows = ["| measure | empty | full | difference | ratio |", "| --- | --- | --- | --- | --- |"]
    for which, unit in units.items():
        empty, full = found["empty"][which], found["full"][which]
        figures = f"{empty:.2f} | {full:.2f} | {full - empty:+.2f} | {full / empty:.2f}"
        rows.append(f"| {which} ({unit}) | {figures} |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="What a long history costs.")
    options.add_argument("--live", type=int, default=100_000, help="matches (default: 100,000)")
    options.add_argument("--over", type=int, default=1_000_000, help="(default: 1,000,000)")
    options.add_argument("--presses", type=int, default=400, help="a round (default: 400)")
    options.add_argument("--rounds", type=int, default=3, help="of each (default: 3)")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    result = asyncio.run(main(chosen.live, chosen.over, chosen.presses, chosen.rounds))
    print(json.dumps(result) if chosen.json else report(result))
