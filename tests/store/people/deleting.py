"""Deletes people in the tests of the store."""

from datetime import datetime

from bot.store.database import Database
from bot.store.people.deletions import DeletionTable
from tests.conftest import NOW


async def delete(database: Database, person: int, deleted_id: int, now: datetime = NOW) -> None:
    """Delete a person."""
    table = DeletionTable(database)
    await table.begin(person, deleted_id, now)
    while not await table.delete_page(person):
        continue
    await table.empty_journal()
