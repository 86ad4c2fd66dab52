"""Brings a database on a server up to date, or refuses it."""

from pathlib import Path

import asyncpg

from bot.errors import StoreUnusableError
from bot.store.migrations import apply_missing
from bot.store.postgres.dialect import schema
from bot.store.postgres.statements import PostgresConnection

OLDEST_SERVER = 13
_ONE_AFTER_ANOTHER = """
SET LOCAL lock_timeout TO 0;
SELECT pg_advisory_xact_lock(1315927399, 16);
SET LOCAL lock_timeout TO DEFAULT;
"""


async def migrate(raw: asyncpg.Connection) -> None:
    """Apply the missing migrations, all or none.

    Raises as `apply_missing`, also if the server is too old, and asyncpg.PostgresError.
    """
    version = raw.get_server_version().major
    if version < OLDEST_SERVER:
        raise StoreUnusableError(
            f"The server is PostgreSQL {version}, and this bot needs {OLDEST_SERVER} or newer."
        )
    async with raw.transaction():
        await raw.execute(_ONE_AFTER_ANOTHER)
        await apply_missing(PostgresConnection(raw, own_transactions=True), _script)


def _script(file: Path) -> str:
    """Return a migration in PostgreSQL's dialect, then what it alone needs."""
    own = file.parent / "postgres" / file.name
    text = schema(file.read_text(encoding="utf-8"))
    return text + (own.read_text(encoding="utf-8") if own.exists() else "")
