"""Opens the bot's database and brings it up to date.

This is the only place that chooses the database engine, so far `bot/store/sqlite/` in any case.
"""

from bot.store.older_matches import count_older_matches
from bot.store.sqlite import database_file
from bot.store.sqlite.database import Database


async def open_empty_database(path: str) -> Database:
    """Open a new database at `path`; delete an earlier one that was opened like this.

    Raises StoreUnusableError, also if anything else is at `path`.
    """
    return await Database.open(path, database_file.create_anew)


async def open_database(path: str) -> Database:
    """Open or create the database at `path` and bring it up to date.

    It applies missing migrations, counts the matches that ended before there were results, and
    rewrites the file if deletions have left traces in it.

    Raises StoreUnusableError, with a sentence that says why, such as that another process uses it.
    """
    database = await Database.open(path)
    try:
        await database.prepare(count_older_matches)
        await database.rewrite_if_needed()
    except BaseException:
        await database.close()
        raise
    return database
