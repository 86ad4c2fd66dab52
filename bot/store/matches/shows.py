"""The table `shows`: the running shows."""

from dataclasses import replace

from bot.domain.show import Show, ShowRequest
from bot.errors import Refusal
from bot.store.database import Connection, Row, read, write
from bot.store.held_shards import HeldTable

_INSERT = """
INSERT INTO shows (
    channel_id, guild_id, token, starter_id, variant, x_engine, o_engine, language, seed
) VALUES (:channel_id, :guild_id, :token, :starter, :variant, :x, :o, :language, :seed)
ON CONFLICT (channel_id) DO NOTHING RETURNING id
"""


class ShowTable(HeldTable):
    """The shows that are running, or were running when the process ended."""

    @write
    async def add(self, db: Connection, show: Show) -> Show:
        """Store a show and return it with its id; raises Refusal if the channel has one."""
        row = await db.one(_INSERT, vars(show.request) | vars(show))
        if row is None:
            raise Refusal("show-running")
        return replace(show, id=row["id"])

    @read
    async def find(self, db: Connection, show_id: int) -> Show | None:
        row = await db.one("SELECT * FROM shows WHERE id = ?", (show_id,))
        return None if row is None else _show(row)

    @read
    async def all(self, db: Connection) -> list[Show]:
        return [_show(row) for row in await db.all(self._held("SELECT * FROM shows{where_held}"))]

    @write
    async def set_message(self, db: Connection, show_id: int, message_id: int) -> None:
        await db.run("UPDATE shows SET message_id = ? WHERE id = ?", (message_id, show_id))

    @write
    async def remove(self, db: Connection, show_id: int) -> bool:
        return bool(await db.run("DELETE FROM shows WHERE id = ?", (show_id,)))


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
