"""Brings a database up to date: applies numbered SQL files and stores the newest number.

The first file makes the whole schema; the number of each is that of its twin for SQLite.
"""

from pathlib import Path

import asyncpg

from bot.errors import StoreUnusableError
from bot.store import migrations

MIGRATIONS = migrations.MIGRATIONS / "postgres"
OLDEST_SERVER = 13
_ONE_AFTER_ANOTHER = """
SET LOCAL lock_timeout TO 0;
SELECT pg_advisory_xact_lock(1315927399, 16);
SET LOCAL lock_timeout TO DEFAULT;
"""
_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"


async def migrate(raw: asyncpg.Connection, folder: Path = MIGRATIONS) -> list[str]:
    """Apply the missing migrations of `folder` in order and return their names.

    If one fails, the database keeps its version. Raises StoreUnusableError if the server is too old
    or the database is newer than the newest migration, and asyncpg.PostgresError.
    """
    _refuse_old_server(raw.get_server_version().major)
    async with raw.transaction():
        await raw.execute(_ONE_AFTER_ANOTHER)
        await raw.execute(_TABLE)
        version = await raw.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        found = migrations.numbered(folder)
        migrations.refuse_newer(version, max(found))
        missing = {number: file for number, file in found.items() if number > version}
        for number, file in missing.items():
            await raw.execute(file.read_text(encoding="utf-8"))
            await raw.execute("DELETE FROM schema_version")
            await raw.execute("INSERT INTO schema_version (version) VALUES ($1)", number)
    return [file.stem for file in missing.values()]


def _refuse_old_server(version: int) -> None:
    if version < OLDEST_SERVER:
        raise StoreUnusableError(
            f"The server is PostgreSQL {version}, and this bot needs {OLDEST_SERVER} or newer."
        )
