"""The tests of this folder have a database on PostgreSQL."""

import pytest


@pytest.fixture
def engine() -> str:
    """Return the engine of the test's database."""
    return "postgresql"
