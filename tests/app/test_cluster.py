"""Which share of the shards a process takes, and what cannot be."""

import pytest

from bot.__main__ import main
from bot.app.cluster import cluster_of
from bot.app.settings import read
from bot.domain.shards import Cluster

SERVER = "postgresql://ann@127.0.0.1/noughts"


def test_a_share_on_a_server() -> None:
    """Several processes share a database on a server."""
    values = read({"CLUSTER": "2/2", "SHARD_COUNT": "2", "DATABASE_URL": SERVER})
    assert cluster_of(values) == Cluster(2, 2)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"CLUSTER": "1/2"}, "CLUSTER=1/2 needs a database on PostgreSQL"),
        ({"CLUSTER": "any/2"}, "CLUSTER=any/2 needs a database on PostgreSQL"),
        (
            {"CLUSTER": "1/3", "SHARD_COUNT": "2", "DATABASE_URL": SERVER},
            "SHARD_COUNT=2 is too few for CLUSTER=1/3",
        ),
    ],
)
def test_what_cannot_be(
    settings: dict[str, str],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The start ends with status 2 and one sentence."""
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    for name, text in settings.items():
        monkeypatch.setenv(name, text)
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert (reason in said, said.count("\n")) == (True, 1)
