"""The bot as a process, forked from one with all modules and tables, so that a start is cheap."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from bot import __main__ as command_line
from tests.chat.until import until
from tests.project_files import ROOT

if sys.platform != "win32":
    _CONTEXT = multiprocessing.get_context("forkserver")
    _CONTEXT.set_forkserver_preload([__name__, "tests.wire.warmed_up"])

# Variables that the bot does not inherit: its settings, other sources of modules, and what would
# make Python compile the bot's modules at each start.
NOT_INHERITED = {
    *("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DISCORD_API_URL", "DATABASE_URL", "LOG_LEVEL"),
    *("LOG_FORMAT", "METRICS_PORT", "METRICS_HOST", "DISCORD_FAST_PATH", "WELCOME", "DAILY"),
    *("CLUSTER", "SHARD_COUNT"),
    *("BACKUP_DIR", "BACKUP_EVERY", "BACKUP_KEEP", "PRIVACY_URL", "TERMS_URL", "SUPPORT_URL"),
    *("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"),
}
_numbers = count(1)
Prepare = Callable[[], object] | None


@dataclass(frozen=True)
class Program:
    """How to start a bot: the command line up to the sub-command, and the environment."""

    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def is_checkout(self) -> bool:
        """Whether it runs the files of this checkout, in whatever environment."""
        own = self.environment.items() >= CHECKOUT.environment.items()
        return own and self.command == CHECKOUT.command


CHECKOUT = Program((sys.executable, "-m", "bot"), {"PYTHONPATH": str(ROOT)})


def environment_of(program: Program, settings: dict[str, str]) -> dict[str, str]:
    inherited = {name: text for name, text in os.environ.items() if name not in NOT_INHERITED}
    return inherited | program.environment | settings


class Process:
    """A command of the bot with only these `settings`; of a wheel, if `program` is not ours."""

    def __init__(
        self,
        folder: Path,
        settings: dict[str, str],
        program: Program = CHECKOUT,
        prepare: Prepare = None,
        arguments: tuple[str, ...] = ("run",),
    ) -> None:
        number = next(_numbers)
        self._files = folder / f"output-{number}", folder / f"errors-{number}"
        command = () if program.is_checkout else program.command
        start = _Start(self._files, environment_of(program, settings), prepare, command, arguments)
        self._process: BaseProcess
        if sys.platform == "win32":
            pytest.skip("Windows cannot fork")
        else:
            self._process = _CONTEXT.Process(target=start, daemon=True)
            self._process.start()

    @property
    def printed(self) -> str:
        return _read(self._files[0])

    @property
    def errors(self) -> str:
        return _read(self._files[1])

    @property
    def output(self) -> str:
        return self.printed + self.errors

    @property
    def is_running(self) -> bool:
        return self._process.is_alive()

    def has_ended(self) -> bool:
        return not self.is_running

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def freeze(self) -> None:
        """Stop the process where it is, as if its machine were suspended, until `thaw`."""
        if sys.platform != "win32":
            os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        if sys.platform != "win32":
            os.kill(self.pid, signal.SIGCONT)

    async def ended(self) -> int:
        await until(self.has_ended, "the end of the process")
        return self._process.exitcode or 0

    def kill(self) -> None:
        self._process.kill()
        self._process.join()


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


@dataclass(frozen=True)
class _Start:
    """What the forked process does: it loads the program, unless that is the checkout's."""

    files: tuple[Path, Path]
    environment: dict[str, str]
    prepare: Prepare
    program: tuple[str, ...]
    arguments: tuple[str, ...]

    def __call__(self) -> None:
        os.chdir(self.files[0].parent)
        for number, file in enumerate(self.files, start=1):
            os.dup2(os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), number)
        os.environ.clear()
        os.environ.update(self.environment)
        if self.program:
            os.execvp(self.program[0], (*self.program, *self.arguments))  # noqa: S606 - no shell
        if self.prepare is not None:
            self.prepare()
        sys.argv = [command_line.__file__, *self.arguments]
        sys.exit(command_line.main(self.arguments))
