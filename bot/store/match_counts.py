"""How many matches there are."""

from bot.store.sqlite.database import Database


class MatchCounts:
    """Counts matches when asked."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def live(self) -> int:
        """Return how many matches are live."""
        # By an index that holds the players of live matches and nothing else.
        sql = "SELECT count(DISTINCT match_id) FROM playing"
        return await self._database.probe(lambda db: int(db.execute(sql).fetchone()[0]))
