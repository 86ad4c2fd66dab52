"""Runs work on a database that another process uses, such as a running bot."""

from typing import TypeVar

from bot.errors import StoreUnusableError
from bot.store.postgres.errors import start_errors
from bot.store.postgres.migrate import newest_version
from bot.store.postgres.pool import connect
from bot.store.postgres.statements import Connection, Work

T = TypeVar("T")

_OTHER_VERSION = (
    "The database {} is of another version than this program: run the one that uses the database."
)
_VERSION = "SELECT max(version) FROM schema_version"


async def visit(url: str, name: str, work: Work[T]) -> T:
    """Return the result of `work` after its commit; raises StoreUnusableError.

    `name` is what messages call the database, without its password.
    """
    with start_errors(name, "used"):
        raw = await connect(url)
        try:
            if await raw.fetchval(_VERSION) != newest_version():
                raise StoreUnusableError(_OTHER_VERSION.format(name))
            async with raw.transaction():
                return await work(Connection(raw, None, own_transactions=True))
        finally:
            await raw.close()
