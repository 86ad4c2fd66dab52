"""A pooler between the bot and its server."""

import asyncpg
import pytest

from bot.domain.shards import ONLY_CLUSTER
from bot.errors import StoreUnusableError
from bot.store.postgres.shard_claims import PostgresShardClaims
from bot.store.upkeep.open_database import open_database


class Pooled:
    """What a pooler by transaction gives to a client: a connection that others have as well."""

    def __init__(self, shared: asyncpg.Connection) -> None:
        self._shared = shared

    async def fetchval(self, sql: str) -> object:
        return await self._shared.fetchval(sql)

    async def execute(self, sql: str) -> str:
        return str(await self._shared.execute(sql))

    async def close(self, *, timeout: float | None = None) -> None:  # noqa: ASYNC109
        """Hang up on the pooler, which keeps the connection for others."""


async def test_a_pooler_by_transaction_is_refused(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under it no lock lasts, so the bot does not start, and one sentence says why."""
    shared = await asyncpg.connect(path)

    async def connect(*_: object, **__: object) -> Pooled:
        return Pooled(shared)

    monkeypatch.setattr(asyncpg, "connect", connect)
    with pytest.raises(StoreUnusableError, match="gives each transaction another connection"):
        await open_database(path)
    with pytest.raises(StoreUnusableError, match="gives each transaction another connection"):
        await PostgresShardClaims(path, ONLY_CLUSTER).take(one_shard)
    await shared.close()


async def one_shard() -> int:
    return 1
