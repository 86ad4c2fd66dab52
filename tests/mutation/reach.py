"""Finds which tests run each function, by one run of all tests that measures each test's coverage.

The tests of `tests/wire` run the bot in their own processes, so all of them count for all files.
"""

import os
import subprocess
import sys
from pathlib import Path

from coverage import CoverageData

from tests.mutation.mutants import Mutant
from tests.project_files import ROOT

ELSEWHERE = ("tests/wire", "tests/app/test_terminal.py", "tests/store/sqlite/test_backup.py")
"""The tests that run the bot, or a command of it, in another process."""
QUICK = "not slow and not browser"
"""The marks of the tests that are run."""


class Reach:
    """Which tests run which line, as stored in the file `data`."""

    def __init__(self, data: Path) -> None:
        self._data = CoverageData(str(data))
        self._data.read()

    def tests(self, mutant: Mutant) -> list[str]:
        """Return the tests that run the mutant's function; those of the same folder are first.

        Of a change outside functions, they are all tests that run any function of the file.
        """
        lines = self._data.contexts_by_lineno(str(ROOT / mutant.path))
        first, last = mutant.function or (1, max(lines, default=0))
        contexts = {name for line in range(first, last + 1) for name in lines.get(line, ())}
        if mutant.function is None and contexts <= {""}:
            contexts = self._data.measured_contexts()  # the file has only constants
        mirror = str(Path("tests", mutant.path.removeprefix("bot/")).parent)
        tests = {name.partition("|")[0] for name in contexts if name}
        return sorted(tests, key=lambda test: (not test.startswith(mirror), test))


def measure(data: Path) -> None:
    """Run all tests but those in other processes, and store which lines each of them runs.

    Raises subprocess.CalledProcessError if a test fails.
    """
    ignored = [f"--ignore={path}" for path in ELSEWHERE]
    coverage = ["--cov=bot", "--cov=engines", "--cov-context=test", "--cov-report="]
    data.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--numprocesses=2"]
    command += [*coverage, "-m", QUICK, *ignored]
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | {"COVERAGE_FILE": str(data)})
