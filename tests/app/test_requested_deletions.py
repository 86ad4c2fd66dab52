"""Deletions that a command has a running bot carry out."""

import asyncio
from pathlib import Path

import pytest

from bot.app.forget import is_deleted_within
from bot.errors import StoreUnusableError
from bot.store.database import Connection, Database
from bot.store.people.deletions import DeletionTable, begin
from bot.store.upkeep.open_database import visit
from tests.chat.until import TIMEOUT
from tests.conftest import ANN, NOW

DELETED_ID = -5


async def begun(db: Connection) -> None:
    """Store what the command stores."""
    await begin(db, ANN, DELETED_ID, NOW)


async def test_the_command_waits_for_the_bot(database: Database, path: str) -> None:
    """It goes on waiting while the deletion is not finished, and says so if it takes too long."""
    await visit(path, begun)
    assert not await is_deleted_within(path, ANN, 0)
    waiting = asyncio.create_task(is_deleted_within(path, ANN, TIMEOUT))
    await asyncio.sleep(0.1)
    assert await DeletionTable(database).delete_page(ANN)
    assert await waiting


@pytest.fixture
def letter(path: str) -> str:
    """Return the path of a file that is no database."""
    Path(path).write_text("This is a letter. " * 100, encoding="utf-8")
    return path


async def test_a_file_that_is_no_database(letter: str) -> None:
    """Both steps fail with a sentence that names the file."""
    for step in (visit(letter, begun), is_deleted_within(letter, ANN, TIMEOUT)):
        with pytest.raises(StoreUnusableError, match=r"noughts\.db cannot be used: "):
            await step
