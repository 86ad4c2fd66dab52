"""Which shard a server belongs to, and whether this process holds it."""

import pytest

from bot.domain.shards import ALL_SHARDS, Shards

SERVERS = [None, 0, 1, 3 << 22, (5 << 22) + 7, 1_200_000_000_000_000_021]


@pytest.mark.parametrize("server", SERVERS)
def test_the_only_process_holds_every_server(server: int | None) -> None:
    """It holds private messages and servers, however many there are."""
    assert ALL_SHARDS.has(server)


def test_each_server_belongs_to_one_process() -> None:
    """Private messages belong to shard 0, a server to the shard that Discord names."""
    first, second = Shards(4, frozenset({0, 2})), Shards(4, frozenset({1, 3}))
    assert [first.has(server) for server in SERVERS] == [True, True, True, False, False, False]
    assert [second.has(server) for server in SERVERS] == [not first.has(it) for it in SERVERS]


def test_nothing_is_held() -> None:
    """A process without shards has no server."""
    assert not any(Shards(4, frozenset()).has(server) for server in SERVERS)
