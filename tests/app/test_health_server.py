import aiohttp

from bot.app import health_server
from bot.app.client import Noughts
from bot.store.database import Database
from tests.store.sqlite.long_work import in_flight
from tests.wire.test_health import free_port


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
