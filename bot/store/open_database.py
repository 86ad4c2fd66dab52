"""Opens the bot's database and brings it up to date."""

from bot.store.recount import count_older_matches
from bot.store.sqlite import database_file
from bot.store.sqlite.database import Database


async def open_empty_database(path: str) -> Database:
    """Open a new database at `path`; one that was opened like this before is deleted.

    Raises StoreUnusableError, also if anything else is at `path`.
    """
    return await Database.open(path, database_file.make_anew)


async def open_database(path: str) -> Database:
    """Open or create the database at `path`, apply missing migrations, count older matches.

    Raises StoreUnusableError, with a sentence that says why, such as that another process uses it.
    """
    database = await Database.open(path)
    try:
        await database.prepare(count_older_matches)
    except BaseException:
        await database.close()
        raise
    return database
