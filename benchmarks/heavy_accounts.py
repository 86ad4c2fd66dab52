"""Whether others wait while the data of a person with very many matches is exported or deleted.

`python -m benchmarks.heavy_accounts [--matches N] [--people N] [--checkout FOLDER] [--json]` gives
one person N matches and lets others play: alone, while that person exports their data, and while
they delete it. It prints how long the presses of the others took. `--checkout` measures the bot of
another folder.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from benchmarks._bots import BOTS, Figures, running
from benchmarks._people import People
from tests.project_files import ROOT
from tests.wire.payloads import press, slash
from tests.wire.people import Channel, Person, another_channel, another_person
from tests.wire.server import Discord
from tests.wire.until import until

RIVALS = 50
THOUGHT = 0.05  # seconds before each press of the others
_AT_ONCE = 40  # presses between two looks at whether it is done
_ALONE = 2000  # presses without an export or a deletion
_PATIENCE = 600.0  # seconds for an export or a deletion

_MATCHES = """
INSERT INTO matches (
    guild_id, channel_id, reach, message_id, x_person, o_person, variant, language, seed, moves,
    revision, status, ending, winner, pace, taken_back, series_x, series_o, series_draws,
    started_at, changed_at, turn_since, ended, everywhere
) VALUES (
    21, 31, 1, ?, ?, ?, 'classic', 'en', 1, '0 3 1 4 2', 5, 'over', 'line', 'X', 'casual', '', 0, 0,
    0, ?1, ?1, ?1, ?1, 1
)
"""
_RESULTS = """
INSERT INTO results (
    match_id, scope, person_id, share, nth, points_before, points_after, deviation_after,
    opponent_points, opponent_deviation
)
SELECT matches.id, scopes.scope, people.person, 1, 1, 1500, 1500, 100, 1500, 100
FROM matches, (SELECT 0 AS scope UNION SELECT 21) AS scopes,
    (SELECT id, x_person AS person FROM matches UNION SELECT id, o_person FROM matches) AS people
WHERE people.id = matches.id
"""
_PAIRS = """
INSERT INTO pairs
SELECT scope, variant, min(x_person, o_person), max(x_person, o_person), 1, 0, 0
FROM matches, (SELECT 0 AS scope UNION SELECT 21) AS scopes GROUP BY 1, 3, 4
"""
_STANDING = """
INSERT INTO standings (
    scope, variant, person_id, points, deviation, volatility, streak, best_streak, as_x, tallies,
    openings, course
) VALUES (0, 'classic', ?, 1500, 100, 0.06, 0, 0, 0, '{}', '0 0 0 0 0 0 0 0 0', '1500')
"""
_LEFT = "SELECT count(*) FROM matches WHERE x_person = ?"


async def main(matches: int, people: int, checkout: Path) -> dict[str, Figures]:
    """Return how long the presses of others took in milliseconds, by what one person does."""
    heavy, channel = another_person(), another_channel()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "noughts.db"
        async with Discord().running() as discord:
            async with running(BOTS["noughts"], discord, file, checkout=checkout):
                pass
            _fill(file, heavy.id, matches)
            async with (
                running(BOTS["noughts"], discord, file, checkout=checkout),
                People(discord, people, THOUGHT, patience=_PATIENCE) as others,
            ):
                await others.press(_ALONE)  # a warm-up
                return {
                    "alone": await _measure(others, _after(_ALONE)),
                    "export": await _measure(others, await _exported(discord, heavy, channel)),
                    "deletion": await _measure(
                        others, await _deleted(discord, heavy, channel, file)
                    ),
                }


def _fill(file: Path, person: int, matches: int) -> None:
    """Give a person finished matches against some others."""
    print(f"storing {matches} matches …", file=sys.stderr)
    rows = [(number, person, person + 1 + number % RIVALS) for number in range(1, matches + 1)]
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executemany(_MATCHES, rows)
        connection.execute(_PAIRS)
        connection.execute(_STANDING, (person,))
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'results'").fetchone():
            connection.execute(_RESULTS)


async def _measure(others: People, is_done: Callable[[], bool]) -> Figures:
    """Have the others press until it is done; return how long that and their presses took."""
    took, start = list[float](), perf_counter()
    while not is_done():
        await others.press(_AT_ONCE)
        took += others.took
    percentiles = quantiles(took, n=100)
    found = {"p50": percentiles[49] * 1000, "p99": percentiles[98] * 1000}
    return (
        found
        | {"slowest": max(took) * 1000}
        | {"seconds": perf_counter() - start, "presses": len(took)}
    )


def _after(presses: int) -> Callable[[], bool]:
    """Return a function that says when the others have pressed that often."""
    left = [presses // _AT_ONCE]

    def is_done() -> bool:
        left[0] -= 1
        return left[0] < 0

    return is_done


async def _exported(discord: Discord, person: Person, channel: Channel) -> Callable[[], bool]:
    """Begin an export; return a function that says whether the person has it."""
    sent = await discord.send(press(person, channel, await _board(discord, channel), "ex1"))
    return lambda: bool(sent.told)


async def _deleted(
    discord: Discord, person: Person, channel: Channel, file: Path
) -> Callable[[], bool]:
    """Begin a deletion; return a function that says whether no match has the person's id."""
    await discord.send(press(person, channel, await _board(discord, channel), "dd1:1"))
    address = f"{file.as_uri()}?mode=ro"

    def is_done() -> bool:
        with closing(sqlite3.connect(address, uri=True, timeout=60)) as reader:
            return not reader.execute(_LEFT, (person.id,)).fetchone()[0]

    return is_done


async def _board(discord: Discord, channel: Channel) -> dict[str, object]:
    """Return a message on which someone can press."""
    sent = await discord.send(slash(another_person(), channel, "tictactoe start"))
    await until(lambda: sent.is_answered, "a board")
    return discord.chat.messages[sent.message_id]


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a table."""
    head = ("others press", "half (ms)", "99 % (ms)", "ratio", "slowest (ms)", "it took (s)")
    rows = [f"| {' | '.join(head)} |"]
    rows.append("| --- " * 6 + "|")
    alone = found["alone"]["p99"]
    for name, one in found.items():
        waits = f"{one['p50']:.1f} | {one['p99']:.0f} | {one['p99'] / alone:.1f}"
        rows.append(f"| {name} | {waits} | {one['slowest']:.0f} | {one['seconds']:.1f} |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Whether others wait beside a heavy account.")
    options.add_argument("--matches", type=int, default=20_000, help="its matches (20,000)")
    options.add_argument("--people", type=int, default=10, help="the others (default: 10)")
    options.add_argument("--checkout", type=Path, default=ROOT, help="the folder of the bot")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    taken = asyncio.run(main(chosen.matches, chosen.people, chosen.checkout))
    print(json.dumps(taken) if chosen.json else report(taken))
