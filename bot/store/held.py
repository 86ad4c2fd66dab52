"""Restricts what jobs find to the servers whose shards this process holds."""

from bot.domain.shards import HeldShards, Shards, all_shards
from bot.store.database import Database, Table

GUILD_OF_MATCH = "(SELECT guild_id FROM matches WHERE matches.id = match_id)"
"""The server of a row that has a match."""


def held_only(sql: str, shards: Shards, guild_id: str = "guild_id") -> str:
    """Return a statement whose `{and_held}` or `{where_held}` keeps the rows of held shards.

    `guild_id` is SQL for the server of a row. A process with all shards keeps all rows, so its
    statements and their plans are those of one that runs alone. The shard of a row is
    not stored, so that another number of shards changes nothing.
    """
    if shards.are_all:
        return sql.format(and_held="", where_held="")
    numbers = ", ".join(map(str, sorted(shards.held))) or "-1"  # no shard has this number
    held = f"(coalesce({guild_id}, 0) >> 22) % {shards.count} IN ({numbers})"
    return sql.format(and_held=f" AND {held}", where_held=f" WHERE {held}")


class HeldTable(Table):
    """Some tables, as far as they are about the shards that this process holds."""

    def __init__(self, database: Database, shards: HeldShards = all_shards) -> None:
        super().__init__(database)
        self._shards = shards

    def _held(self, sql: str, guild_id: str = "guild_id") -> str:
        """Return what `held_only` returns for the shards that are held at this moment."""
        return held_only(sql, self._shards(), guild_id)
