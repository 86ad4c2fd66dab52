"""A bot lives through weeks of random days; what was promised holds in each of them."""

import asyncio
import os
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import cast

import pytest

from bot.jobs import uptime as job
from bot.services.engine_processes import EngineProcesses
from bot.store import migrations
from bot.store.upkeep import uptime as table
from tests.chat.clock import SimulatedLoop
from tests.chat.ids import new_id
from tests.chat.in_process import answer_here
from tests.year import checks
from tests.year.acts import ACTS
from tests.year.host import set_version
from tests.year.state import State, load
from tests.year.year import DAY, Year, new_year

SEED = int(os.environ.get("YEAR_SEED", "1"))
AGAIN = os.environ.get("YEAR", "")
"""A copy from which a failure is to come again."""


async def live(state: State, folder: Path, days: int, every: int) -> Year:
    """Let days pass, and look at all each time so many are over."""
    copy, year = folder.parent / "copy", Year(state, folder, ACTS)
    set_version(year, state.version)
    await year.start()
    for _ in range(days):
        day = round(year.time // DAY)
        if day % every == 0 and day > state.time // DAY:
            await year.keep(copy)
            year.story.clear()
        await year.day()
        found = [*year.found, *(it for check in checks.DAILY for it in check(year))]
        if (day + 1) % every == 0:
            found += [it for check in checks.CHECKS for it in check(year)]
            found += await checks.recount(year, folder.parent / "counted.db")
            state.chat.forget_before(state.checked)
            state.checked = int(new_id())
        again = f"YEAR={copy} pytest {__file__}"
        assert found == [], f"seed {state.seed}, day {day}, again by {again}: {year.story}"
        await year.world.advance(DAY - year.time % DAY)
    await year.stop()
    return year


@pytest.fixture(autouse=True)
def _coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the bot note each hour that it is there, and engines think in this process."""
    monkeypatch.setattr(job, "NOTE_EVERY", timedelta(hours=1))
    for module in (job, table):
        monkeypatch.setattr(module, "NO_GAP", timedelta(hours=1.5))
    monkeypatch.setattr(EngineProcesses, "answer", answer_here)
    monkeypatch.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of the database."""
    (folder := tmp_path / "data").mkdir()
    return folder


@pytest.fixture(autouse=True)
async def _counting() -> AsyncIterator[None]:
    with cast("SimulatedLoop", asyncio.get_running_loop()).counting_databases():
        yield


@pytest.mark.skipif(AGAIN != "", reason="only a failure comes again")
async def test_some_weeks(folder: Path) -> None:
    """On six servers all holds after each week, in which everything has happened."""
    year = await live(new_year(SEED, 6), folder, 45, every=7)
    assert [act for act in ACTS if not year.state.done[act.__name__]] == []


@pytest.mark.skipif(AGAIN == "", reason="nothing is to come again")
async def test_again(folder: Path) -> None:
    """What was found comes again, from the copy that was made before."""
    await live(load(Path(AGAIN), folder), folder, 365, every=7)
