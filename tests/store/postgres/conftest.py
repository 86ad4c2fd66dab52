"""The tests of this folder have a database on PostgreSQL."""

from collections.abc import AsyncIterator

import pytest

from bot.store.database import Database
from tests.conftest import opened
from tests.wire.database_proxy import DatabaseProxy, proxy_of


@pytest.fixture
def engine() -> str:
    """Return the engine of the test's database."""
    return "postgresql"


@pytest.fixture
async def door(path: str) -> AsyncIterator[DatabaseProxy]:
    """Return what stands between the bot and its server."""
    async with proxy_of(path) as door:
        yield door


@pytest.fixture
async def behind_door(door: DatabaseProxy) -> AsyncIterator[Database]:
    """Return the database behind the door, to which nothing is sent but what a test does."""
    async with opened(door.address) as database:
        yield database
