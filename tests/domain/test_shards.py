"""Which shard a server belongs to, whether this process holds it, and how shards are shared out."""

import pytest

from bot.domain.shards import ALL_SHARDS, Cluster, Shards

SERVERS = [None, 0, 1, 3 << 22, (5 << 22) + 7, 1_200_000_000_000_000_021]


def test_each_server_belongs_to_one_process() -> None:
    """Private messages are of shard 0, a server of Discord's; the only process holds them all."""
    first, second = Shards(4, frozenset({0, 2})), Shards(4, frozenset({1, 3}))
    assert [first.has(server) for server in SERVERS] == [True, True, True, False, False, False]
    assert [second.has(server) for server in SERVERS] == [not first.has(it) for it in SERVERS]
    assert all(ALL_SHARDS.has(server) for server in SERVERS)
    assert not any(Shards(4, frozenset()).has(server) for server in SERVERS)


@pytest.mark.parametrize("shards", [1, 5, 16])
@pytest.mark.parametrize("of", [1, 2, 3, 8])
def test_every_shard_is_in_one_share(of: int, shards: int) -> None:
    """No shard is left out or held twice, and the shares differ by one shard at most."""
    shares = [share for number in range(1, of + 1) for share in Cluster(number, of).shares(shards)]
    assert sorted(shard for share in shares for shard in share) == list(range(shards))
    sizes = [len(share) for share in shares]
    assert max(sizes) - min(sizes) <= 1


def test_a_process_that_takes_any_share() -> None:
    """It takes one of the same shares as the others; the last of too many have none."""
    assert Cluster(None, 2).shares(5) == [frozenset({0, 2, 4}), frozenset({1, 3})]
    assert Cluster(3, 3).shares(2) == []


@pytest.mark.parametrize("text", ["1/1", "2/8", "any/8"])
def test_a_share_as_text(text: str) -> None:
    """It is written as in the settings."""
    number, _, of = text.partition("/")
    assert str(Cluster(None if number == "any" else int(number), int(of))) == text
