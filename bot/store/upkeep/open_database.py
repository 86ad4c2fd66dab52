"""Opens the bot's database and brings it up to date.

This is the only place that chooses the engine: PostgreSQL for an address, SQLite for a path.
"""

from pathlib import Path

from bot.domain.shards import Cluster
from bot.errors import StoreUnusableError
from bot.store.database import Database
from bot.store.sqlite import database as sqlite
from bot.store.sqlite import database_file
from bot.store.upkeep.backfill_results import count_older_matches
from bot.store.upkeep.database_url import is_postgres
from bot.store.upkeep.server import Shared, open_server, open_shared_server
from bot.store.upkeep.shard_claims import EVERY_SHARD


def refuse_missing(where: str) -> None:
    """Raise StoreUnusableError if there is no file at a path; a server says so by itself."""
    if not is_postgres(where) and not Path(where).is_file():
        raise StoreUnusableError(f"There is no database at {where}.")


async def open_empty_database(path: str) -> Database:
    """Open a new database at `path`; delete an earlier one that was opened like this.

    Raises StoreUnusableError, also if anything else is at `path`.
    """
    return await sqlite.Database.open(path, database_file.create_anew)


async def open_database(where: str) -> Database:
    """Open the database at a path or an address of PostgreSQL, and bring it up to date.

    A missing file is created. Missing migrations are applied, the matches that ended before there
    were results are counted, and a file in which deletions have left traces is rewritten.

    Raises StoreUnusableError, with a sentence that says why, such as that another process uses it.
    """
    return await (open_server(where) if is_postgres(where) else open_file(where))


async def open_shared(where: str, cluster: Cluster) -> Shared:
    """Open a database as `open_database` does, beside other processes that have shards.

    This one takes the shards of `cluster`. A file belongs to one process, which has all of them.
    """
    if is_postgres(where):
        return await open_shared_server(where, cluster)
    return Shared(await open_file(where), EVERY_SHARD, None)


async def open_file(path: str) -> sqlite.Database:
    """Do what `open_database` does for a path."""
    database = await sqlite.Database.open(path)
    try:
        await database.prepare(count_older_matches)
        await database.rewrite_if_needed()
    except BaseException:
        await database.close()
        raise
    return database
