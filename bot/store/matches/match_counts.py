"""Counts the stored matches."""

from bot.domain.shards import HeldShards, all_shards
from bot.store.database import Database
from bot.store.held import GUILD_OF_MATCH, held_only

# The table `playing` holds only the players of live matches, so this reads few rows.
_LIVE = "SELECT count(DISTINCT match_id) FROM playing{where_held}"


class MatchCounts:
    """Counts the matches on the shards that this process holds, so that processes add up."""

    def __init__(self, database: Database, shards: HeldShards = all_shards) -> None:
        self._database, self._shards = database, shards

    async def live(self) -> int:
        """Return how many matches are live."""
        sql = held_only(_LIVE, self._shards(), GUILD_OF_MATCH)
        row = await self._database.probe(lambda db: db.one(sql))
        return int(row[0])
