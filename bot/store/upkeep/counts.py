"""Counts what the metrics say of the database."""

from datetime import datetime

from bot.store.database import Connection, probe, read_snapshot
from bot.store.held_shards import GUILD_OF_MATCH, HeldTable
from bot.store.postgres.dialect import SIZE
from bot.store.rows import milliseconds

# The table holds only the players of live matches, so this reads few rows.
_LIVE = "SELECT count(DISTINCT match_id) FROM playing{where_held}"
_SERVERS = "SELECT count(*) FROM joined_servers WHERE left_at IS NULL{and_held}"
# There is an index of `changed_at`.
_PLAYERS = """
WITH begun AS (
    SELECT x_person, o_person FROM matches
    WHERE changed_at >= :since AND started_at >= :since AND status IN ('live', 'over')
)
SELECT count(person) FROM (
    SELECT x_person AS person FROM begun UNION SELECT o_person FROM begun
) AS people
"""


class CountTable(HeldTable):
    """All tables, as far as they are counted."""

    @probe
    async def here(self, db: Connection) -> tuple[int, int]:
        """Return how many live matches and servers the held shards have: processes add up."""
        (live,) = await db.one(self._held(_LIVE, GUILD_OF_MATCH))
        (servers,) = await db.one(self._held(_SERVERS))
        return live, servers

    @read_snapshot
    async def players(self, db: Connection, since: datetime) -> int:
        """Return how many people began a game since then; it reads all games since then."""
        return int((await db.one(_PLAYERS, {"since": milliseconds(since)}))[0])

    @probe
    async def size(self, db: Connection) -> int:
        return int((await db.one(f"SELECT {SIZE}"))[0])
