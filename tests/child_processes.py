"""Finds the processes that another one has started, where the system has `/proc`."""

import contextlib
import os
import sys
from pathlib import Path

_PROC = Path("/proc")
HAS_PROC = (_PROC / "self/stat").exists()
_STATE, _PARENT = 0, 1


def is_running(pid: int) -> bool:
    """Return whether a process works; one that has ended and was not buried yet does not."""
    return (_fields(pid) or ["X"])[_STATE] not in "ZX"


def children_of(pid: int) -> list[int]:
    pids = [int(folder.name) for folder in _PROC.iterdir() if folder.name.isdigit()]
    found = {one: _fields(one) for one in pids}
    return [one for one, fields in found.items() if fields[_PARENT:][:1] == [str(pid)]]


def raise_priority(pid: int) -> None:
    """Give an idle process its share of a busy machine: it could not even end otherwise."""
    if sys.platform == "linux":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.sched_setscheduler(pid, os.SCHED_OTHER, os.sched_param(0))


def _fields(pid: int) -> list[str]:
    """Return what the system says about a process after its name; nothing if there is none."""
    try:
        return (_PROC / str(pid) / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
