"""The table `servers`: the settings of servers."""

from bot.domain.limits import Pace
from bot.domain.preferences import ServerSettings
from bot.store.database import Connection, Table, read, write
from bot.store.rows import upsert

_FIND = "SELECT * FROM servers WHERE guild_id = ?"
_CHANGES = {
    setting: upsert("servers", ("guild_id",), (setting,))
    for setting in ("difficulty", "pace", "everywhere")
}


class ServerSettingsTable(Table):
    """The stored settings of servers."""

    @read
    async def find(self, db: Connection, guild_id: int | None) -> ServerSettings:
        """Return a server's settings; the defaults if none are stored, or without a server."""
        row = await db.one(_FIND, (guild_id,))
        if row is None:
            return ServerSettings()
        pace = None if row["pace"] is None else Pace(row["pace"])
        return ServerSettings(row["difficulty"], pace, bool(row["everywhere"]))

    @write
    async def change(self, db: Connection, guild_id: int, setting: str, value: str | bool) -> None:
        """Store one setting of a server, by its name in `ServerSettings`; the others stay.

        The setting whether matches count everywhere applies to matches that end from now on.
        """
        sql = _CHANGES[setting]
        await db.run(sql, {"guild_id": guild_id, setting: value})
