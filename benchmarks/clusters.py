"""What several processes on one PostgreSQL cost: processor time of the bot and of the server.

`python -m benchmarks.clusters [--people N] [--presses N] [--rounds N] [--json]` plays matches, from
start to end, on a new server: on only the store with 1, 2 and 4 processes, and with 1 and 2
processes of the whole bot on a loopback Discord. The processor time of the bot's processes and that
of the server are counted apart, so the figures hold also where few cores run all of them: they say
how many busy processes of the bot one busy core of the server carries.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Collection
from contextlib import AsyncExitStack
from statistics import median
from time import perf_counter

from benchmarks._bots import BOTS, Figures, cpu, started, without_garbage_collection
from benchmarks._people import People
from benchmarks._postgres import server, server_cpu
from bot.store.upkeep.open_database import open_database
from tests.postgres import OwnServer
from tests.project_files import ROOT
from tests.wire.people import Channel, another_channel
from tests.wire.server import Discord
from tests.wire.until import until

UNITS = {
    "bot": "ms of processor time of the bot a press",
    "server": "ms of processor time of PostgreSQL a press",
    "carried": "processes of the bot for one core of PostgreSQL",
    "rate": "presses a second on this machine",
}
WARM_UP = 8  # presses of each person
SHARDS = 2

Play = Callable[[int], Awaitable[int]]
"""Has people press a number of times, and returns how often they did."""


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
    with server() as own:
        for number in range(rounds):
            for processes in (1, 2, 4):
                _print_status(f"round {number + 1} of {rounds}: store, {processes}")
                cost = await _on_store(own, processes, people, presses)
                found.setdefault(f"store, {processes}", []).append(cost)
            for processes in (1, 2):
                _print_status(f"round {number + 1} of {rounds}: bot, {processes}")
                cost = await _on_discord(own, processes, people, presses)
                found.setdefault(f"bot, {processes}", []).append(cost)
    return {name: {w: median(f[w] for f in all_) for w in UNITS} for name, all_ in found.items()}


async def _on_store(own: OwnServer, processes: int, people: int, presses: int) -> Figures:
    """Return what presses cost on the store, with as many people in each process."""
    with own.empty_database() as url:
        await (await open_database(url)).close()
        started = [await _store_process(url, number, people) for number in range(processes)]

        async def play(times: int) -> int:
            share = times // processes
            return sum(await asyncio.gather(*(_pressed(one, share) for one in started)))

        try:
            await play(WARM_UP * people * processes)
            return await _cost(own, [one.pid for one in started], play, presses)
        finally:
            for one in started:
                one.kill()
                await one.wait()


async def _store_process(url: str, number: int, people: int) -> asyncio.subprocess.Process:
    first = 10**18 + number * 10**6
    command = (sys.executable, "-m", "benchmarks._store_load", url, str(first), str(people))
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe)


async def _pressed(process: asyncio.subprocess.Process, times: int) -> int:
    asked, answered = process.stdin, process.stdout
    if asked is None or answered is None:
        raise RuntimeError("a process without pipes")
    asked.write(f"{times}\n".encode())
    return int(await answered.readline())


async def _on_discord(own: OwnServer, processes: int, people: int, presses: int) -> Figures:
    """Return what presses cost with so many processes of the bot and people on all shards."""
    async with AsyncExitStack() as stack:
        url = stack.enter_context(own.empty_database())
        discord = await stack.enter_async_context(Discord().running())
        discord.gateway.shards = SHARDS
        clusters = [f"{number + 1}/{processes}" for number in range(processes)]
        command = (sys.executable, *BOTS["noughts"])
        runs = [started(command, discord, url, CLUSTER=cluster) for cluster in clusters]
        pids = [await stack.enter_async_context(run) for run in runs]
        await until(lambda: discord.gateway.ready, "the log-in of all processes")
        played = await stack.enter_async_context(Spread(discord, people * processes))

        async def play(times: int) -> int:
            await played.press(times)
            return len(played.took)

        await play(WARM_UP * people * processes)
        with without_garbage_collection():
            return await _cost(own, pids, play, presses)


async def _cost(own: OwnServer, pids: Collection[int], play: Play, presses: int) -> Figures:
    """Return what presses cost the bot's processes and the server."""
    bots, database, start = sum(map(cpu, pids)), server_cpu(own), perf_counter()
    pressed = await play(presses)
    seconds = perf_counter() - start
    bots, database = sum(map(cpu, pids)) - bots, server_cpu(own) - database
    return {
        "bot": bots / pressed,
        "server": database / pressed,
        "carried": bots / database,
        "rate": pressed / seconds,
    }


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a Markdown table."""
    rows = ["| processes | " + " | ".join(UNITS.values()) + " |", "| --- " * 5 + "|"]
    for name, cost in found.items():
        rows.append(f"| {name} | " + " | ".join(f"{cost[which]:.2f}" for which in UNITS) + " |")
    return "\n".join(rows)


def _print_status(text: str) -> None:
    print(text, file=sys.stderr)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="What several processes cost.")
    options.add_argument("--people", type=int, default=20, help="of each process (default: 20)")
    options.add_argument("--presses", type=int, default=2000, help="a round (default: 2,000)")
    options.add_argument("--rounds", type=int, default=3, help="of each (default: 3)")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    result = asyncio.run(main(chosen.people, chosen.presses, chosen.rounds))
    print(json.dumps(result) if chosen.json else report(result))
