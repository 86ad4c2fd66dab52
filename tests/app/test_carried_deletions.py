"""`forget --list` and `--repeat`: deletions are carried over to a dump that knows none of them."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot.domain.match import Person
from bot.domain.stored_data import FOUND_IN
from bot.store import migrations
from bot.store.matches.matches import MatchTable
from bot.store.people import repeated_deletions
from bot.store.people.deletions import DeletionTable
from tests.app.conftest import Bot, Refused
from tests.conftest import ANN, BEN, EVE, NOW, a_match, opened
from tests.postgres import Server
from tests.store.acts import delete
from tests.store.sample import copy
from tests.store.test_migrations import add, upgrade

pytestmark = [pytest.mark.both_engines, pytest.mark.usefixtures("impatient")]

OLDER = "Who did so more than 30 days ago is unknown: use `forget` for the people you know of.\n"


@pytest.fixture
def dump(path: str, engine: str, tmp_path: Path, postgres: Server) -> Iterator[str]:
    """Return where a copy is of a database with matches of Ann, Ben and Eve."""
    asyncio.run(_play(path))
    with ExitStack() as until:
        file = str(tmp_path / "dump.db")
        target = until.enter_context(postgres.database()) if engine == "postgresql" else file
        asyncio.run(copy(path, target))
        yield target


async def _play(path: str) -> None:
    async with opened(path) as database:
        for person in (ANN, BEN, EVE):
            await MatchTable(database).add(a_match(x=Person(person)))


async def _since(path: str) -> None:
    async with opened(path) as database:
        await delete(database, ANN, -5)
        await DeletionTable(database).begin(BEN, -6, NOW)


async def _pending(path: str) -> set[int]:
    async with opened(path) as database:
        return set(await DeletionTable(database).pending())


def listed(bot: Bot, tmp_path: Path) -> Path:
    """Return a file with what the command has printed."""
    file = tmp_path / "deleted.json"
    file.write_text(bot("forget --list").out, encoding="utf-8")
    return file


def to(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", where if "://" in where else f"sqlite:///{where}")


def test_they_are_deleted_again(
    path: str, dump: str, bot: Bot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who deleted their data since is deleted from the dump too, nobody else; the list is done."""
    asyncio.run(_since(path))
    file = listed(bot, tmp_path)
    to(dump, monkeypatch)
    for count in (2, 1):  # what has begun goes on
        said = bot(f"forget --repeat {file}").out
        assert said == f"The next start deletes again who did so since the backup: {count}. {OLDER}"
    assert asyncio.run(_pending(dump)) == {ANN, BEN}


def test_nobody(path: str, dump: str, bot: Bot, tmp_path: Path) -> None:
    """Where nobody is known to have done so, nobody says that there was nobody."""
    said = bot(f"forget --repeat {listed(bot, tmp_path)}").out
    assert said == f"The next start deletes again who did so since the backup: 0. {OLDER}"


def test_a_dump_of_an_earlier_version(
    path: str, dump: str, bot: Bot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the way back to an earlier version, the newer program repeats them before it goes."""
    if "://" not in dump:
        pytest.skip("a file is restored by `restore`")
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.MIGRATIONS, folder)
    with monkeypatch.context() as newer:
        newer.setattr(migrations, "MIGRATIONS", folder)
        newer.setattr(repeated_deletions, "FOUND_IN", [*FOUND_IN, ("blocks_2", "person_id")])
        add(folder, "-- More of blocks.\nCREATE TABLE blocks_2 (person_id BIGINT PRIMARY KEY);\n")
        asyncio.run(upgrade(path))
        asyncio.run(_since(path))
        file = listed(bot, tmp_path)
        to(dump, newer)
        assert bot(f"forget --repeat {file}").status == 0
    assert asyncio.run(_pending(dump)) == {ANN, BEN}


@pytest.mark.parametrize("content", ["", "[1]", "{}", "deleted"])
def test_what_is_no_list(dump: str, refused: Refused, tmp_path: Path, content: str) -> None:
    """It is refused with one sentence that names the file."""
    file = tmp_path / "deleted.json"
    file.write_text(content, encoding="utf-8")
    assert f"{file} has nothing that `forget --list`" in refused(f"forget --repeat {file}")


def test_a_list_of_another_database(dump: str, bot: Bot, tmp_path: Path) -> None:
    """It deletes nobody, and says that it does not know."""
    file = tmp_path / "deleted.json"
    file.write_text('["another", [], [[-5, 11, 1]]]', encoding="utf-8")
    assert "is unknown: use `forget`" in bot(f"forget --repeat {file}").out
