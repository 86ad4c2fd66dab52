"""Waits for a signal that asks the process to stop."""

import asyncio
import contextlib
import signal

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


async def asked_to_stop() -> None:
    """Return at the first SIGINT or SIGTERM."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in _SIGNALS:
        # Windows has no such handlers; there Ctrl-C cancels the main task.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
