"""How long a page of `/history` takes a person with many finished games, and one with few.

`python -m benchmarks.history [--games N] [--runs N] [--json]` prints the median processor time of
the store in milliseconds, and how many times as long it takes with N games as with 100. Each page
is the newest, the oldest, or one that has to look through all games for those that it may show.
"""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from statistics import median
from time import process_time

from bot.domain.history import NEWEST, Listed, Start
from bot.domain.match import Ending, Person
from bot.domain.transitions import ended
from bot.domain.who_may_see import Reader
from bot.store.matches.history import HistoryTable
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from bot.store.upkeep.open_database import open_database
from tests.conftest import ANN, BEN, EVE, NOW, a_match
from tests.store.many_matches import copy_last

GOAL = 5.0
"""Milliseconds that a page may take with 10,000 games."""
FEW = 100
_SERVER, _CHANNEL = 21, 32
_RARE = "UPDATE matches SET variant = 'drop' WHERE id <= 10"
_OTHER_SEAT = "UPDATE matches SET x_person = o_person, o_person = x_person WHERE id % 2"

PAGES = {
    "newest": (Listed(ANN), Reader(ANN, _SERVER, _CHANNEL), NEWEST),
    "oldest": (Listed(ANN), Reader(ANN, _SERVER, _CHANNEL), Start(before=11)),
    "rarest game": (Listed(ANN, "drop"), Reader(ANN, _SERVER, _CHANNEL), NEWEST),
    "hidden from others": (Listed(ANN), Reader(EVE, _SERVER, _CHANNEL), NEWEST),
    "hidden, of the server": (Listed(None), Reader(EVE, _SERVER, _CHANNEL), NEWEST),
    "none against the bot": (Listed(1, is_bot=True), Reader(ANN, _SERVER, _CHANNEL), NEWEST),
}


async def times(games: int, runs: int) -> dict[str, float]:
    """Return the median processor time of each page in milliseconds, with so many games."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(str(Path(folder) / "noughts.db"))
        matches, table = MatchTable(database), HistoryTable(database)
        match = await matches.add(a_match(x=Person(ANN), o=Person(BEN)))
        await matches.change(match.id, lambda it: ended(it, Ending.RESIGNED, "O", NOW))
        await database.write(lambda db: copy_last(db, games - 1))
        for sql in (_RARE, _OTHER_SEAT):
            await database.write(lambda db, sql=sql: db.run(sql))  # type: ignore[misc]
        await PreferencesTable(database).switch(BEN, games=False)
        found = {}
        for name, asked in PAGES.items():
            took = []
            for _ in range(runs):
                start = process_time()
                await table.page(*asked)
                took.append(process_time() - start)
            found[name] = median(took) * 1000
        await database.close()
        return found


def report(many: dict[str, float], few: dict[str, float], games: int) -> str:
    """Return the figures as a table."""
    rows = [f"| a page | {games:,} games (ms) | {FEW} games (ms) | ratio | of {GOAL:.0f} ms |"]
    rows.append("| --- " * 5 + "|")
    for name, one in many.items():
        ratio = one / few[name]
        rows.append(f"| {name} | {one:.2f} | {few[name]:.2f} | {ratio:.1f} | {one / GOAL:.2f} |")
    return "\n".join(rows)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.history", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="the person's games (10,000)")
    parser.add_argument("--runs", type=int, default=50, help="how often a page is read (50)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    few = asyncio.run(times(FEW, chosen.runs))
    many = asyncio.run(times(chosen.games, chosen.runs))
    print(
        json.dumps({"many": many, "few": few}) if chosen.json else report(many, few, chosen.games)
    )
