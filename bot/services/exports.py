"""The service of exports: people can get everything that is stored about them."""

import asyncio

from bot.errors import ExportInFlightError
from bot.services.export_files import ExportFile, ExportFiles
from bot.store.people.personal_data import PersonalDataTable

PAUSE = 0.01
"""Seconds between two pages, so that presses have more than half of the time."""


class Exports:
    """Makes exports, one at a time; the JSON is written in a thread."""

    def __init__(self, table: PersonalDataTable) -> None:
        self._table = table
        self._people: set[int] = set()
        self._one_at_a_time = asyncio.Lock()

    async def files(self, person: int) -> list[ExportFile]:
        """Return the files that hold everything stored about a person.

        Raises ExportInFlightError if the person waits for them already, and BeingDeletedError.
        """
        if person in self._people:
            raise ExportInFlightError
        self._people.add(person)
        try:
            async with self._one_at_a_time:
                return await self._files(person)
        finally:
            self._people.remove(person)

    async def _files(self, person: int) -> list[ExportFile]:
        files = ExportFiles(await self._table.summary(person))
        async for name, rows in self._table.pages(person):
            await asyncio.to_thread(files.add, name, rows)
            await asyncio.sleep(PAUSE)
        return await asyncio.to_thread(files.finish)
