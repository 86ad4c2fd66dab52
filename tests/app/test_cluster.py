"""Which share of the shards a process takes, and how it keeps to Discord's limits."""

from datetime import timedelta

import pytest

from bot.app.settings import cluster_of, read
from bot.domain.shards import Cluster
from bot.errors import StoreBusyError
from bot.store.postgres import turns
from bot.store.postgres.turns import SharedTurns
from tests.app.conftest import Refused

SERVER = "postgresql://ann@127.0.0.1/noughts"


def test_a_share_on_a_server() -> None:
    """Several processes share a database on a server."""
    values = read({"CLUSTER": "2/2", "SHARD_COUNT": "2", "DATABASE_URL": SERVER})
    assert cluster_of(values) == Cluster(2, 2)


@pytest.mark.parametrize(
    ("share", "server", "reason"),
    [
        ("1/2", "", "CLUSTER=1/2 needs a database on PostgreSQL"),
        ("any/2", "", "CLUSTER=any/2 needs a database on PostgreSQL"),
        ("1/3", SERVER, "SHARD_COUNT=2 is too few for CLUSTER=1/3"),
    ],
)
def test_what_cannot_be(
    share: str, server: str, reason: str, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start ends with status 2 and one sentence."""
    settings = {"CLUSTER": share, "SHARD_COUNT": "2", "DATABASE_URL": server}
    for name, text in (settings | {"DISCORD_TOKEN": "a-token"}).items():
        monkeypatch.setenv(name, text)
    assert reason in refused("run")


class GoneTurns(SharedTurns):
    """Turns in a database that is gone for the first few times."""

    def __init__(self, gone: int) -> None:
        self.asked: list[tuple[str, timedelta]] = []
        self._gone = gone

    async def wait(self, name: str, every: timedelta) -> None:
        self.asked.append((name, every))
        if len(self.asked) <= self._gone:
            raise StoreBusyError


async def test_no_shard_connects_without_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks again until the database is back; shards of other groups have other turns."""
    monkeypatch.setattr(turns, "RETRY", 0.0)
    gone = GoneTurns(gone=2)
    await gone.identify(18, max_concurrency=16)
    assert gone.asked == 3 * [("identify 2", timedelta(seconds=5))]
