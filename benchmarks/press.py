"""What a press costs, compared with discord.py's in-memory example, over real sockets.

`python -m benchmarks.press [--people N] [--presses N] [--rounds N] [--plain] [--json]` lets N
people at once play whole matches against `python -m bot run` and against `benchmarks/_example.py`,
each on a loopback Discord in this process.

The bots take turns, and another one starts each round, so that other load on the machine affects
both the same: use an even number of rounds. It prints the medians of all rounds and of their
ratios, and what each bot had used when it was ready.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks._bots import BOTS, Figures, cost, cpu, medians, memory, running
from benchmarks._people import People
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
    "ready_cpu": "ms of processor time until ready",
    "ready_memory": "MB when ready",
}


class Run(NamedTuple):
    """A bot that runs, the people who play with it, and what it had used when it was ready."""

    played: People
    pid: int
    ready: Figures


Commands = Mapping[str, tuple[str, ...]]
Rounds = Mapping[str, list[Figures]]


async def main(bots: Commands, people: int, presses: int, rounds: int) -> dict[str, Figures]:
    """Return the medians of two bots, of their ratios, and how they were measured."""
    found: dict[str, list[Figures]] = {name: [] for name in bots}
    async with AsyncExitStack() as stack:
        runs = {name: await _warmed_up(stack, name, bots[name], people) for name in bots}
        order = list(runs.items())
        for number in range(rounds):
            for name, run in order:
                _print_status(f"round {number + 1} of {rounds}: {name} …")
                found[name].append(await cost(run.played, run.pid, presses))
            order.reverse()
    figures = {name: medians(found[name]) | run.ready for name, run in runs.items()}
    taken: Figures = {"people": people, "presses": presses, "rounds": rounds}
    return figures | {"ratio": _ratios(found), "taken": taken}


async def _warmed_up(
    stack: AsyncExitStack, name: str, command: tuple[str, ...], people: int
) -> Run:
    _print_status(f"{name} starts, and {people} people with it …")
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    discord = await stack.enter_async_context(Discord().running())
    pid = await stack.enter_async_context(running(command, discord, folder / "noughts.db"))
    ready = {"ready_cpu": cpu(pid), "ready_memory": memory(pid)}
    played = await stack.enter_async_context(People(discord, people))
    await played.press(people * WARM_UP)
    return Run(played, pid, ready)


def _ratios(found: Rounds) -> Figures:
    pairs = list(zip(*found.values(), strict=True))
    return {
        which: median(ours[which] / theirs[which] for ours, theirs in pairs)
        for which in UNITS
        if which in pairs[0][0] and which != "errors"
    }


def _print_status(text: str) -> None:
    print(text, file=sys.stderr)


def report(found: dict[str, Figures]) -> str:
    """Return a summary as a Markdown table."""
    one, other, *_ = found
    rows = [f"| measure | {one} | {other} | ratio |", "| --- | --- | --- | --- |"]
    ours, theirs, ratios = (found[name] for name in (one, other, "ratio"))
    for which, unit in UNITS.items():
        ratio = f"{ratios[which]:.2f}" if which in ratios else ""
        rows.append(f"| {which} ({unit}) | {ours[which]:.2f} | {theirs[which]:.2f} | {ratio} |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="What a press costs.")
    options.add_argument("--people", type=int, default=80, help="at once (default: 80)")
    options.add_argument("--presses", type=int, default=600, help="a round (default: 600)")
    options.add_argument("--rounds", type=int, default=6, help="of each (default: 6)")
    options.add_argument(
        "--plain", action="store_true", help="the example has no libraries for speed"
    )
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    bots = dict(BOTS)
    if chosen.plain:
        bots["example"] = (*BOTS["example"], "plain")
    taken = asyncio.run(main(bots, chosen.people, chosen.presses, chosen.rounds))
    print(json.dumps(taken) if chosen.json else report(taken))
