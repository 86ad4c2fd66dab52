"""The tests of this folder have a database on PostgreSQL."""

from collections.abc import AsyncIterator
from random import Random
from unittest.mock import AsyncMock

import asyncpg
import pytest

from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from tests.conftest import NOW, opened
from tests.wire.database_proxy import DatabaseProxy, proxy_of


@pytest.fixture
def engine() -> str:
    return "postgresql"


@pytest.fixture
async def door(path: str) -> AsyncIterator[DatabaseProxy]:
    async with proxy_of(path) as door:
        yield door


@pytest.fixture
async def behind_door(door: DatabaseProxy) -> AsyncIterator[Database]:
    """Return the database behind the door, to which nothing is sent but what a test does."""
    async with opened(door.address) as database:
        yield database


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(MatchTable(database), lambda: NOW, Random(0))


@pytest.fixture
async def other(path: str) -> AsyncIterator[asyncpg.Connection]:
    raw = await asyncpg.connect(path)
    yield raw
    await raw.close()


def wanting(shards: int) -> AsyncMock:
    return AsyncMock(return_value=shards)
