"""The bot's event loop: uvloop, or Python's own on Windows, where uvloop does not run."""

import sys

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

__all__ = ["run"]
