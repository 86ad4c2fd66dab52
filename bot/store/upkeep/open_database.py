"""Opens the bot's database and brings it up to date.

Only here the engine is chosen: SQLite for a path, or PostgreSQL, whose driver may be missing.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bot.domain.shards import Cluster
from bot.errors import StoreUnusableError
from bot.store.database import Database, T, Work
from bot.store.database_url import is_postgres
from bot.store.held_shards import EVERY_SHARD, ShardClaims
from bot.store.postgres.turns import SharedTurns
from bot.store.sqlite import outside
from bot.store.sqlite.database import SqliteDatabase
from bot.store.upkeep.backups import back_up_before_upgrade as back_up

if TYPE_CHECKING:
    from bot.store.postgres.outside import ServerInspection


_NO_DRIVER = (
    "A database on PostgreSQL needs the package asyncpg, which is not installed: "
    "type make postgres, install requirements/postgres.txt, "
    "or install the program as noughts[postgres]."
)


class Shared(NamedTuple):
    """A database for several processes, with claims not taken yet, and turns unless used alone."""

    database: Database
    claims: ShardClaims
    turns: SharedTurns | None


def refuse_missing(where: str) -> None:
    """Raise StoreUnusableError if there is no file at a path; a server says so by itself."""
    if not is_postgres(where) and not Path(where).is_file():
        raise StoreUnusableError(f"There is no database at {where}.")


async def open_database(where: str) -> Database:
    """Open the database at a path or address, of this version or new; raises StoreUnusableError."""
    if not is_postgres(where):
        return await SqliteDatabase.open(where)
    with _driver():
        from bot.store.postgres.database import PostgresDatabase  # noqa: PLC0415
    return await PostgresDatabase.open(where)


async def open_shared(where: str, cluster: Cluster, backup_dir: str = "") -> Shared:
    """Open a database as `open_database` does, while other processes have shards.

    This process takes the shards of `cluster`, or all of a file. An older database is upgraded, a
    file after a backup in `backup_dir` or beside it. Raises BackupError, and as `open_database`.
    """
    if not is_postgres(where):
        opened = await SqliteDatabase.open(where, back_up=lambda _: back_up(where, backup_dir))
        return Shared(opened, EVERY_SHARD, None)
    with _driver():
        from bot.store.postgres.database import PostgresDatabase  # noqa: PLC0415
        from bot.store.postgres.shard_claims import PostgresShardClaims  # noqa: PLC0415
    database = await PostgresDatabase.open(where, alone=False, back_up=lambda _: "none")
    return Shared(database, PostgresShardClaims(where, cluster), SharedTurns(database))


async def visit(where: str, work: Work[T], *, read_only: bool = False, or_older: bool = False) -> T:
    """Run work on a database in use, on a server also `or_older`; raises StoreUnusableError."""
    if not is_postgres(where):
        return await outside.visit(where, work, read_only=read_only)
    with _driver():
        from bot.store.postgres.outside import visit  # noqa: PLC0415
    return await visit(where, work, read_only=read_only, or_older=or_older)


async def inspect_server(url: str) -> "ServerInspection":
    """Return what the database at an address is like; raises StoreUnusableError."""
    with _driver():
        from bot.store.postgres.outside import inspect  # noqa: PLC0415
    return await inspect(url)


@contextmanager
def _driver() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreUnusableError(_NO_DRIVER) from error
