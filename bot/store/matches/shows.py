"""The table `shows`: the running exhibitions."""

from dataclasses import replace

from bot.domain.exhibition import Exhibition, ExhibitionRequest
from bot.domain.shards import HeldShards, all_shards
from bot.errors import ExhibitionRunningError
from bot.store.database import Database, Row
from bot.store.held import held_only

_INSERT = """
INSERT INTO shows (
    channel_id, guild_id, token, starter_id, variant, x_engine, o_engine, language, seed
) VALUES (:channel_id, :guild_id, :token, :starter, :variant, :x, :o, :language, :seed)
ON CONFLICT (channel_id) DO NOTHING RETURNING id
"""
_ALL = "SELECT * FROM shows{where_held}"


class ExhibitionTable:
    """The exhibitions that are running, or were running when the process ended."""

    def __init__(self, database: Database, shards: HeldShards = all_shards) -> None:
        self._database, self._shards = database, shards

    async def add(self, exhibition: Exhibition) -> Exhibition:
        """Store an exhibition and return it with its id.

        Raises ExhibitionRunningError if one is running in that channel.
        """
        values = vars(exhibition.request) | {
            "variant": exhibition.variant,
            "x": exhibition.x,
            "o": exhibition.o,
            "seed": exhibition.seed,
        }
        row = await self._database.write(lambda db: db.one(_INSERT, values))
        if row is None:
            raise ExhibitionRunningError
        return replace(exhibition, id=row["id"])

    async def find(self, exhibition_id: int) -> Exhibition | None:
        """Return an exhibition by its id, or None."""
        sql = "SELECT * FROM shows WHERE id = ?"
        row = await self._database.read(lambda db: db.one(sql, (exhibition_id,)))
        return None if row is None else _exhibition(row)

    async def all(self) -> list[Exhibition]:
        """Return every exhibition that is stored for a shard that this process holds."""
        sql = held_only(_ALL, self._shards())
        rows = await self._database.read(lambda db: db.all(sql))
        return [_exhibition(row) for row in rows]

    async def set_message(self, exhibition_id: int, message_id: int) -> None:
        """Store which message shows an exhibition."""
        sql = "UPDATE shows SET message_id = ? WHERE id = ?"
        await self._database.write(lambda db: db.run(sql, (message_id, exhibition_id)))

    async def remove(self, exhibition_id: int) -> bool:
        """Remove an exhibition; return whether it was stored."""
        sql = "DELETE FROM shows WHERE id = ?"
        return bool(await self._database.write(lambda db: db.run(sql, (exhibition_id,))))


def _exhibition(row: Row) -> Exhibition:
    return Exhibition(
        id=row["id"],
        request=ExhibitionRequest(
            row["channel_id"], row["starter_id"], row["token"], row["language"], row["guild_id"]
        ),
        message_id=row["message_id"],
        variant=row["variant"],
        x=row["x_engine"],
        o=row["o_engine"],
        seed=row["seed"],
    )
