"""The bot's event loop, and the signals that end what it runs."""

import asyncio
import contextlib
import signal
import sys

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run  # it does not run on Windows

__all__ = ["asked_to_stop", "run"]


async def asked_to_stop() -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows Ctrl-C cancels the main task
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
