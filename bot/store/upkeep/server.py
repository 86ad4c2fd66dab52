"""What the bot does with a PostgreSQL server, whose driver is an extra that may be missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bot.domain.shards import Cluster
from bot.errors import StoreUnusableError
from bot.store.database import Database, Work
from bot.store.upkeep.database_url import shown
from bot.store.upkeep.shard_claims import ShardClaims
from bot.store.upkeep.turns import Turns

if TYPE_CHECKING:
    from bot.store.postgres.inspection import Inspection

T = TypeVar("T")

_NO_DRIVER = (
    "A database on PostgreSQL needs the package asyncpg, which is not installed: "
    "type make postgres, or install requirements/postgres.txt."
)


@contextmanager
def _driver() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreUnusableError(_NO_DRIVER) from error


async def open_server(url: str) -> Database:
    """Open the database at `url` and apply missing migrations; raises StoreUnusableError."""
    with _driver():
        from bot.store.postgres.database import Database as Server  # noqa: PLC0415
    return await Server.open(url, shown(url))


class Shared(NamedTuple):
    """A database that several processes use, with what keeps them apart.

    The claims are not taken yet. A process that has the database alone needs no turns.
    """

    database: Database
    claims: ShardClaims
    turns: Turns | None


async def open_shared_server(url: str, cluster: Cluster) -> Shared:
    """Open the database at `url` for a process that takes the shards of `cluster`.

    Raises StoreUnusableError.
    """
    with _driver():
        from bot.store.postgres.database import Database as Server  # noqa: PLC0415
        from bot.store.postgres.shard_claims import ShardClaims as Claims  # noqa: PLC0415
        from bot.store.postgres.turns import Turns as ServerTurns  # noqa: PLC0415
    database = await Server.open(url, shown(url), alone=False)
    return Shared(database, Claims(url, shown(url), cluster), ServerTurns(database))


async def visit_server(url: str, work: Work[T]) -> T:
    """Run short work on a database that another process uses; raises StoreUnusableError."""
    with _driver():
        from bot.store.postgres.visit import visit  # noqa: PLC0415
    return await visit(url, shown(url), work)


async def inspect_server(url: str) -> "Inspection":
    """Return what the database at `url` is like; raises StoreUnusableError."""
    with _driver():
        from bot.store.postgres.inspection import inspect  # noqa: PLC0415
    return await inspect(url, shown(url))
