"""Ends a start for which Python lacks packages, in one sentence; it needs none of them itself."""

import sys
from pathlib import Path
from typing import NoReturn

from bot.app.terminal import command

_ROOT = Path(__file__).parents[2]
_OWN = ("bot", "engines")
if sys.platform == "win32":
    _PYTHON = _ROOT / ".venv" / "Scripts" / "python.exe"
    _INSTALL = "powershell -ExecutionPolicy Bypass -File run.ps1, which installs what is missing"
else:
    _PYTHON = _ROOT / ".venv" / "bin" / "python"
    _INSTALL = "make play for the browser or make run for Discord, which install what is missing"


def end_without_packages(error: ImportError) -> NoReturn:
    """End the process with status 2, and say what to type; raises `error` if the fault is ours."""
    if (error.name or "").partition(".")[0] in _OWN:
        raise error
    sys.stderr.write(f"This Python cannot run Noughts ({error}): type {_remedy()}.\n")
    sys.exit(2)


def _remedy() -> str:
    if _PYTHON.exists() and Path(sys.executable) != _PYTHON:
        return command(" ".join(sys.argv[1:]), _PYTHON)
    return _INSTALL
