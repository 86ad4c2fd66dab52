"""The processes of engines let others go first, and work where a host forbids even that."""

import os
import subprocess
import sys

import pytest

from engines.turn import Turn
from engines.worker import STAND_BACK, line_for, read_choice

TURN = Turn("perfect", "classic", (), "1")
QUESTION = line_for(["choose", *TURN])
WORKER = (sys.executable, "-m", "engines.worker")
FORBIDDEN = """
import os, runpy

def refuse(*_):
    raise PermissionError

os.nice = os.sched_setscheduler = refuse
runpy.run_module("engines.worker", run_name="__main__")
"""


@pytest.mark.parametrize("options", [(), (STAND_BACK,)])
def test_a_host_that_forbids_to_stand_back(options: tuple[str, ...]) -> None:
    """An engine chooses its move even where its process may not change its priority."""
    command = (sys.executable, "-c", FORBIDDEN, *options)
    done = subprocess.run(command, input=QUESTION, capture_output=True, check=True)
    assert read_choice(done.stdout) == TURN.choose()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot do that")
def test_a_search_stands_back_for_everything() -> None:
    """A process that searches for long runs only while nothing else needs its core."""
    pipe = subprocess.PIPE
    with subprocess.Popen((*WORKER, STAND_BACK), stdin=pipe, stdout=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(QUESTION)
        worker.stdin.flush()
        worker.stdout.readline()
        if sys.platform == "linux":  # for the type checker
            assert os.sched_getscheduler(worker.pid) == os.SCHED_IDLE
        worker.stdin.close()
