"""What a database gives to copy it whole, whichever engine it is."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Protocol

PAGE = 1000
"""How many rows are in memory at once."""
Schema = Mapping[str, Sequence[str]]
Pages = AsyncIterator[list[tuple[object, ...]]]
"""All rows of a table, some at a time."""
Progress = Callable[[int, int], None]
"""Takes how much is done so far, and how much there is in all."""


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
