"""What tests of every page share: a database in which someone has done everything."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.domain.match import Match
from engines.review import doubts
from tests.conftest import opened
from tests.hostile.fullest_person import fill


@pytest.fixture(scope="package", autouse=True)
def glances() -> Iterator[None]:
    """Have reviews of long games look at few positions: what they find is no matter here."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("_GLANCE", "_FIRST_LOOK", "_SECOND_LOOK"):
            patch.setattr(doubts, name, 20)
        yield


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Match]]:
    """Return a database in which the fullest person has done everything, and their boards."""
    file = tmp_path_factory.mktemp("filled") / "noughts.db"

    async def filled() -> list[Match]:
        async with opened(str(file)) as database:
            return await fill(database)

    return file, asyncio.run(filled())
