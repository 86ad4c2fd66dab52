"""Deletes people in the tests of the store."""

from datetime import datetime

from bot.store.database import Database
from bot.store.people.deletions import ErasureTable
from tests.conftest import NOW


async def erase(database: Database, person: int, stand_in: int, now: datetime = NOW) -> bool:
    """Delete a person; return whether no traces are left on the disk."""
    table = ErasureTable(database)
    await table.begin(person, stand_in, now)
    while not await table.erase_page(person):
        continue
    return await table.remove_traces(person)
