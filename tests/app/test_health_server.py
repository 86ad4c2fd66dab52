from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.app import health_server
from bot.app.client import Noughts
from bot.errors import StoreBusyError
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from tests.conftest import a_match
from tests.store.sqlite.faults import full_disk
from tests.store.sqlite.raw import in_flight
from tests.wire.test_health import free_port


@asynccontextmanager
async def served(database: Database) -> AsyncIterator[Callable[[], Awaitable[str]]]:
    """Serve health and metrics of a bot, and return what asks for both; it says the database's."""
    port, client = free_port(), Noughts(database)
    async with (
        health_server.serve(client, database, "127.0.0.1", port),
        aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session,
    ):

        async def ask() -> str:
            async with session.get("/metrics") as answer:
                assert answer.status == 200
            async with session.get("/health") as answer:
                assert answer.status == 503  # no shard is connected
                return str((await answer.json())["database"])

        yield ask


async def test_health_after_a_failed_change(database: Database) -> None:
    """`/health` says why the last change could not be stored, until one is."""
    async with served(database) as ask:
        with full_disk():
            with pytest.raises(StoreBusyError):
                await MatchTable(database).add(a_match())
            assert await ask() == "disk I/O error"
        await MatchTable(database).add(a_match())
        assert await ask() == "ok"


async def test_health_beside_whatever_lasts(database: Database) -> None:
    """`/health` and `/metrics` answer during a long read and a long write."""
    async with (
        served(database) as ask,
        in_flight(database.read_snapshot),
        in_flight(database.write_long),
    ):
        assert await ask() == "ok"
