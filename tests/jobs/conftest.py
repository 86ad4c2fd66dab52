"""The tests of this folder may have a world, and a simulated day."""

import asyncio

import pytest

from tests.chat.clock import SimulatedLoop
from tests.interactions.conftest import Loops, fast_path, now, owner, pause, world

__all__ = ["fast_path", "now", "owner", "pause", "world"]


def pytest_asyncio_loop_factories(item: pytest.Function) -> Loops:
    """Have all tests in a world, or on a day, run in simulated time."""
    is_simulated = not {"world", "day"}.isdisjoint(item.fixturenames)
    return {"usual": SimulatedLoop if is_simulated else asyncio.new_event_loop}
