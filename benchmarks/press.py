"""What a press costs, beside discord.py's in-memory example, over real sockets, in one run.

`python -m benchmarks.press [--people N] [--presses N] [--rounds N] [--json]` lets N people play
whole matches at once against `python -m bot run` and against `benchmarks/_example.py`, in turn, on
a Discord of the loopback that lives in this process. It prints the processor time and the delay of
a press for both, and their ratios: the medians of all rounds.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from aiohttp import web

from tests.reading import ROOT
from tests.wire.ids import TOKEN, Payload
from tests.wire.messages import BUTTON, components_in
from tests.wire.payloads import press, slash
from tests.wire.people import another_person, another_room
from tests.wire.server import Discord
from tests.wire.until import until

BOTS = {"noughts": ("-m", "bot", "run"), "example": ("-m", "benchmarks._example")}
MEASURES = ("cpu", "p50", "p95", "p99", "rate", "memory", "errors")
UNITS = {"cpu": "ms CPU", "p50": "ms", "p95": "ms", "p99": "ms", "rate": "presses/s of a core"}
PATIENCE = 3.0  # seconds that an answer may take
THOUGHT = 0.02  # seconds before each press; the example is deaf to one that comes with its board
_TICKS = os.sysconf("SC_CLK_TCK")

Figures = dict[str, float]


class Load:
    """People who play, the answers that they wait for, and how long those took."""

    def __init__(self, discord: Discord, presses: int) -> None:
        self.discord, self.left = discord, presses
        self._rng = Random(presses)
        self.took: list[float] = []
        self.errors = 0
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._callback: Callable[[str, Payload], web.Response] = discord.chat.callback
        discord.chat.callback = self._answered  # type: ignore[method-assign]

    def _answered(self, token: str, body: Payload) -> web.Response:
        response = self._callback(token, body)
        waiting = self._waiting.pop(token, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)
        return response

    async def ask(self, payload: Payload) -> Payload:
        """Send an interaction and return the message that answers it."""
        waiting = self._waiting[payload["token"]] = asyncio.get_running_loop().create_future()
        asked = await self.discord.send(payload)
        async with asyncio.timeout(PATIENCE):
            await waiting
        return self.discord.chat.messages[asked.message_id]

    async def person(self) -> None:
        """Play match after match until all presses are made."""
        who, room = another_person(), another_room()
        while self.left > 0:
            try:
                await self._match(who, room)
            except (TimeoutError, KeyError):
                self.errors += 1

    async def _match(self, who: Any, room: Any) -> None:
        message = await self.ask(slash(who, room, "tictactoe start", mark="X"))
        while (free := _free(message)) and self.left > 0:
            self.left -= 1
            await asyncio.sleep(THOUGHT)
            start = perf_counter()
            message = await self.ask(press(who, room, message, self._rng.choice(free)))
            self.took.append(perf_counter() - start)


def _free(message: Payload) -> list[str]:
    cells = [item for item in components_in(message) if item["type"] == BUTTON][:9]
    return [str(cell["custom_id"]) for cell in cells if not cell.get("disabled")]


async def measure(name: str, people: int, presses: int) -> Figures:
    """Return what presses cost a bot, started for the purpose, with so many people at once."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "noughts.db"
        async with Discord().running() as discord, running(BOTS[name], discord, file) as pid:
            await play(discord, people, people * 3)
            return await cost(discord, pid, people, presses)


async def cost(discord: Discord, pid: int, people: int, presses: int) -> Figures:
    """Return what presses cost the bot in process `pid`, with so many people at once."""
    before = _cpu(pid)
    load = await play(discord, people, presses)
    spent = (_cpu(pid) - before) / max(len(load.took), 1) * 1000
    percentiles = quantiles(load.took, n=100)
    return {
        "cpu": spent,
        "p50": percentiles[49] * 1000,
        "p95": percentiles[94] * 1000,
        "p99": percentiles[98] * 1000,
        "rate": 1000 / spent,
        "memory": memory(pid),
        "errors": load.errors,
    }


async def play(discord: Discord, people: int, presses: int) -> Load:
    """Have so many people at once press so often, and return what came of it."""
    load = Load(discord, presses)
    await asyncio.gather(*(load.person() for _ in range(people)))
    return load


@asynccontextmanager
async def running(command: tuple[str, ...], discord: Discord, file: Path) -> AsyncIterator[int]:
    """Run a bot on the database `file` until it is ready, and return its process's number."""
    settings = {
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": discord.url,
        "GATEWAY": discord.gateway.url,
        "DATABASE_URL": f"sqlite:///{file}",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        cwd=file.parent,
        env=dict(os.environ) | settings,
        stderr=asyncio.subprocess.DEVNULL,
    )
    await until(lambda: discord.gateway.ready, "the bot's log-in")
    try:
        yield process.pid
    finally:
        process.kill()
        await process.wait()


def _cpu(pid: int) -> float:
    """Return the processor time that a process has had, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def memory(pid: int) -> float:
    """Return the memory that a process holds, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def main(people: int, presses: int, rounds: int) -> dict[str, Figures]:
    """Return the medians of both bots' figures over some rounds."""
    found: dict[str, list[Figures]] = {name: [] for name in BOTS}
    for number in range(rounds):
        for name, figures in found.items():
            print(f"round {number + 1} of {rounds}: {name} …", file=sys.stderr)
            figures.append(await measure(name, people, presses))
    return {
        name: {which: median(each[which] for each in figures) for which in MEASURES}
        for name, figures in found.items()
    }


def report(found: dict[str, Figures]) -> str:
    """Return the figures as a table."""
    rows = ["| measure | Noughts | example | ratio |", "| --- | --- | --- | --- |"]
    for which in MEASURES:
        ours, theirs = (found[name][which] for name in BOTS)
        ratio = f"{ours / theirs:.2f}" if theirs else ""
        unit = UNITS.get(which, "MB" if which == "memory" else "")
        rows.append(f"| {which} ({unit}) | {ours:.2f} | {theirs:.2f} | {ratio} |")
    return "\n".join(rows)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="What a press costs.")
    options.add_argument("--people", type=int, default=80, help="at once (default: 80)")
    options.add_argument("--presses", type=int, default=2000, help="a round (default: 2000)")
    options.add_argument("--rounds", type=int, default=5, help="of each (default: 5)")
    options.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = options.parse_args()
    result = asyncio.run(main(chosen.people, chosen.presses, chosen.rounds))
    print(json.dumps(result) if chosen.json else report(result))
