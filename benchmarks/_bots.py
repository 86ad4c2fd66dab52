"""Bots as processes on a Discord of the loopback, and what they use up."""

import asyncio
import gc
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median, quantiles

from benchmarks._people import PATIENCE, People
from tests.reading import ROOT
from tests.wire.ids import TOKEN
from tests.wire.server import Discord
from tests.wire.until import until

BOTS = {"noughts": ("-m", "bot", "run"), "example": ("-m", "benchmarks._example")}

Figures = dict[str, float]


@asynccontextmanager
async def running(
    command: tuple[str, ...],
    discord: Discord,
    file: Path,
    under: tuple[str, ...] = (),
    checkout: Path = ROOT,
) -> AsyncIterator[int]:
    """Run a bot on the database `file` until it is ready, and return its process's number.

    `under` is the command of a program that runs the bot's Python in its own process, such as
    valgrind. `checkout` is the folder that the bot's code is taken from.
    """
    settings = {
        "PYTHONPATH": str(checkout),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": discord.url,
        "GATEWAY": discord.gateway.url,
        "DATABASE_URL": f"sqlite:///{file}",
    }
    process = await asyncio.create_subprocess_exec(
        *under,
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


async def cost(people: People, pid: int, presses: int) -> Figures:
    """Have people press so often, and return what that cost the bot in process `pid` and them.

    The cost of starting matches is part of it. `cpu` is in milliseconds a press, `each` in
    milliseconds an interaction, commands as well as presses; `p50` to `p99` in milliseconds of all
    presses, `kept` what 99 of 100 of those took that were answered; `rate` in presses a second of
    one core; `memory` in MB.
    """
    before = _cpu(pid)
    with _unswept():
        await people.press(presses)
    spent, pressed = _cpu(pid) - before, len(people.took)
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
def _unswept() -> Iterator[None]:
    """Have no garbage looked for here meanwhile: it would be taken for the bots' slowness.

    What this process keeps of Discord takes most of a second to look through.
    """
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def medians(rounds: list[Figures]) -> Figures:
    """Return the median of each figure over some rounds; of errors, their sum."""
    found = {which: median(figures[which] for figures in rounds) for which in rounds[0]}
    return found | {which: sum(f[which] for f in rounds) for which in found if which == "errors"}


def _cpu(pid: int) -> float:
    """Return the processor time that a process has had, in milliseconds."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((one / "schedstat").read_text("ascii").split()[0]) for one in threads) / 1e6


def memory(pid: int) -> float:
    """Return the memory that a process holds, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
