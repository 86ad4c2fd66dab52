"""The bot's event loop: uvloop's, or Python's own on Windows, for which there is no uvloop."""

import sys

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

__all__ = ["run"]
