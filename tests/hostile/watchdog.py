"""Finds what keeps the event loop from everybody: the processor time of its own thread."""

import asyncio
import gc
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time

from tests.chat.clock import Callback, SimulatedLoop

LIMIT = 0.05
"""Seconds that a step may take; nearly all take less than a tenth of that."""
_FREEZES = 10.0
"""Seconds of the process after which a step is interrupted by an error, where that is possible."""


class Watchdog:
    """Notes in `found` each step of the event loop that takes longer than `LIMIT`."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._left_out = 0.0
        self._collecting_since = 0.0

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Measure all steps but those of the running task."""
        loop, own = asyncio.get_running_loop(), asyncio.current_task()
        assert isinstance(loop, SimulatedLoop)
        loop.wrap = lambda step: step if _task_of(step) is own else self._measured(step)
        gc.callbacks.append(self._leave_out_garbage)
        try:
            yield
        finally:
            loop.wrap = lambda step: step
            gc.callbacks.remove(self._leave_out_garbage)

    def _measured(self, step: Callback) -> Callback:
        def measured(*values: object) -> None:
            start, left_out = thread_time(), self._left_out
            with _interrupted():
                step(*values)
            took = thread_time() - start - (self._left_out - left_out)
            if took > LIMIT and not sys.gettrace():  # which takes most of the time itself
                self.found.append(f"{took:.3f} s in {_task_of(step) or step}")

        return measured

    @contextmanager
    def leaving_out(self) -> Iterator[None]:
        """Leave out what the bot has another process do."""
        start = thread_time()
        try:
            yield
        finally:
            self._left_out += thread_time() - start

    def _leave_out_garbage(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._collecting_since = thread_time()
        else:
            self._left_out += thread_time() - self._collecting_since


def _task_of(step: Callback) -> object:
    return getattr(step, "__self__", None)


@contextmanager
def _interrupted() -> Iterator[None]:
    """Raise TimeoutError within, once and again, in a step that may never end."""
    if sys.platform == "win32":
        yield
    else:
        former = signal.signal(signal.SIGVTALRM, _interrupt)
        signal.setitimer(signal.ITIMER_VIRTUAL, _FREEZES, _FREEZES)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, former)


def _interrupt(*_: object) -> None:
    raise TimeoutError("a step of the event loop does not end")
