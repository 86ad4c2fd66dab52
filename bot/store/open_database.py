"""Opens the bot's database and brings it up to date.

This is the only place that chooses the database engine, so far `bot/store/sqlite/` in any case.
"""

from bot.store.recount import count_older_matches
from bot.store.sqlite.database import Database


async def open_database(path: str) -> Database:
    """Open or create the database at `path` and bring it up to date.

    It applies missing migrations. If there are finished matches but no standings yet, it calculates
    the standings.

    Raises StoreUnusableError, with a sentence that says why.
    """
    database = await Database.open(path)
    try:
        await database.prepare(count_older_matches)
    except BaseException:
        await database.close()
        raise
    return database
