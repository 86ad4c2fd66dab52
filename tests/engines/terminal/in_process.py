"""Runs `python -m engines` in this process, without a terminal: much quicker than a new one."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from subprocess import CompletedProcess

import pytest

from engines.__main__ import main


def run(*arguments: str, given: str = "") -> CompletedProcess[str]:
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out), redirect_stderr(err):
        patched.setattr(sys, "stdin", io.StringIO(given))
        try:
            status = main(arguments)
        except SystemExit as ended:
            status = int(ended.code or 0)
    return CompletedProcess(arguments, status, out.getvalue(), err.getvalue())


def said(*arguments: str, given: str = "") -> str:
    """Return what the command writes; it ends well, with nothing on its errors."""
    done = run(*arguments, given=given)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
