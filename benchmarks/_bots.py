"""Runs bots as processes against a loopback Discord, and measures what they use."""

import asyncio
import gc
import mmap
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median, quantiles

from benchmarks._people import PATIENCE, People
from tests.chat.ids import TOKEN
from tests.chat.until import until
from tests.project_files import ROOT
from tests.wire.server import Discord

BOTS = {"noughts": ("-m", "bot", "run"), "example": ("-m", "benchmarks._example")}

Figures = dict[str, float]


@asynccontextmanager
async def running(
    command: tuple[str, ...],
    discord: Discord,
    database: Path | str,
    under: tuple[str, ...] = (),
    checkout: Path = ROOT,
) -> AsyncIterator[int]:
    """Run a bot, wait until it is ready, and return its process id.

    `under` is the command of a program that runs the bot's Python in its own process, such as
    valgrind. `checkout` is the folder with the bot's code. The others are those of `started`.
    """
    path = {"PYTHONPATH": str(checkout)}
    async with started((*under, sys.executable, *command), discord, database, **path) as pid:
        await until(lambda: discord.gateway.ready, "the bot's log-in")
        yield pid


@asynccontextmanager
async def started(
    command: tuple[str, ...], discord: Discord, database: Path | str, **settings: str
) -> AsyncIterator[int]:
    """Start a bot, and return its process id.

    `database` is the path or the address of its database. `settings` are added to its own.
    """
    own = {
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": discord.url,
        "GATEWAY": discord.gateway.url,
        "DATABASE_URL": f"sqlite:///{database}" if isinstance(database, Path) else database,
        "BACKUP_DIR": "off",
    }
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=database.parent if isinstance(database, Path) else tempfile.gettempdir(),
        env=dict(os.environ) | own | settings,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process.pid
    finally:
        process.kill()
        await process.wait()


async def cost(people: People, pid: int, presses: int) -> Figures:
    """Have people press `presses` times; return the cost for the bot in process `pid` and for them.

    The cost includes starting matches. `cpu` is in milliseconds per press, `each` in milliseconds
    per interaction, that is per press or command. `p50` to `p99` are percentiles of the answer time
    of all presses in milliseconds, `kept` is the 99th percentile of the answered ones. `rate` is in
    presses per second of one core, `memory` in MB.
    """
    before = cpu(pid)
    with without_garbage_collection():
        await people.press(presses)
    spent, pressed = cpu(pid) - before, len(people.took)
    percentiles = quantiles(people.took, n=100)
    kept = quantiles([took for took in people.took if took < PATIENCE], n=100)
    return {
        "cpu": spent / pressed,
        "each": spent / (pressed + people.commands),
        "p50": percentiles[49] * 1000,
        "p95": percentiles[94] * 1000,
        "p99": percentiles[98] * 1000,
        "kept": kept[98] * 1000,
        "rate": 1000 * pressed / spent,
        "memory": memory(pid),
        "errors": people.errors,
    }


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Turn garbage collection off in this process, since its pauses would look like slow answers.

    A collection of this process's many objects takes most of a second.
    """
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def medians(rounds: list[Figures]) -> Figures:
    """Return the median of each figure over some rounds; errors are added up."""
    found = {which: median(figures[which] for figures in rounds) for which in rounds[0]}
    return found | {which: sum(f[which] for f in rounds) for which in found if which == "errors"}


def cpu(pid: int) -> float:
    """Return the processor time that a process has used, in milliseconds."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((one / "schedstat").read_text("ascii").split()[0]) for one in threads) / 1e6


def memory(pid: int) -> float:
    """Return the resident memory of a process, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * mmap.PAGESIZE / 1e6
