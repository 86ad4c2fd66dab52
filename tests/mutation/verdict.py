"""Runs the tests on a mutant, in a copy of the project, and says whether one of them failed."""

import contextlib
import multiprocessing
import os
import re
import shutil
import signal
import subprocess
import sys
from importlib.util import cache_from_source
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from tests.mutation.mutants import Mutant
from tests.mutation.reach import QUICK
from tests.project_files import ROOT

TEST_TIMEOUT, RUN_TIMEOUT = 90, 4 * 3600
"""Seconds that one test may take, and that all tests of a mutant may take."""

_OPTIONS = [
    *("-q", "-x", "-m", QUICK, f"--timeout={TEST_TIMEOUT}"),
    *("-p", "no:cacheprovider", "-p", "tests.mutation.no_shrinking"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
]
_OWN = ("bot", "engines", "tests")
# Processes that start with the libraries loaded.
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload([__name__, "discord", "simcord", "aiosqlite", "hypothesis", "PIL"])
_LIST = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
_PASSED, _NO_TESTS = 0, 5  # statuses of pytest


class Copy:
    """A copy of the project's files in `folder`, in which one mutant at a time is tested."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.parent.chmod(0o755)  # some tests give up the right to read other people's folders
        folder.mkdir()
        listed = subprocess.run(_LIST, cwd=ROOT, check=True, capture_output=True, text=True)
        for name in listed.stdout.splitlines():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
        self._build = folder / "build"
        self._build.mkdir()

    def killer(self, mutant: Mutant, tests: list[str]) -> str | None:
        self.write(mutant.path, mutant.code)
        try:
            return self.failure(tests)
        finally:
            self.write(mutant.path, mutant.module.code)

    def failure(self, tests: list[str]) -> str | None:
        """Return the first of some tests that fails or takes too long, None if all pass."""
        if not tests:
            return None
        (self._build / "tests.txt").write_text("\n".join(tests), encoding="utf-8")
        process = _process(self._folder)
        process.start()
        process.join(RUN_TIMEOUT)
        _end_group(process.pid)
        process.join()
        if process.exitcode in (_PASSED, _NO_TESTS):
            return None
        failed = _FAILED.search((self._build / "log").read_text(encoding="utf-8", errors="replace"))
        return failed[1] if failed else f"status {process.exitcode}"

    def write(self, path: str, code: str) -> None:
        # Python would take a file of the same second and the same size for the compiled one.
        Path(cache_from_source(str(self._folder / path))).unlink(missing_ok=True)
        (self._folder / path).write_text(code, encoding="utf-8")


def _process(folder: Path) -> BaseProcess:
    if sys.platform == "win32":
        raise OSError("Windows cannot fork")
    else:  # noqa: RET506 - so that mypy leaves it out on Windows
        return _CONTEXT.Process(target=run_pytest, args=(folder,))


def run_pytest(folder: Path) -> None:
    """Run the tests listed in `build/tests.txt` of a copy, and end with pytest's status."""
    if sys.platform != "win32":
        os.setsid()
        os.nice(19)
    os.chdir(folder)
    for name in [name for name in sys.modules if name.partition(".")[0] in _OWN]:
        del sys.modules[name]
    sys.path[:] = [str(folder), *(path for path in sys.path if path not in ("", str(ROOT)))]
    with Path("build/log").open("wb") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    sys.exit(pytest.main([*_OPTIONS, "@build/tests.txt"]))


def _end_group(leader: int | None) -> None:
    """End a process and all that it started and left behind."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):
            os.killpg(leader or 0, signal.SIGKILL)
