"""The shard of a server in SQL is the one that Discord names, on both engines."""

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.domain.shards import ALL_SHARDS, Shards
from bot.store.database import Database
from bot.store.held_shards import held_only

pytestmark = pytest.mark.both_engines

SERVER = "SELECT CAST(? AS BIGINT) AS guild_id"
KEPT = "SELECT guild_id FROM ({servers}) AS servers{{where_held}}"

guilds = st.none() | st.integers(0, 2**63 - 1)
some_shards = st.integers(1, 300).flatmap(
    lambda count: st.builds(Shards, st.just(count), st.frozensets(st.integers(0, count - 1)))
)


@given(shards=some_shards, servers=st.lists(guilds, min_size=1, max_size=20))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
async def test_held_rows(database: Database, shards: Shards, servers: list[int | None]) -> None:
    """Of any servers, and private messages, SQL keeps those that the process holds."""
    sql = held_only(KEPT.format(servers=" UNION ALL ".join([SERVER] * len(servers))), shards)
    rows = await database.read(lambda db: db.all(sql, servers))
    kept = [server for server in servers if shards.has(server)]
    assert sorted(map(str, kept)) == sorted(str(row["guild_id"]) for row in rows)


def test_a_process_with_all_shards_asks_for_nothing_more() -> None:
    """Its statements are those of a process that runs alone."""
    sql = "SELECT id FROM matches WHERE id > ?{and_held} LIMIT 1"
    for shards in (ALL_SHARDS, Shards(3, frozenset(range(3)))):
        assert held_only(sql, shards) == "SELECT id FROM matches WHERE id > ? LIMIT 1"
