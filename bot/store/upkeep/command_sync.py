"""The table `command_sync`: which commands Discord already has."""

from bot.store.database import Database

_SELECT = "SELECT digest FROM command_sync WHERE application_id = ?"
_UPSERT = """
INSERT INTO command_sync (application_id, digest) VALUES (?, ?)
ON CONFLICT (application_id) DO UPDATE SET digest = excluded.digest
"""


class CommandSyncTable:
    """The digest of the commands last sent to Discord, for each application."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def digest(self, application_id: int) -> str | None:
        """Return the stored digest, or None."""
        key = (application_id,)
        row = await self._database.read(lambda db: db.one(_SELECT, key))
        return None if row is None else row["digest"]

    async def save(self, application_id: int, digest: str) -> None:
        """Store the digest of the commands that were just sent."""
        row = (application_id, digest)
        await self._database.write(lambda db: db.run(_UPSERT, row))
