"""Runs a bot under valgrind, and reads how many instructions it took."""

import asyncio
import re
import tempfile
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from benchmarks import _parts
from benchmarks._bots import BOTS, running
from tests.wire.server import Discord

PATIENCE = 60.0  # seconds that an answer may take: valgrind makes a bot about 50 times slower
# Noughts would acknowledge presses first, or give answers up, if they took so long.
_PATIENT = f"""
import sys
from bot.__main__ import main
try:
    from bot.messaging import delivery, first_response
except ImportError:  # another version of the code
    pass
else:
    first_response.ACKNOWLEDGE_AFTER = delivery.ANSWER_WITHIN = {PATIENCE}
"""
_RUN = 'sys.exit(main(["run"]))'
_CALLGRIND = ("env", "PYTHONHASHSEED=0", "valgrind", "--tool=callgrind", "--instr-atstart=no")
_TOTAL = re.compile(r"^totals: (\d+)$", re.MULTILINE)

Order = Callable[[str], Awaitable[None]]
"""Sends an order to callgrind, such as `--dump`; raises RuntimeError if it fails."""


@asynccontextmanager
async def under_callgrind(
    name: str, checkout: Path, part: str = ""
) -> AsyncIterator[tuple[Discord, Order, Path]]:
    """Run a bot of `BOTS` with the code in `checkout`; give its Discord and orders to callgrind.

    With `part` only that one of `_parts.COUNTED` is counted. `totals` reads the folder.
    """
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        toggle = (_parts.TOGGLE,) if part else ()
        under = (*_CALLGRIND, *toggle, f"--callgrind-out-file={folder / 'count'}")
        async with (
            Discord().running() as discord,
            running(_command(name, part), discord, folder / "noughts.db", under, checkout) as pid,
        ):
            yield discord, lambda order: _order(pid, order), folder


def _command(name: str, part: str) -> tuple[str, ...]:
    if name != "noughts":
        return BOTS[name]
    install = f"from benchmarks import _parts\n_parts.install({part!r})\n" if part else ""
    return ("-c", _PATIENT + install + _RUN)


async def _order(pid: int, order: str) -> None:
    command = ("callgrind_control", order, str(pid))
    process = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=DEVNULL)
    if await process.wait():
        raise RuntimeError(f"{' '.join(command)} failed")


def totals(folder: Path) -> list[int]:
    """Return how many instructions callgrind counted before each `--dump`, the first one first."""
    files = sorted(folder.glob("count.*"), key=lambda file: int(file.suffix[1:]))
    return [int(_TOTAL.findall(file.read_text("utf-8", "replace"))[0]) for file in files]
