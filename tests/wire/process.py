"""The bot as a process of its own: started, stopped, killed, and what it logged."""

import asyncio
import os
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tests.reading import ROOT
from tests.wire.until import PATIENCE

# What is not passed on: settings of whoever runs the tests, where else modules might come from, and
# what would have the bot's modules compiled at each start.
_KEPT_BACK = {
    *("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "LOG_LEVEL"),
    *("LOG_FORMAT", "METRICS_PORT", "METRICS_HOST", "DISCORD_FAST_PATH"),
    *("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"),
}


@dataclass(frozen=True)
class Program:
    """A bot that can be started: its command line up to the sub-command, and its environment."""

    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


CHECKOUT = Program((sys.executable, "-m", "bot"), {"PYTHONPATH": str(ROOT)})


class Process:
    """One run of the bot, in a folder of its own, so that no `.env` is read."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._lines: list[str] = []
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(
        cls, folder: Path, settings: dict[str, str], program: Program = CHECKOUT
    ) -> "Process":
        """Start the bot with nothing set but `settings`."""
        inherited = {name: text for name, text in os.environ.items() if name not in _KEPT_BACK}
        return cls(
            await asyncio.create_subprocess_exec(
                *(*program.command, "run"),
                cwd=folder,
                env=inherited | program.environment | settings,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
        )

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self._lines.append(line.decode())

    @property
    def output(self) -> str:
        """Everything it has printed or logged so far."""
        return "".join(self._lines)

    @property
    def is_running(self) -> bool:
        return self._process.returncode is None

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        """Return its exit status once it has ended and all its output is here."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self._process.wait()

    async def kill(self) -> None:
        """End it on the spot, as `kill -9` does."""
        if self.is_running:
            self._process.kill()
        await self.ended()
