"""What a database gives to the functions of the store, whichever engine it is.

A function of the store is `async`, takes a `Connection`, on which it runs SQL with `one`, `all` and
`run`, and awaits nothing else, since SQLite runs it without a pause. `Database.read`, `write` and
so on choose connection and transaction; the decorator of a `Table`'s method names one of them.
"""

from collections.abc import (
    AsyncIterator,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import AbstractAsyncContextManager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
Values = Sequence[object] | Mapping[str, object]
"""The parameters of a statement: a sequence for `?`, a mapping for `:name`."""
Names = dict[str, Any]  # parameters that are put together, by name


class Row(Protocol):
    """A row, whose columns are found by name or by position."""

    def __getitem__(self, column: int | str, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> Iterable[str]: ...


class Connection(Protocol):
    """Runs the statements of one piece of work."""

    __slots__ = ()

    async def one(self, sql: str, values: Values = (), /) -> Any:
        """Run a statement and return its first row, or None."""

    async def all(self, sql: str, values: Values = (), /) -> list[Any]:
        """Run a statement and return all of its rows."""

    async def run(self, sql: str, values: Values = (), /) -> int:
        """Run a statement and return how many rows it changed."""

    async def run_last(self, sql: str, values: Values = (), /) -> int:
        """Run a statement that may be the last of a work, and return how many rows it changed.

        If the work has locked and changed nothing before, PostgreSQL needs no transaction for it,
        but may run it again after a lost connection, though it had succeeded.
        """

    async def run_all(self, sql: str, rows: Sequence[Values], /) -> None:
        """Run a statement once with each of these values."""

    async def lock(
        self, *keys: int, shared: int | None = None, match: tuple[int, int] | None = None
    ) -> bool:
        """Let no other transaction have these keys until this one ends, nor change that match.

        Keys are ids of people and servers. Several transactions can have the key `shared` at once.
        With `match`, its id and revision, returns whether it still has that revision. One call
        names all keys of a work, since two works that wait for each other's keys both fail.
        """

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """Run what is inside completely or not at all, in work that manages its transactions."""


PAGE = 1000  # how many rows are in memory at once
Schema = Mapping[str, Sequence[str]]
Pages = AsyncIterator[list[tuple[object, ...]]]  # all rows of a table, some at a time
ReportProgress = Callable[[int, int], None]  # takes how much is done, and how much is to do in all


class Tables(Protocol):
    """All tables of a database, in one transaction; each method raises StoreUnusableError."""

    async def schema(self) -> Schema:
        """Return the tables in an order in which they can be filled, each with its columns."""

    async def count(self, table: str, /) -> int:
        """Return how many rows a table has."""

    def pages(self, table: str, columns: Sequence[str], /) -> Pages:
        """Yield the rows of a table, up to `PAGE` at a time."""

    async def fill(self, table: str, columns: Sequence[str], pages: Pages, /) -> None:
        """Replace what is in a table by these rows."""

    async def finish(self) -> None:
        """Do what is left to do once all tables are filled."""


Work = Callable[[Connection], Coroutine[Any, Any, T]]


class Database(Protocol):
    """An open database; the methods that have a body here do what a server needs.

    Each method raises StoreBusyError if the database cannot be used at the moment, and
    StoreDamagedError if its content is damaged. A database that `recycles` keeps deleted data in
    its journal, replicas and unused parts of its files until it reuses them, which nobody here can
    see or speed up.
    """

    recycles: bool

    @property
    def fault(self) -> str:
        """Why no change can be stored, or why the last was not; empty if nothing is known of it."""
        return ""

    def condemn(self, damage: str) -> None:  # noqa: ARG002
        """Take no more changes, since someone else has found that the database is damaged."""
        return

    async def prepare(self, work: Work[T]) -> T:
        """Run long work, by its own transactions, while no bot runs; raises StoreUnusableError."""

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads; it must be as quick as a press, which may wait for it."""

    async def read_snapshot(self, work: Work[T]) -> T:
        """Return what `work` reads from one unchanging state of the database; it may take long."""

    async def probe(self, work: Work[T]) -> T:
        """Return what `work` reads for a health check, beside whatever lasts; it must be quick."""
        return await self.read_snapshot(work)

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction and return its result after the commit.

        `work` must be as quick as a press, and may run again after a rollback. Raises also what
        `work` raises, and OutcomeUnknownError if a server is gone after it was asked to commit;
        after any other error nothing is changed.
        """

    async def write_long(self, work: Work[T]) -> T:
        """Do what `write` does for work that may take long."""

    def tables(self) -> AbstractAsyncContextManager[Tables]:
        """Give all tables in one transaction, while no work runs; raises StoreUnusableError."""

    async def empty_journal(self) -> None:
        """Remove deleted data from the journal, or do so as soon as nobody reads it."""
        return

    async def rewrite_if_needed(self) -> None:
        """Rewrite an unused file that may have traces of deletions; raises StoreUnusableError."""
        return

    async def close(self) -> None:
        """Finish the work in flight, then close the database."""


class Table:
    """Some tables of a database; its methods get the connection that they run on from it."""

    def __init__(self, database: Database) -> None:
        self._database = database


Owner = TypeVar("Owner", bound=Table)
Method = Callable[Concatenate[Owner, Connection, P], Coroutine[Any, Any, T]]
"""A method of a table as it is written."""
Call = Callable[Concatenate[Owner, P], Coroutine[Any, Any, T]]
"""The same method as it is called, without the connection."""


class _Decorator(Protocol):
    def __call__(self, method: Method[Owner, P, T], /) -> Call[Owner, P, T]: ...


def _run_by(name: str) -> _Decorator:
    """Return a decorator: a table's database runs the method, by its own method `name`."""

    def decorate(method: Method[Owner, P, T]) -> Call[Owner, P, T]:
        @wraps(method)
        async def call(self: Owner, /, *args: P.args, **kwargs: P.kwargs) -> T:
            run: Callable[[Work[T]], Coroutine[Any, Any, T]] = getattr(self._database, name)
            return await run(lambda db: method(self, db, *args, **kwargs))

        return call

    return decorate


read = _run_by("read")
read_snapshot = _run_by("read_snapshot")
probe = _run_by("probe")
write = _run_by("write")
write_long = _run_by("write_long")
