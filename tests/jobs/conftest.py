"""The tests of this folder may have a world."""

from tests.interactions.conftest import (
    fast_path,
    now,
    owner,
    pause,
    pytest_asyncio_loop_factories,
    world,
)

__all__ = ["fast_path", "now", "owner", "pause", "pytest_asyncio_loop_factories", "world"]
