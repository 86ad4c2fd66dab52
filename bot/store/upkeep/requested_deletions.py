"""Asks the process that uses a database to delete a person, through the database itself."""

import asyncio
from datetime import datetime

from bot.store.people.deletions import begin, is_pending
from bot.store.people.personal_data import is_known
from bot.store.upkeep.open_database import visit

_INTERVAL = 0.5


class RequestedDeletion:
    """A deletion that a running bot carries out: it looks for new ones every half minute.

    `where` is the path or the address of its database.
    """

    def __init__(self, where: str, person: int) -> None:
        self._where = where
        self._person = person

    async def is_known(self) -> bool:
        """Return whether something is stored about the person; raises StoreUnusableError."""
        return await visit(self._where, lambda db: is_known(db, self._person))

    async def begin(self, stand_in: int, now: datetime) -> None:
        """Store that the person is to be replaced by `stand_in`, a number below zero.

        Raises StoreUnusableError.
        """
        await visit(self._where, lambda db: begin(db, self._person, stand_in, now))

    async def wait(self, timeout: float) -> bool:  # noqa: ASYNC109 - not an error, but an answer
        """Return whether the deletion is finished within `timeout` seconds."""
        end = asyncio.get_running_loop().time() + timeout
        while await visit(self._where, lambda db: is_pending(db, self._person)):
            if asyncio.get_running_loop().time() > end:
                return False
            await asyncio.sleep(_INTERVAL)
        return True
