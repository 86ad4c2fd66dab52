"""The table `runs`, and what an unclean end may have left behind."""

import sqlite3

from bot.matches.model import Match
from bot.store.database import Database
from bot.store.matches import match_of

BEHIND = 60_000
"""Milliseconds before the last change within which an answer may never have left."""

_LAST = """
SELECT * FROM matches WHERE changed_at >= (SELECT max(changed_at) FROM matches) - ?
ORDER BY changed_at DESC LIMIT ?
"""


class RunTable:
    """How the last run of the bot ended."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, most: int) -> list[Match]:
        """Note that a run begins; return the at most `most` matches whose boards may lag behind.

        These are, the latest first, those of the last minute before an unclean end; after an
        orderly one there are none. They are returned again by the next start unless this run is
        ended in order.
        """
        return await self._database.write(lambda connection: _begin(connection, most))

    async def end(self) -> None:
        """Note that the run ends in order, with nothing left to answer."""
        sql = "UPDATE runs SET clean = 1"
        await self._database.write(lambda connection: connection.execute(sql).rowcount)


def _begin(connection: sqlite3.Connection, most: int) -> list[Match]:
    (clean,) = connection.execute("SELECT clean FROM runs").fetchone()
    connection.execute("UPDATE runs SET clean = 0")
    rows = [] if clean else connection.execute(_LAST, (BEHIND, most)).fetchall()
    return [match_of(row) for row in rows]
