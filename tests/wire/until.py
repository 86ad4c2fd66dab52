"""Waiting for something to become so, as long as it takes and never much longer."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds after which what is waited for counts as never coming, on a machine under load."""
_LOOK_EVERY = 0.005


async def until(condition: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """Return what `condition` returns once that is true; fail with `what` if it never is."""
    clock = asyncio.get_running_loop()
    end = clock.time() + patience
    while not (value := condition()):
        if clock.time() > end:
            raise AssertionError(f"waited {patience:.0f} s in vain: {what}")
        await asyncio.sleep(_LOOK_EVERY)
    return value
