"""What the bot does with a PostgreSQL server, whose driver is an extra that may be missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from bot.domain.cluster import Cluster
from bot.errors import StoreUnusableError
from bot.store.database import Database, Work
from bot.store.database_url import shown
from bot.store.shard_claims import ShardClaims

if TYPE_CHECKING:
    from bot.store.postgres.inspection import Inspection

T = TypeVar("T")

_NO_DRIVER = (
    "A database on PostgreSQL needs the package asyncpg, which is not installed: "
    "run pip install 'noughts[postgres]'."
)


@contextmanager
def _driver() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise StoreUnusableError(_NO_DRIVER) from error


async def open_server(url: str, *, alone: bool = True) -> Database:
    """Open the database at `url` and apply missing migrations; raises StoreUnusableError.

    `alone` says whether to keep other processes out.
    """
    with _driver():
        from bot.store.postgres.database import Database as Server  # noqa: PLC0415
    return await Server.open(url, shown(url), alone=alone)


def claims_in(url: str, cluster: Cluster) -> ShardClaims:
    """Return the claims on the shards of `cluster`, in a database that was opened before."""
    from bot.store.postgres import shard_claims  # noqa: PLC0415

    return shard_claims.ShardClaims(url, shown(url), cluster)


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
