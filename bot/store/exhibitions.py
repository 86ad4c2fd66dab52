"""The table `shows`."""

import sqlite3
from dataclasses import replace

from bot.domain.exhibition import Exhibition, ExhibitionRequest
from bot.errors import ExhibitionRunningError
from bot.store.sqlite.database import Database

_INSERT = """
INSERT INTO shows (channel_id, token, starter_id, x_engine, o_engine, language, seed)
VALUES (:channel_id, :token, :starter, :x, :o, :language, :seed)
ON CONFLICT (channel_id) DO NOTHING RETURNING id
"""


class ExhibitionTable:
    """Shows that are running, or were when the process ended."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, show: Exhibition) -> Exhibition:
        """Store a show and return it with its id.

        Raises ExhibitionRunningError if there is one in that channel.
        """
        values = vars(show.wish) | {"x": show.x, "o": show.o, "seed": show.seed}
        row = await self._database.write(lambda db: db.execute(_INSERT, values).fetchone())
        if row is None:
            raise ExhibitionRunningError
        return replace(show, id=row["id"])

    async def find(self, show_id: int) -> Exhibition | None:
        """Return a running show, or None."""
        sql = "SELECT * FROM shows WHERE id = ?"
        row = await self._database.read(lambda db: db.execute(sql, (show_id,)).fetchone())
        return None if row is None else _show(row)

    async def all(self) -> list[Exhibition]:
        """Return every show that is running."""
        rows = await self._database.read(lambda db: db.execute("SELECT * FROM shows").fetchall())
        return [_show(row) for row in rows]

    async def shown_at(self, show_id: int, message_id: int) -> None:
        """Keep which message a show is on."""
        sql = "UPDATE shows SET message_id = ? WHERE id = ?"
        await self._database.write(lambda db: db.execute(sql, (message_id, show_id)).rowcount)

    async def remove(self, show_id: int) -> bool:
        """Forget a show that has ended; return whether it was still there."""
        sql = "DELETE FROM shows WHERE id = ?"
        return bool(await self._database.write(lambda db: db.execute(sql, (show_id,)).rowcount))


def _show(row: sqlite3.Row) -> Exhibition:
    return Exhibition(
        id=row["id"],
        wish=ExhibitionRequest(row["channel_id"], row["starter_id"], row["token"], row["language"]),
        message_id=row["message_id"],
        x=row["x_engine"],
        o=row["o_engine"],
        seed=row["seed"],
    )
