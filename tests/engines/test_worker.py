"""The processes of engines let others go first, and which engine steps in for another."""

import os
import subprocess
import sys

import pytest

from engines.games.ultimate import ULTIMATE
from engines.levels import spec_for
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


@pytest.mark.parametrize(
    ("spec", "quicker"),
    [
        (spec_for("easy", None, ULTIMATE), "sampling:3"),
        (spec_for("medium", None, ULTIMATE), "sampling:3"),
        (spec_for("hard", None, ULTIMATE), "sampling:3"),
        ("tree:3", "tree:3"),
        (spec_for("unbeatable", None, ULTIMATE), "learned:30"),
        ("tree:5000", "tree:30"),
        ("sampling:3", "sampling:3"),
        ("sampling:30", "sampling:3"),
        ("matched:40", "sampling:3"),
    ],
)
def test_the_engine_that_steps_in(spec: str, quicker: str) -> None:
    """Nobody gets a stronger opponent if the engine does not answer."""
    assert Turn(spec, ULTIMATE.name, (), "1").quicker.spec == quicker
