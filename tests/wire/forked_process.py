"""Runs of the bot in forked processes, which start fast since the modules are already loaded.

Each is a real process that runs `bot.__main__.main` and can be killed like any other. Only the
time is saved in which Python loads the modules and the engines fill their tables, so a test can
start it hundreds of times.
"""

import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from bot.__main__ import main

if sys.platform != "win32":
    _CONTEXT = multiprocessing.get_context("forkserver")
    _CONTEXT.set_forkserver_preload([__name__, "tests.wire.warmed_up"])


class ForkedProcess:
    """One run of the bot, which starts at once; its process calls `prepare` first."""

    def __init__(
        self, folder: Path, settings: dict[str, str], prepare: Callable[[], object] | None = None
    ) -> None:
        self._log = folder / "log"
        self._logged_before = self._log.stat().st_size if self._log.exists() else 0
        arguments = (folder, settings, prepare)
        self._process: BaseProcess
        if sys.platform == "win32":
            pytest.skip("Windows cannot fork")
        else:
            self._process = _CONTEXT.Process(target=_run, args=arguments, daemon=True)
            self._process.start()

    @property
    def is_running(self) -> bool:
        return self._process.is_alive()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return self._log.read_bytes()[self._logged_before :].decode() if self._log.exists() else ""

    def kill(self) -> None:
        """Kill the process like `kill -9`."""
        self._process.kill()
        self._process.join()

    def has_ended(self) -> bool:
        """Return whether the process has ended, by itself or killed."""
        return self._process.exitcode is not None


def _run(folder: Path, settings: dict[str, str], prepare: Callable[[], object] | None) -> None:
    os.chdir(folder)
    log = os.open("log", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ.update(settings)
    if prepare is not None:
        prepare()
    sys.exit(main(["run"]))
