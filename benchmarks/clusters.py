"""What several processes on one PostgreSQL cost: processor time of the bot and of the server.

`python -m benchmarks.clusters [--people N] [--presses N] [--rounds N] [--json]` lets people play
whole matches on a loopback Discord, with one process of the bot and with two, on a new server. The
processor time of the bot's processes and that of the server are counted apart, so the figures hold
also where few cores run all of them: they say how many busy processes of the bot one busy core of
the server carries.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Collection
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from uuid import uuid4

from benchmarks._bots import BOTS, Figures, cpu, started, without_garbage_collection
from benchmarks._people import People
from tests.chat.people import Channel, another_channel
from tests.chat.until import until
from tests.child_processes import children_of
from tests.postgres import OwnServer, own_server
from tests.wire.server import Discord

UNITS = {
    "bot": "ms of processor time of the bot a press",
    "server": "ms of processor time of PostgreSQL a press",
    "carried": "processes of the bot for one core of PostgreSQL",
    "rate": "presses a second on this machine",
}
WARM_UP = 8  # presses of each person
SHARDS = 2


class Spread(People):
    """People on servers of all shards."""

    _next = 0

    def channel(self) -> Channel:
        """Return a new channel on a server of the next shard."""
        self._next += 1
        return another_channel((SHARDS + self._next % SHARDS) << 22)


async def main(people: int, presses: int, rounds: int) -> dict[str, Figures]:
    """Return the medians of some rounds for each number of processes."""
    found: dict[str, list[Figures]] = {}
    with own_server(Path(uuid4().hex)) as server:
        for number in range(rounds):
            for processes in (1, 2):
                print(f"round {number + 1} of {rounds}: {processes}", file=sys.stderr)
                cost = await _measured(server, processes, people, presses)
                found.setdefault(str(processes), []).append(cost)
    return {name: {w: median(f[w] for f in all_) for w in UNITS} for name, all_ in found.items()}


async def _measured(server: OwnServer, processes: int, people: int, presses: int) -> Figures:
    """Return what presses cost with that many processes of the bot and people on all shards."""
    async with AsyncExitStack() as stack:
        url = stack.enter_context(server.empty_database())
        discord = await stack.enter_async_context(Discord().running())
        discord.gateway.shards = SHARDS
        clusters = [f"{number + 1}/{processes}" for number in range(processes)]
        command = (sys.executable, *BOTS["noughts"])
        runs = [started(command, discord, url, CLUSTER=cluster) for cluster in clusters]
        pids = [await stack.enter_async_context(run) for run in runs]
        await until(lambda: discord.gateway.ready, "the log-in of all processes")
        played = await stack.enter_async_context(Spread(discord, people * processes))
        await played.press(WARM_UP * people * processes)
        with without_garbage_collection():
            return await _cost(server, pids, played, presses)


async def _cost(server: OwnServer, pids: Collection[int], played: People, presses: int) -> Figures:
    """Return what presses cost the bot's processes and the server."""
    bots, database, start = sum(map(cpu, pids)), _server_cpu(server), perf_counter()
    await played.press(presses)
    seconds, pressed = perf_counter() - start, len(played.took)
    bots, database = sum(map(cpu, pids)) - bots, _server_cpu(server) - database
    return {
        "bot": bots / pressed,
        "server": database / pressed,
        "carried": bots / database,
        "rate": pressed / seconds,
    }


def _server_cpu(server: OwnServer) -> float:
    """Return the processor time of a server, in ms, without that of connections now closed."""
    return sum(map(cpu, [server.pid, *children_of(server.pid)]))


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a Markdown table."""
    rows = ["| processes | " + " | ".join(UNITS.values()) + " |", "| --- " * 5 + "|"]
    for name, cost in found.items():
        rows.append(f"| {name} | " + " | ".join(f"{cost[which]:.2f}" for which in UNITS) + " |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="What several processes cost.")
    options.add_argument("--people", type=int, default=20, help="of each process (default: 20)")
    options.add_argument("--presses", type=int, default=2000, help="a round (default: 2,000)")
    options.add_argument("--rounds", type=int, default=3, help="of each (default: 3)")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    result = asyncio.run(main(chosen.people, chosen.presses, chosen.rounds))
    print(json.dumps(result) if chosen.json else report(result))
