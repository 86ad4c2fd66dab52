"""The table `engine_turns`: which matches wait for an engine that thinks for long."""

from datetime import datetime

from bot.domain.match import Match
from bot.store.database import Connection, read
from bot.store.held import GUILD_OF_MATCH, HeldTable, held_only
from bot.store.rows import milliseconds, moment_or_none, upsert

_NOTE = upsert("engine_turns", ("match_id",), ("due_at",))
_FORGET = "DELETE FROM engine_turns WHERE match_id = ?"
_WAITING = "SELECT match_id FROM engine_turns{where_held} ORDER BY due_at"
_NEXT = "SELECT min(due_at) AS next FROM engine_turns{where_held}"


class EngineTurnTable(HeldTable):
    """The matches that wait for an engine, on the shards that this process holds."""

    @read
    async def waiting(self, db: Connection) -> list[int]:
        """Return the ids of the matches that wait, the first to be due first."""
        sql = held_only(_WAITING, self._shards(), GUILD_OF_MATCH)
        return [row["match_id"] for row in await db.all(sql)]

    @read
    async def next_due(self, db: Connection) -> datetime | None:
        """Return when the next match will have waited for too long, or None."""
        sql = held_only(_NEXT, self._shards(), GUILD_OF_MATCH)
        return moment_or_none((await db.one(sql))["next"])


async def note_engine_turn(db: Connection, match: Match) -> None:
    """Store whether a match waits for an engine, and until when it is to wait at most."""
    if match.engine_due_at is None:
        await db.run_later(_FORGET, [(match.id,)])
    else:
        due_at = milliseconds(match.engine_due_at)
        await db.run_later(_NOTE, [{"match_id": match.id, "due_at": due_at}])
