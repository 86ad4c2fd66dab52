"""An event loop whose clock leaps over every pause, so that waiting costs no time."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context
from selectors import SelectorKey
from typing import Any, TypeVar

import aiosqlite
import asyncpg
import pytest

Callback = Callable[..., object]
T = TypeVar("T")

_OF_DATABASES: dict[Any, tuple[str, ...]] = {
    asyncpg: ("connect",),
    asyncpg.Connection: ("execute", "executemany", "fetch", "fetchrow", "fetchval", "close"),
    aiosqlite.Connection: ("_connect", "_execute", "close"),
}
_THREADS_GET = 0.05
"""Seconds to wait for a thread at a time."""


class LeapingSelector(selectors.DefaultSelector):
    """Waits only for the `in_threads` calls; once `until` or `soon` is reached it is `quiet`."""

    def __init__(self) -> None:
        super().__init__()
        self.now, self.in_threads = 0.0, 0
        self.until = self.soon = 0.0
        self.quiet: asyncio.Future[None] | None = None

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if self.in_threads:
            return super().select(timeout and _THREADS_GET)
        found = super().select(0)
        if found or self._is_quiet(timeout):
            return found
        if timeout is None:
            return super().select()
        self.now += timeout
        return found

    def _is_quiet(self, timeout: float | None) -> bool:
        """Say that all is quiet, if that is waited for and the next timer is later."""
        quiet = self.quiet
        is_later = timeout is None or self.now + timeout > self.until + self.soon
        if quiet is None or quiet.done() or not is_later:
            return False
        self.now = max(self.now, self.until)
        quiet.set_result(None)
        return True


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop that begins at 0, and whose time passes only while everything waits."""

    def __init__(self) -> None:
        self.wrap: Callable[[Callback], Callback] = lambda callback: callback
        self.clock = LeapingSelector()
        super().__init__(self.clock)
        # After years a nanosecond is lost in the time, and a timer that is due would never run.
        self._clock_resolution = 1e-6

    def time(self) -> float:
        return self.clock.now

    async def settle(self, seconds: float, soon: float) -> None:
        """Let time pass, and wait until nothing is left to do within `soon` seconds more."""
        self.clock.until, self.clock.soon = self.time() + seconds, soon
        self.clock.quiet = self.create_future()
        await self.clock.quiet

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
        """Count what databases do in their threads and on servers."""
        with pytest.MonkeyPatch.context() as patch:
            for owner, names in _OF_DATABASES.items():
                for name in names:
                    patch.setattr(owner, name, self._counting(getattr(owner, name)))
            yield

    def _counting(self, work: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Any]:
        async def counted(*given: Any, **named: Any) -> Any:
            with self._counted():
                return await work(*given, **named)

        return counted

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self.clock.in_threads += 1
        try:
            yield
        finally:
            self.clock.in_threads -= 1


def run_simulated(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine as `asyncio.run` does, with a simulated clock."""
    loop = SimulatedLoop()
    with loop.counting_databases(), asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(main)
