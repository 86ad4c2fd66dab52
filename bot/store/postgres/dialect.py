"""Writes the store's SQL as PostgreSQL wants it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from bot.store.database import Values

NEXT_ENDED = "(SELECT coalesce(max(ended), 0) + 1 FROM matches)"
"""How the store's SQL asks for the number of a match that ends now.

Two transactions at once would get the same number, so it comes from a sequence, with gaps.
"""
_PHRASES = {
    NEXT_ENDED: "nextval('matches_ended')",
    "main.": "public.",
    "temp.": "pg_temp.",
}
# A transaction has to know its id before it commits, and asking for just that is a round trip.
_OWN_ID = ", pg_current_xact_id()::text"
NO_NUL = "\N{REPLACEMENT CHARACTER}"
_IS = re.compile(r"\bIS (?=[:?])")
_TEXT_OR_PARAMETER = re.compile(r"'(?:[^']|'')*'|:(?P<name>[a-z_]+)|(?P<unnamed>\?)")


class Statement(NamedTuple):
    """A statement with `$1`, `$2` and so on, and the names of these parameters if they have any.

    `only_reads` says whether it begins with SELECT, `tells_id` whether its rows end with the id of
    the transaction.
    """

    sql: str
    names: tuple[str, ...]
    only_reads: bool
    tells_id: bool

    def arguments(self, values: Values) -> Sequence[object]:
        """Return the values in the order of the parameters, as the server stores them."""
        found = [values[name] for name in self.names] if isinstance(values, Mapping) else values
        return storable(found)


def storable(values: Iterable[object]) -> list[object]:
    """Return values as the server stores them: it takes any character in text but NUL."""
    return [value.replace("\0", NO_NUL) if isinstance(value, str) else value for value in values]


@cache
def translated(sql: str) -> Statement:
    """Return a statement of the store as PostgreSQL understands it."""
    for phrase, own in _PHRASES.items():
        sql = sql.replace(phrase, own)
    numbers: dict[str, int] = {}

    def numbered(found: re.Match[str]) -> str:
        name = found["name"] or (found["unnamed"] and f"?{len(numbers)}")
        return f"${numbers.setdefault(name, len(numbers) + 1)}" if name else found[0]

    written = _TEXT_OR_PARAMETER.sub(numbered, _IS.sub("IS NOT DISTINCT FROM ", sql))
    only_reads = written.lstrip()[:6].upper() == "SELECT"
    tells_id = " RETURNING " in " ".join(written.split())
    own_id = _OWN_ID if tells_id else ""
    return Statement(written.rstrip() + own_id, tuple(numbers), only_reads, tells_id)
