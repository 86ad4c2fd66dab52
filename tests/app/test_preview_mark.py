"""The preview empties only its own database: none that the bot or a command has used since."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from bot.__main__ import main
from bot.domain.shards import ONLY_CLUSTER
from bot.errors import StoreUnusableError
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.backups import Backups
from bot.store.upkeep.open_database import open_empty_database, open_shared
from tests.conftest import NOW, a_match, opened
from tests.store.sqlite.faults import bytes_of, files_of, fill_with, put_back


@pytest.fixture
def preview_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the path of a database with a match, which a preview has left there."""
    path = str(tmp_path / "noughts.db")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    asyncio.run(_leave_a_preview(path))
    return path


async def _leave_a_preview(path: str, matches: int = 1) -> None:
    database = await open_empty_database(path)
    for _ in range(matches):
        await MatchTable(database).add(a_match())
    await database.close()


async def _matches(path: str) -> int:
    async with opened(path) as database:
        return int((await database.read(lambda db: db.one("SELECT count(*) FROM matches")))[0])


def refused_by_the_preview(path: str) -> bool:
    """Let a preview start on a database, and return whether it leaves that as it is."""
    with pytest.raises(StoreUnusableError, match="not the preview's own"):
        asyncio.run(open_empty_database(path))
    return asyncio.run(_matches(path)) == 1


def run_the_bot(path: str) -> str:
    async def run() -> None:
        await (await open_shared(path, ONLY_CLUSTER)).database.close()

    asyncio.run(run())
    return path


def command(name: str, made: str = "") -> Callable[[str], str]:
    """Return what gives a command, and returns the file that it changes or makes."""

    def use(path: str) -> str:
        assert main([name, *([f"{path}{made}"] * bool(made))]) == 0
        return path + made

    return use


back_up = command("backup", ".backup")


def back_up_by_itself(path: str) -> str:
    return str(Backups(path, f"{path}.backups", NOW - NOW, 1).make(NOW))


def restore(path: str) -> str:
    """Restore what a preview has left, copied by the system's own means."""
    fill_with(f"{path}.copied", bytes_of(path))
    Path(path).unlink()
    assert main(["restore", f"{path}.copied"]) == 0
    return path


def copy_into_a_former_preview(path: str) -> str:
    asyncio.run(_leave_a_preview(f"{path}.empty", 0))
    assert main(["copy-to", f"sqlite:///{path}.empty"]) == 0
    return f"{path}.empty"


USES: list[Callable[[str], str]] = [
    *(run_the_bot, command("migrate"), command("recount"), back_up),
    *(back_up_by_itself, restore, copy_into_a_former_preview),
]


@pytest.mark.parametrize("use", USES)
def test_what_was_used_is_kept(preview_file: str, use: Callable[[str], str]) -> None:
    """A preview refuses a database that began in one, and every copy of it, once it is used."""
    assert refused_by_the_preview(use(preview_file))


def test_what_a_killed_bot_used_is_kept(preview_file: str) -> None:
    """A bot that is killed at once has made the database its own, too."""

    async def kill() -> dict[str, bytes]:
        async with opened(preview_file) as database:
            await database.write(lambda db: db.run("DELETE FROM command_sync"))
            return files_of(preview_file)

    put_back(asyncio.run(kill()))
    assert refused_by_the_preview(preview_file)


def test_a_mark_that_only_the_journal_lacks(preview_file: str) -> None:
    """The mark in the journal beside a file counts, as it is newer than the file."""
    marked = bytes_of(preview_file)
    with closing(connect(preview_file)) as connection:
        connection.execute("PRAGMA application_id = 0")
        files = files_of(preview_file)
    put_back(files)
    assert bytes_of(preview_file) == marked
    assert refused_by_the_preview(preview_file)


def test_a_backup_of_a_running_preview(preview_file: str) -> None:
    """A backup next to a running preview is kept; the preview's own file is emptied next time."""

    async def back_up_beside() -> str:
        database = await open_empty_database(preview_file)
        await MatchTable(database).add(a_match())
        copy = await asyncio.to_thread(back_up, preview_file)
        await database.close()
        return copy

    copy = asyncio.run(back_up_beside())
    assert refused_by_the_preview(copy)
    asyncio.run(_leave_a_preview(preview_file, 0))
    assert asyncio.run(_matches(preview_file)) == 0
