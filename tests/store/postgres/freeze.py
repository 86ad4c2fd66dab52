"""Ends a match for someone who leaves it, and freezes while it has the locks of match and people.

`python -m tests.store.postgres.freeze URL MATCH PERSON` prints why the person did not leave.
"""

import asyncio
import os
import signal
import sys

from bot.domain.expiry import person_deleted
from bot.domain.match import Match
from bot.errors import StoreError
from bot.store.matches.matches import MatchTable
from bot.store.postgres.database import PostgresDatabase
from tests.conftest import NOW


async def leave(url: str, match_id: int, person: int) -> None:
    """End the match, unless the locks are lost meanwhile."""

    def transition(match: Match) -> Match:
        if sys.platform != "win32":
            os.kill(os.getpid(), signal.SIGSTOP)
        return person_deleted(match, person, NOW)

    database = PostgresDatabase(url)
    try:
        await MatchTable(database).change_all([match_id], transition)
    except StoreError as error:
        sys.stdout.write(type(error).__name__)
    await database.close()


if __name__ == "__main__":
    asyncio.run(leave(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
