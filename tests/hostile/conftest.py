"""What tests of every page share: a database in which someone has done everything."""

import asyncio
from pathlib import Path

import pytest

from bot.domain.match import Match
from tests.conftest import opened
from tests.hostile.fullest_person import fill


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Match]]:
    """Return a database in which the fullest person has done everything, and their boards."""
    file = tmp_path_factory.mktemp("filled") / "noughts.db"

    async def filled() -> list[Match]:
        async with opened(str(file)) as database:
            return await fill(database)

    return file, asyncio.run(filled())
