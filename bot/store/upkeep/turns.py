"""Turns that all processes of the bot take one after another."""

from datetime import timedelta
from typing import Protocol


class Turns(Protocol):
    """Things of which Discord takes only so many from all processes together."""

    async def wait(self, name: str, every: timedelta) -> None:
        """Wait for the next turn of that name; there is one `every` so often.

        Raises StoreBusyError.
        """
