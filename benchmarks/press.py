"""What a press costs, compared with discord.py's in-memory example, over real sockets.

`python -m benchmarks.press [--people N] [--presses N] [--rounds N] [--alike] [--json]` lets N
people at once play whole matches against `python -m bot run` and against `benchmarks/_example.py`,
each on a loopback Discord in this process. With `--database postgresql` it compares the bot on a
PostgreSQL server with the bot on a file; each answer of that server takes `--distance` milliseconds
longer, as if it came from another machine.

The bots take turns, and another one starts each round, so that other load on the machine affects
both the same: use an even number of rounds. It prints the medians of all rounds, the medians of
their ratios, and how long this machine takes for a fdatasync.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from benchmarks._bots import BOTS, Figures, cost, medians, running
from benchmarks._distance import at_distance
from benchmarks._people import People
from benchmarks._postgres import server
from tests.wire.server import Discord

WARM_UP = 8  # presses of each person, at least one match
UNITS = {
    "cpu": "ms of processor time a press",
    "each": "ms of processor time an interaction",
    "p50": "ms, half of the presses",
    "p95": "ms, 95 of 100",
    "p99": "ms, 99 of 100",
    "kept": "ms, 99 of 100 of those answered",
    "rate": "presses a second of a core",
    "memory": "MB",
    "errors": "presses without an answer",
}


class Bot(NamedTuple):
    """How a bot is started, and the address of its database unless that is a file."""

    command: tuple[str, ...]
    database: str = ""


Bots = dict[str, Bot]
Rounds = dict[str, list[Figures]]


async def main(bots: Bots, people: int, presses: int, rounds: int) -> Rounds:
    """Return the costs of each round of presses for each of two bots."""
    found: Rounds = {name: [] for name in bots}
    async with AsyncExitStack() as stack:
        order = [(name, await _warmed_up(stack, name, bots[name], people)) for name in bots]
        for number in range(rounds):
            for name, (played, pid) in order:
                _print_status(f"round {number + 1} of {rounds}: {name} …")
                found[name].append(await cost(played, pid, presses))
            order.reverse()
    return found


async def _warmed_up(stack: AsyncExitStack, name: str, bot: Bot, people: int) -> tuple[People, int]:
    """Return people who have played with a bot, and its process id."""
    _print_status(f"{name} starts, and {people} people with it …")
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    discord = await stack.enter_async_context(Discord().running())
    run = running(bot.command, discord, bot.database or folder / "noughts.db")
    pid = await stack.enter_async_context(run)
    played = await stack.enter_async_context(People(discord, people))
    await played.press(people * WARM_UP)
    return played, pid


def on_both_engines(stack: ExitStack, distance: float) -> Bots:
    """Return the bot on a new server, whose answers take `distance` s longer, and on a file."""
    url = stack.enter_context(stack.enter_context(server()).empty_database())
    far = stack.enter_context(at_distance(url, distance)) if distance else url
    return {"postgresql": Bot(BOTS["noughts"], far), "sqlite": Bot(BOTS["noughts"])}


def _print_status(text: str) -> None:
    print(text, file=sys.stderr)


def summary(found: Rounds, people: int, presses: int) -> dict[str, Figures]:
    """Return the medians of both bots and of their ratios, and how they were measured."""
    pairs = list(zip(*found.values(), strict=True))
    ratios = {
        which: median(ours[which] / theirs[which] for ours, theirs in pairs)
        for which in UNITS
        if which != "errors"
    }
    taken = {"people": people, "presses": presses, "rounds": len(pairs), "fdatasync": sync_time()}
    figures = {name: medians(rounds) for name, rounds in found.items()}
    return figures | {"ratio": ratios, "taken": taken}


def _synchronize(descriptor: int) -> None:
    if sys.platform == "win32":
        os.fsync(descriptor)
    else:
        os.fdatasync(descriptor)


def sync_time() -> float:
    """Return the median time of a fdatasync of 4 KiB, in milliseconds."""
    took = []
    with tempfile.NamedTemporaryFile() as file:
        for _ in range(100):
            os.write(file.fileno(), bytes(4096))
            start = perf_counter()
            _synchronize(file.fileno())
            took.append(perf_counter() - start)
    return median(took) * 1000


def report(found: dict[str, Figures]) -> str:
    """Return a summary as a Markdown table."""
    one, other, *_ = found
    rows = [f"| measure | {one} | {other} | ratio |", "| --- | --- | --- | --- |"]
    ours, theirs, ratios = (found[name] for name in (one, other, "ratio"))
    for which, unit in UNITS.items():
        ratio = f"{ratios[which]:.2f}" if which in ratios else ""
        rows.append(f"| {which} ({unit}) | {ours[which]:.2f} | {theirs[which]:.2f} | {ratio} |")
    return "\n".join([*rows, f"\nfdatasync: {found['taken']['fdatasync']:.1f} ms"])


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="What a press costs.")
    options.add_argument("--people", type=int, default=80, help="at once (default: 80)")
    options.add_argument("--presses", type=int, default=600, help="a round (default: 600)")
    options.add_argument("--rounds", type=int, default=6, help="of each (default: 6)")
    options.add_argument(
        "--alike", action="store_true", help="the example has orjson and uvloop too"
    )
    options.add_argument(
        "--database", choices=["postgresql"], help="compare the bot on a server with that on a file"
    )
    options.add_argument(
        "--distance", type=float, default=0.5, help="of the server, in milliseconds (default: 0.5)"
    )
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    with ExitStack() as stack:
        bots = {name: Bot(command) for name, command in BOTS.items()}
        if chosen.database:
            bots = on_both_engines(stack, chosen.distance / 1000)
        elif chosen.alike:
            bots["example"] = Bot((*BOTS["example"], "alike"))
        rounds = asyncio.run(main(bots, chosen.people, chosen.presses, chosen.rounds))
    taken = summary(rounds, chosen.people, chosen.presses)
    print(json.dumps(taken) if chosen.json else report(taken))
