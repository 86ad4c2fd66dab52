"""Combines several statements whose answers nobody needs, to send them in one round trip."""

import re
from functools import cache

from bot.store.postgres.dialect import translated

_PARAMETER = re.compile(r"\$(\d+)")


@cache
def combined(statements: tuple[str, ...]) -> str:
    """Return one statement that does what these do, and returns the id of its transaction.

    No part sees what another one changes, and their order is open:
    https://www.postgresql.org/docs/current/queries-with.html.
    """
    parts, first = [], 0
    for number, sql in enumerate(statements):
        parts.append(f"part_{number} AS ({_shifted(translated(sql).sql, first)})")
        first += len(translated(sql).names)
    return f"WITH {', '.join(parts)} SELECT pg_current_xact_id()::text"


def _shifted(sql: str, offset: int) -> str:
    return _PARAMETER.sub(lambda found: f"${int(found[1]) + offset}", sql)


def table_of(sql: str) -> str:
    """Return the table that a statement changes."""
    verb, first, second = sql.split(maxsplit=3)[:3]
    return first if verb == "UPDATE" else second
