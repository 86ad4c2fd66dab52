"""Brings a database up to date: applies numbered SQL files and stores the newest number."""

from pathlib import Path

import asyncpg

from bot.errors import StoreUnusableError
from bot.store import migrations
from bot.store.postgres.dialect import schema

OLDEST_SERVER = 13
_ONE_AFTER_ANOTHER = """
SET LOCAL lock_timeout TO 0;
SELECT pg_advisory_xact_lock(1315927399, 16);
SET LOCAL lock_timeout TO DEFAULT;
"""
_STORE = "INSERT INTO schema_version VALUES ($1, $2)"


async def migrate(raw: asyncpg.Connection) -> list[str]:
    """Apply the missing migrations in order and return their names.

    If one fails, the database keeps its version. Raises StoreUnusableError if the server is too old
    or the database is of a version that this program does not know, and asyncpg.PostgresError.
    """
    _refuse_old_server(raw.get_server_version().major)
    async with raw.transaction():
        await raw.execute(_ONE_AFTER_ANOTHER)
        await raw.execute(migrations.CREATE)
        version = migrations.version_of(await raw.fetchrow(migrations.STORED))
        missing = {n: file for n, file in migrations.numbered().items() if n > version}
        for number, file in missing.items():
            await raw.execute(_script(file))
            await raw.execute("DELETE FROM schema_version")
            await raw.execute(_STORE, number, migrations.baseline())
    return [file.stem for file in missing.values()]


def _script(file: Path) -> str:
    """Return a migration in PostgreSQL's dialect, then what it alone needs."""
    own = file.parent / "postgres" / file.name
    text = schema(file.read_text(encoding="utf-8"))
    return text + (own.read_text(encoding="utf-8") if own.exists() else "")


def _refuse_old_server(version: int) -> None:
    if version < OLDEST_SERVER:
        raise StoreUnusableError(
            f"The server is PostgreSQL {version}, and this bot needs {OLDEST_SERVER} or newer."
        )
