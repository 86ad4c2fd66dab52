"""Exports what is stored about people in the tests of the store."""

from typing import Any

from bot.store.database import Database
from bot.store.people.personal_data import PersonalDataTable


async def exported(database: Database, person: int) -> dict[str, Any]:
    """Return the whole export of a person."""
    table = PersonalDataTable(database)
    found = await table.summary(person)
    async for name, rows in table.pages(person):
        found.setdefault(name, []).extend(rows)
    return found
