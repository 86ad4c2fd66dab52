"""A year passes in simulated time."""

import pytest

from tests.chat.clock import SimulatedLoop
from tests.interactions.conftest import Loops


def pytest_asyncio_loop_factories(item: pytest.Function) -> Loops:
    return {"usual": SimulatedLoop}
