"""Sends several statements whose answers nobody needs to the server in one round trip."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import chain

from bot.store.database import Values
from bot.store.postgres.dialect import translated

_TABLE = re.compile(r"\s*(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")
_PARAMETER = re.compile(r"\$(\d+)")
_ROW = re.compile(r"(?<=\bVALUES )\([^()]*\)")

MOST_ROWS = 20
"""How many rows of values a part has at most: each number of rows is a separate statement."""

Part = tuple[str, int]
"""A statement of the store, and with how many rows of values it runs."""


class Batch:
    """Statements that wait to be sent, each with its rows of values.

    The server gets one statement with a part for each. No part sees what another one changes, and
    their order is open: https://www.postgresql.org/docs/current/queries-with.html.
    """

    def __init__(self) -> None:
        self._parts: list[Part] = []
        self._arguments: list[Sequence[object]] = []
        self._tables: set[str] = set()

    def __bool__(self) -> bool:
        """Return whether anything waits."""
        return bool(self._parts)

    def fits(self, sql: str) -> bool:
        """Return whether a statement changes a table that no waiting one changes."""
        return _table(sql) not in self._tables

    def add(self, sql: str, rows: Sequence[Values]) -> None:
        """Let a statement that fits wait, with at least one row of values."""
        self._tables.add(_table(sql))
        self._parts.append((sql, len(rows)))
        self._arguments += map(translated(sql).arguments, rows)

    @property
    def sql(self) -> str:
        """The statement that does everything and returns the id of its transaction."""
        return combined(tuple(self._parts))

    @property
    def arguments(self) -> list[object]:
        """The values of all its parameters, in their order."""
        return list(chain.from_iterable(self._arguments))


@cache
def combined(parts: tuple[Part, ...]) -> str:
    """Return one statement for PostgreSQL that does what its parts do; see `Batch.sql`."""
    members, first = [], 0
    for sql, rows in parts:
        size = len(translated(sql).names)
        members += _members(translated(sql).sql, [first + row * size for row in range(rows)])
        first += rows * size
    named = (f"part_{number} AS ({member})" for number, member in enumerate(members))
    return f"WITH {', '.join(named)} SELECT pg_current_xact_id()::text"


def _members(sql: str, offsets: list[int]) -> list[str]:
    """Return a statement for each row of values; an INSERT takes all rows, in their order."""
    each = [_shifted(sql, offset) for offset in offsets]
    rows = ", ".join(found[0] for one in each for found in _ROW.finditer(one))
    return [_ROW.sub(lambda _: rows, each[0])] if rows else each


def _shifted(sql: str, offset: int) -> str:
    return _PARAMETER.sub(lambda found: f"${int(found[1]) + offset}", sql)


@cache
def _table(sql: str) -> str:
    found = _TABLE.match(sql)
    if found is None:
        raise ValueError(f"not a statement that changes a table: {sql}")
    return found[1]
