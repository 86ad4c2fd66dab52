"""The table `runs`, and what an unclean end may have left behind."""

import sqlite3

from bot.store.sqlite.database import Database

BEHIND = 60_000
"""Milliseconds before the last change within which an answer may never have left."""

_LAST = """
INSERT OR IGNORE INTO redraws (match_id)
SELECT id FROM matches
WHERE changed_at >= (SELECT max(changed_at) FROM matches) - ? AND reach
ORDER BY changed_at DESC LIMIT ?
"""


class RunTable:
    """How the last run of the bot ended."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, most: int) -> int:
        """Note that a run begins; return how many boards may lag behind, at most `most`.

        These, the latest first, are those of the last minute before an unclean end, and are kept
        as boards to be redrawn; after an orderly end there are none.
        """
        return await self._database.write_long(lambda connection: _begin(connection, most))

    async def end(self) -> None:
        """Note that the run ends in order, with nothing left to answer."""
        sql = "UPDATE runs SET clean = 1"
        await self._database.write(lambda connection: connection.execute(sql).rowcount)


def _begin(connection: sqlite3.Connection, most: int) -> int:
    (clean,) = connection.execute("SELECT clean FROM runs").fetchone()
    connection.execute("UPDATE runs SET clean = 0")
    return 0 if clean else connection.execute(_LAST, (BEHIND, most)).rowcount
