"""How much there is."""

from bot.store.sqlite.database import Database


class MatchCounts:
    """What is counted in the store whenever somebody asks."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def live(self) -> int:
        """Return how many matches are live."""
        # By an index that holds the players of live matches and nothing else.
        sql = "SELECT count(DISTINCT match_id) FROM playing"
        return await self._database.run_long(lambda db: int(db.execute(sql).fetchone()[0]))
