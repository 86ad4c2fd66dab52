"""The table `shows`: the running shows."""

from dataclasses import replace

from bot.domain.shards import HeldShards, all_shards
from bot.domain.show import Show, ShowRequest
from bot.errors import ShowRunningError
from bot.store.database import Database, Row
from bot.store.held import held_only

_INSERT = """
INSERT INTO shows (
    channel_id, guild_id, token, starter_id, variant, x_engine, o_engine, language, seed
) VALUES (:channel_id, :guild_id, :token, :starter, :variant, :x, :o, :language, :seed)
ON CONFLICT (channel_id) DO NOTHING RETURNING id
"""
_ALL = "SELECT * FROM shows{where_held}"


class ShowTable:
    """The shows that are running, or were running when the process ended."""

    def __init__(self, database: Database, shards: HeldShards = all_shards) -> None:
        self._database, self._shards = database, shards

    async def add(self, show: Show) -> Show:
        """Store a show and return it with its id.

        Raises ShowRunningError if one is running in that channel.
        """
        values = vars(show.request) | {
            "variant": show.variant,
            "x": show.x,
            "o": show.o,
            "seed": show.seed,
        }
        row = await self._database.write(lambda db: db.one(_INSERT, values))
        if row is None:
            raise ShowRunningError
        return replace(show, id=row["id"])

    async def find(self, show_id: int) -> Show | None:
        """Return a show by its id, or None."""
        sql = "SELECT * FROM shows WHERE id = ?"
        row = await self._database.read(lambda db: db.one(sql, (show_id,)))
        return None if row is None else _show(row)

    async def all(self) -> list[Show]:
        """Return every show that is stored for a shard that this process holds."""
        sql = held_only(_ALL, self._shards())
        rows = await self._database.read(lambda db: db.all(sql))
        return [_show(row) for row in rows]

    async def set_message(self, show_id: int, message_id: int) -> None:
        """Store which message shows a show."""
        sql = "UPDATE shows SET message_id = ? WHERE id = ?"
        await self._database.write(lambda db: db.run(sql, (message_id, show_id)))

    async def remove(self, show_id: int) -> bool:
        """Remove a show; return whether it was stored."""
        sql = "DELETE FROM shows WHERE id = ?"
        return bool(await self._database.write(lambda db: db.run(sql, (show_id,))))


def _show(row: Row) -> Show:
    return Show(
        id=row["id"],
        request=ShowRequest(
            row["channel_id"], row["starter_id"], row["token"], row["language"], row["guild_id"]
        ),
        message_id=row["message_id"],
        variant=row["variant"],
        x=row["x_engine"],
        o=row["o_engine"],
        seed=row["seed"],
    )
