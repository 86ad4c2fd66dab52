"""An event loop whose clock leaps over every pause, so that waiting costs no time."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context
from selectors import SelectorKey
from typing import Any

from bot.store.sqlite.executor import Executor, Step

Callback = Callable[..., object]

_THREADS_GET = 0.05
"""Seconds to wait for a thread at a time."""


class LeapingSelector(selectors.DefaultSelector):
    """Waits for nothing but threads; `now` is the simulated time, in seconds.

    `in_threads` counts the calls that threads have not finished yet.
    """

    def __init__(self) -> None:
        super().__init__()
        self.now, self.in_threads = 0.0, 0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        if timeout is None:
            return super().select()
        if timeout > 0 and self.in_threads:
            return super().select(_THREADS_GET)
        self.now += max(timeout, 0.0)
        return super().select(0)


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop that begins at 0 and whose time passes only while everything waits.

    It runs what `wrap` makes of each callback.
    """

    def __init__(self) -> None:
        self.wrap: Callable[[Callback], Callback] = lambda callback: callback
        self.clock = LeapingSelector()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now

    def call_soon(  # type: ignore[override]
        self, callback: Callback, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return super().call_soon(self.wrap(callback), *args, context=context)

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callback, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return super().call_soon_threadsafe(self.wrap(callback), *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callback, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return super().call_at(when, self.wrap(callback), *args, context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        self.clock.in_threads += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._finished)
        return future

    def _finished(self, _: object) -> None:
        self.clock.in_threads -= 1

    @contextmanager
    def counting_databases(self) -> Iterator[None]:
        """Count what databases do in their threads."""
        in_thread = Executor.in_thread

        async def counted(executor: Executor, work: Step[Any]) -> Any:
            self.clock.in_threads += 1
            try:
                return await in_thread(executor, work)
            finally:
                self.clock.in_threads -= 1

        Executor.in_thread = counted  # type: ignore[assignment, method-assign]
        try:
            yield
        finally:
            Executor.in_thread = in_thread  # type: ignore[method-assign]


def run_simulated(main: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine as `asyncio.run` does, with a simulated clock."""
    loop = SimulatedLoop()
    with loop.counting_databases(), asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(main)
