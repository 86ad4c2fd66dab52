"""Counts the stored matches."""

from bot.store.database import Database


class MatchCounts:
    """Counts the stored matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def live(self) -> int:
        """Return how many matches are live."""
        # The table `playing` holds only the players of live matches, so this reads few rows.
        sql = "SELECT count(DISTINCT match_id) FROM playing"
        row = await self._database.probe(lambda db: db.one(sql))
        return int(row[0])
