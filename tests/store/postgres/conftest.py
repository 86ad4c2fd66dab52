"""The tests of this folder have a database on PostgreSQL."""

import pytest

from bot.store.postgres import database as server
from bot.store.postgres import pool


@pytest.fixture
def engine() -> str:
    """Return the engine of the test's database."""
    return "postgresql"


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have works wait for each other however slow the machine is."""
    monkeypatch.setattr(pool, "PATIENCE", 60.0)
    monkeypatch.setattr(pool, "RECONNECT_TIMEOUT", 60.0)
    monkeypatch.setitem(pool.SETTINGS, "lock_timeout", "60000")
    monkeypatch.setattr(server, "QUICK", 60.0)
