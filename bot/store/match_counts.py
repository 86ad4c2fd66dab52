"""Counts the stored matches."""

from bot.store.sqlite.database import Database


class MatchCounts:
    """Counts the stored matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def live(self) -> int:
        """Return how many matches are live."""
        # The table `playing` holds only the players of live matches, so this reads few rows.
        sql = "SELECT count(DISTINCT match_id) FROM playing"
        return await self._database.probe(lambda db: int(db.execute(sql).fetchone()[0]))
