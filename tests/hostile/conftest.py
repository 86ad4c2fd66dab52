"""What these tests share: the world of all tests, later, and one in which all has been done."""

import asyncio
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest

from bot.domain.match import Match
from engines.review import doubts
from tests.conftest import opened
from tests.hostile import loopback
from tests.hostile.fullest_person import fill
from tests.interactions.conftest import (  # noqa: F401
    fast_path,
    owner,
    path,
    pytest_asyncio_loop_factories,
    world,
)


@pytest.fixture
def pause() -> float:
    """Return the seconds between two frames of a show, of which no test sees a second one."""
    return 600.0


@pytest.fixture
def now() -> Callable[[], datetime]:
    """Return a clock that begins on a day with a puzzle of Sizes."""
    return loopback.now


@pytest.fixture(scope="package", autouse=True)
def glances() -> Iterator[None]:
    """Have reviews of long games look at few positions: what they find is no matter here."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("_GLANCE", "_FIRST_LOOK", "_SECOND_LOOK"):
            patch.setattr(doubts, name, 20)
        yield


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Match]]:
    file = tmp_path_factory.mktemp("filled") / "noughts.db"

    async def filled() -> list[Match]:
        async with opened(str(file)) as database:
            return await fill(database)

    return file, asyncio.run(filled())
