"""The table `runs`: whether the last run of the bot stopped cleanly."""

from bot.store.database import Connection, Database

RECENT = 60_000
"""Milliseconds before the last change; answers from this time may not have reached Discord."""

_MARK_RECENT = """
INSERT INTO redraws (match_id)
SELECT id FROM matches
WHERE changed_at >= (SELECT max(changed_at) FROM matches) - ? AND reach <> 0
ORDER BY changed_at DESC LIMIT ? ON CONFLICT DO NOTHING
"""


class RunTable:
    """How the last run of the bot stopped."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, limit: int) -> int:
        """Store that a run begins; return how many boards may be out of date.

        After an unclean stop, this marks the boards of the last minute to be redrawn: the latest
        first, and at most `limit`. After a clean stop there are none.
        """
        return await self._database.write_long(lambda connection: _begin(connection, limit))

    async def end(self) -> None:
        """Store that the run stops cleanly, with nothing left to answer."""
        sql = "UPDATE runs SET clean = 1"
        await self._database.write(lambda connection: connection.run(sql))


async def _begin(connection: Connection, limit: int) -> int:
    (clean,) = await connection.one("SELECT clean FROM runs")
    await connection.run("UPDATE runs SET clean = 0")
    return 0 if clean else await connection.run(_MARK_RECENT, (RECENT, limit))
