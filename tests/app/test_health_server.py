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


async def test_health_after_a_failed_change(database: Database) -> None:
    """`/health` says why the last change could not be stored, until one is."""
    port, client = free_port(), Noughts(database)
    async with (
        health_server.serve(client, database, "127.0.0.1", port),
        aiohttp.ClientSession() as session,
    ):
        states = []
        with full_disk():
            with pytest.raises(StoreBusyError):
                await MatchTable(database).add(a_match())
            async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                states.append((answer.status, (await answer.json())["database"]))
        await MatchTable(database).add(a_match())
        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
            states.append((answer.status, (await answer.json())["database"]))
    assert states == [(503, "disk I/O error"), (503, "ok")]  # no shard is connected


async def test_health_beside_whatever_lasts(database: Database) -> None:
    """`/health` answers during a long read and a long write."""
    port, client = free_port(), Noughts(database)
    async with (
        health_server.serve(client, database, "127.0.0.1", port),
        aiohttp.ClientSession() as session,
        in_flight(database.read_snapshot),
        in_flight(database.write_long),
        session.get(f"http://127.0.0.1:{port}/health") as answer,
    ):
        assert (await answer.json())["database"] == "ok"
