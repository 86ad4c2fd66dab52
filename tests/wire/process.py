"""The bot as a process: start it, stop it, kill it, and read its log."""

import asyncio
import os
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tests.project_files import ROOT
from tests.wire.until import TIMEOUT

# Variables that the bot does not inherit: its settings, other sources of modules, and what would
# make Python compile the bot's modules at each start.
NOT_INHERITED = {
    *("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "LOG_LEVEL"),
    *("LOG_FORMAT", "METRICS_PORT", "METRICS_HOST", "DISCORD_FAST_PATH", "WELCOME", "DAILY"),
    *("CLUSTER", "SHARD_COUNT"),
    *("BACKUP_DIR", "BACKUP_EVERY", "BACKUP_KEEP", "PRIVACY_URL", "TERMS_URL", "SUPPORT_URL"),
    *("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"),
}


@dataclass(frozen=True)
class Program:
    """How to start a bot: the command line up to the sub-command, and the environment."""

    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


CHECKOUT = Program((sys.executable, "-m", "bot"), {"PYTHONPATH": str(ROOT)})


class Process:
    """One run of the bot, in a folder without a `.env` file."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._lines: list[str] = []
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(
        cls, folder: Path, settings: dict[str, str], program: Program = CHECKOUT
    ) -> "Process":
        """Start the bot with `settings` and no others."""
        inherited = {name: text for name, text in os.environ.items() if name not in NOT_INHERITED}
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
        """Everything that it has printed and logged so far."""
        return "".join(self._lines)

    @property
    def is_running(self) -> bool:
        return self._process.returncode is None

    def terminate(self) -> None:
        """Ask the process to stop."""
        self._process.send_signal(signal.SIGTERM)

    def freeze(self) -> None:
        """Stop the process where it is, as if its machine were suspended, until `thaw`."""
        if sys.platform != "win32":
            self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let the process go on."""
        if sys.platform != "win32":
            self._process.send_signal(signal.SIGCONT)

    async def ended(self) -> int:
        """Wait until it has ended and all its output is read; return its exit status."""
        async with asyncio.timeout(TIMEOUT):
            await self._reading
            return await self._process.wait()

    async def kill(self) -> None:
        """Kill the process like `kill -9`."""
        if self.is_running:
            self._process.kill()
        await self.ended()
