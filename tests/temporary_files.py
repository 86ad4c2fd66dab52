"""Where temporary files lie: in memory, as tests commit to disk tens of thousands of times."""

import os
import sys
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")  # noqa: S108 - tempfile makes folders in it that are private
ROOM = 4 * 2**30
"""Bytes, which are some times what a run of all tests has at once."""


def keep_in_memory() -> None:
    """Have `tempfile` use the memory, also in child processes, unless `TMPDIR` is set."""
    if "TMPDIR" not in os.environ and _is_fit(MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def _is_fit(folder: Path) -> bool:
    if sys.platform == "linux" and folder.is_dir():
        system = os.statvfs(folder)
        return system.f_bavail * system.f_frsize > ROOM and not system.f_flag & os.ST_NOEXEC
    return False
