"""A large file that was not closed is checked while the bot uses it."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.errors import StoreDamagedError, StoreUnusableError
from bot.store.database import Database
from bot.store.sqlite import later_check
from bot.store.sqlite.backup import back_up
from bot.store.upkeep.open_database import open_database
from tests.chat.until import until
from tests.conftest import opened
from tests.store.sqlite.faults import bytes_of, damage, files_of, fill_with, put_back, store_match

SOUND = "nothing is wrong"
_FILL = """
WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 10000)
INSERT INTO shut_out SELECT id FROM ids
"""


@pytest.fixture
async def killed(path: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Return the path of what counts as a large file, which a killed bot has left."""
    monkeypatch.setattr(later_check, "LARGE", 0)
    async with opened(path) as database:
        await database.write(lambda db: db.run(_FILL))
        await database.empty_journal()
        await store_match(database)
        left = files_of(path)
    put_back(left)
    yield path


def damage_a_leaf(path: str) -> None:
    fill_with(path, bytes_of(path)[:-4096] + b"\xff" * 4096)


async def assert_condemned(database: Database, log: pytest.LogCaptureFixture) -> None:
    """Wait until the damage is found; then nothing more is stored, and the log says so once."""
    await until(lambda: "is damaged" in database.fault, "the damage to be found")
    assert log.text.count("no more changes are stored: error=the database is damaged") == 1
    with pytest.raises(StoreDamagedError, match="restore a backup"):
        await store_match(database, 33)
    assert len(await database.read(lambda db: db.all("SELECT id FROM matches"))) > 0


async def test_it_is_sound(killed: str, caplog: pytest.LogCaptureFixture) -> None:
    """It takes moves at once; the check ends, and no later start begins another."""
    caplog.set_level("INFO", "noughts")
    async with opened(killed) as database:
        await store_match(database, 32)
        await until(lambda: SOUND in caplog.text, "the check to end")
        await store_match(database, 33)
    caplog.clear()
    async with opened(killed):
        await asyncio.sleep(0.1)
    assert caplog.text == ""


async def test_a_damaged_page(killed: str, caplog: pytest.LogCaptureFixture) -> None:
    """A page that no start reads is found while the bot serves, and by each later start."""
    damage_a_leaf(killed)
    for _ in range(2):
        caplog.clear()
        async with opened(killed) as database:
            await assert_condemned(database, caplog)


async def test_a_stop_during_the_check(killed: str, caplog: pytest.LogCaptureFixture) -> None:
    """The next start checks the file although it was closed; a backup of it was checked itself."""
    async with opened(killed):
        pass
    back_up(killed, f"{killed}.backup")
    caplog.set_level("INFO", "noughts")
    async with opened(f"{killed}.backup"):
        await asyncio.sleep(0.1)
    assert SOUND not in caplog.text
    damage_a_leaf(killed)
    async with opened(killed) as database:
        await assert_condemned(database, caplog)


async def test_where_a_table_begins(killed: str) -> None:
    """Damage there keeps the bot from starting, and nothing changes."""
    kept = files_of(killed)
    damage(killed, "arenas")
    damaged = kept | {killed: bytes_of(killed)}
    put_back(damaged)
    with pytest.raises(StoreUnusableError, match="malformed"):
        await open_database(killed)
    assert files_of(killed) == damaged
