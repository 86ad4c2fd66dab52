"""Waits for a condition, with a generous timeout."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

TIMEOUT = 120.0
"""Seconds that a test waits at most for anything, enough for a machine under load."""
_INTERVAL = 0.005


async def until(condition: Callable[[], T], what: str, timeout: float = TIMEOUT) -> T:  # noqa: ASYNC109
    """Wait until `condition` is true and return its value; fail with `what` after `timeout` s."""
    loop = asyncio.get_running_loop()
    end = loop.time() + timeout
    while not (value := condition()):
        if loop.time() > end:
            raise AssertionError(f"waited {timeout:.0f} s in vain: {what}")
        await asyncio.sleep(_INTERVAL)
    return value
