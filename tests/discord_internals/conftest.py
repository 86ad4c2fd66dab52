"""Clients without a network, for the tests of this folder."""

from collections.abc import AsyncIterator

import pytest

from tests.discord_internals.offline_client import Offline, offline_client


@pytest.fixture(params=[True, False], ids=["fast", "plain"])
async def both(request: pytest.FixtureRequest) -> AsyncIterator[Offline]:
    async with offline_client(fast_path=request.param) as client:
        yield client


@pytest.fixture
async def fast() -> AsyncIterator[Offline]:
    async with offline_client(fast_path=True) as client:
        yield client


@pytest.fixture
async def plain() -> AsyncIterator[Offline]:
    async with offline_client(fast_path=False) as client:
        yield client
