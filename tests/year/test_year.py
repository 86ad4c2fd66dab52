"""A bot lives through weeks of random days; what was promised holds in each of them."""

import asyncio
import logging
import os
import pickle
import shutil
from collections.abc import Callable
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import aiosqlite
import pytest

from bot.jobs import uptime as job
from bot.log import _RedactingFormatter
from bot.services.engine_processes import EngineProcesses
from bot.store import migrations
from bot.store.upkeep import uptime as table
from tests.chat import ids
from tests.chat.clock import SimulatedLoop
from tests.chat.ids import TOKEN, new_id
from tests.chat.in_process import answer_here
from tests.chat.people import Channel
from tests.postgres import Server as Postgres
from tests.sizes import FULL, times
from tests.year import checks
from tests.year.acts import ACTS, ON_SERVER
from tests.year.host import set_version
from tests.year.people import play_all_evening
from tests.year.servers import set_up
from tests.year.year import CHANNELS, DAY, PEOPLE, STATE, Server, Year

SEED = int(os.environ.get("YEAR_SEED", "1"))
AGAIN = os.environ.get("YEAR", "")
"""A copy from which a failure is to come again."""
EVERY = 30 if FULL else 7


def new_year(servers: int, begun: float = 0.0) -> Year:
    year = Year(SEED, Random(SEED), begun)
    for number in range(servers):
        channels, people = ([int(new_id()) for _ in range(it)] for it in (CHANNELS, PEOPLE))
        server = Server(int(new_id()) + (number % 2 << 22), channels, people)  # on either shard
        year.servers.append(server)
        year.chat.know(*(Channel(it, server.id) for it in channels))
    return year


def again(where: Path) -> Year:
    """Return a year that goes on from a copy, whose database is put there."""
    shutil.copytree(AGAIN, where / "data")
    year = Year(**pickle.loads((where / "data" / STATE).read_bytes()))  # noqa: S301
    ids._ids = count(year.next_id)  # noqa: SLF001
    return year


async def live(year: Year, path: Path, log: pytest.LogCaptureFixture, until: int, *on: Any) -> None:
    """Let days pass, look at all each time so many are over, and store a copy then."""
    (path / "data").mkdir(exist_ok=True)
    log.handler.setFormatter(_RedactingFormatter(logging.Formatter(), TOKEN))
    log.set_level(logging.INFO)
    year.live_in(path / "data", *on)
    set_version(year, year.version)
    with cast("SimulatedLoop", asyncio.get_running_loop()).counting_databases():
        await year.start()
        for it in year.servers if not year.done else ():
            await set_up(year, it)
            await play_all_evening(year, it)
        for day in range(round(year.begun / DAY), until):
            log.clear()
            await year.day(ON_SERVER if on else ACTS)
            found, is_time = [*checks.names_in_log(year, log.text)], (day + 1) % EVERY == 0
            for check in (*checks.DAILY, *(checks.CHECKS if is_time or day + 1 == until else ())):
                found += await check(year)
            await year.advance(DAY - year.time % DAY)
            if is_time:
                await year.stop()
                found += await checks.stored(year)
            again = f"seed {SEED}, day {day}, again by YEAR={path / 'copy'}"
            assert not found, "\n".join((again, *found, *year.story))
            if is_time:
                year.save(path / "copy")
                await year.start()
        await year.stop()
        assert not [*await checks.stored(year)]


async def _connected_here(self: Any) -> Any:
    self._connection = self._connector()
    return self


async def _executed_here(_: Any, work: Callable[..., Any], *given: Any, **named: Any) -> Any:
    return work(*given, **named)


@pytest.fixture(autouse=True)
def _coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the bot note each hour that it is there; databases and engines need no thread."""
    monkeypatch.setattr(job, "NOTE_EVERY", timedelta(hours=1))
    for module in (job, table):
        monkeypatch.setattr(module, "NO_GAP", timedelta(hours=1.5))
    monkeypatch.setattr(EngineProcesses, "answer", answer_here)
    monkeypatch.setattr(aiosqlite.Connection, "_connect", _connected_here)
    monkeypatch.setattr(aiosqlite.Connection, "_execute", _executed_here)
    monkeypatch.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS)


async def test_a_year(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """All holds after each week or month, in which everything has happened."""
    year = again(tmp_path) if AGAIN else new_year(times(60))
    await live(year, tmp_path, caplog, min(365, times(450)))
    assert [act for act in ACTS if not year.done[act.__name__]] == []


@pytest.mark.slow
async def test_the_end_of_a_month(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The seasons of many servers end at once, when puzzles come."""
    await live(new_year(times(300), begun=13 * DAY), tmp_path, caplog, 16)


@pytest.mark.slow
async def test_a_week_on_a_server(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Two processes live through a week on PostgreSQL."""
    with postgres.database() as address:
        await live(new_year(10), tmp_path, caplog, 7, address, 2)
