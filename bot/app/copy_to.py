"""The command `copy-to`: copies the database to another one, such as from a file to a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.maintenance import recount
from bot.app.setting_parsers import database, database_url
from bot.app.terminal import counted, deletion_progress, say, show_progress
from bot.errors import CopyError
from bot.store.database import Database
from bot.store.database_url import is_postgres, shown
from bot.store.upkeep.copy_database import copy_all
from bot.store.upkeep.open_database import open_database, refuse_missing

_SAME = "{} is the database itself: name another one."
_COPIED = "Copied {} from {} to {}, which has as many in each table."
_NEXT = "Set DATABASE_URL to the copy's address, then start the bot. {} is unchanged."


async def copy_to(where: str, url: str) -> None:
    """Copy the database `where`, a path or an address of PostgreSQL, to the empty one at `url`.

    Raises SettingError if `url` is malformed, CopyError and StoreUnusableError, after which the
    other database is still empty.
    """
    target = database(database_url("URL", url))
    refuse_missing(where)
    _refuse_same(where, target)
    rows = await copy(where, target)
    deletion_progress()
    say(_COPIED.format(counted(rows, "row"), shown(where), shown(target)))
    await recount(target)
    say(_NEXT.format(shown(where)))


async def copy(where: str, target: str) -> int:
    """Copy a database to an empty one, each a path or an address; return how many rows it has.

    Raises CopyError, StoreUnusableError.
    """
    async with (
        _opened(where) as source,
        _opened(target) as other,
        source.tables() as ours,
        other.tables() as theirs,
    ):
        return await copy_all(ours, theirs, shown(target), show_progress)


def _refuse_same(where: str, target: str) -> None:
    if _full(where) == _full(target):
        raise CopyError(_SAME.format(shown(target)))


def _full(where: str) -> str:
    return where if is_postgres(where) else str(Path(where).resolve())


@asynccontextmanager
async def _opened(where: str) -> AsyncIterator[Database]:
    database = await open_database(where)
    try:
        yield database
    finally:
        await database.close()
