"""Recalculates all standings from the matches, compares them with those stored, repairs them."""

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from bot.store.rows import match_of
from bot.store.standings import apply_missed_result, apply_result

TABLES = ("standings", "slots", "pairs")

Progress = Callable[[int, int], None]
"""Told how many of how many matches have been counted."""

_LEFT_OUT = "SELECT id FROM matches WHERE status = 'over' AND ended IS NULL ORDER BY changed_at, id"
_MATCH = "SELECT * FROM matches WHERE id = ?"
_MATCHES = "SELECT * FROM matches WHERE ended > ? ORDER BY ended LIMIT 1000"
_LAST = "SELECT coalesce(max(ended), 0) FROM matches"
# What was played before standings were kept is counted once, since SQL alone cannot. Checked at
# every start, since the one that upgraded may have been killed before it had counted.
_UNCOUNTED = """
SELECT EXISTS (SELECT 1 FROM matches WHERE ended IS NOT NULL)
AND NOT EXISTS (SELECT 1 FROM standings)
"""
_DEFINITION = "SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?"


class Rebuilt(NamedTuple):
    """How many matches there are, and by table how many rows had to be put right."""

    matches: int
    wrong: dict[str, int]


def rebuild(connection: sqlite3.Connection, progress: Progress = lambda *_: None) -> Rebuilt:
    """Recalculate all standings from the matches, repair those stored, and say what was wrong.

    Others may go on writing meanwhile: what ends in that time is counted under the same lock that
    the comparison and the repair are made under.
    """
    for (match_id,) in connection.execute(_LEFT_OUT).fetchall():
        apply_missed_result(
            connection, match_of(connection.execute(_MATCH, (match_id,)).fetchone())
        )
    for table in TABLES:
        connection.execute(_temporary(connection, table))
    try:
        counted = _count_from(connection, 0, progress)
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            _count_from(connection, counted, progress)
            return Rebuilt(_last(connection), {name: _repair(connection, name) for name in TABLES})
    finally:
        for table in TABLES:
            connection.execute(f"DROP TABLE temp.{table}")


def count_former_matches(connection: sqlite3.Connection) -> None:
    """Calculate the standings of a database that has matches and no standings yet."""
    if connection.execute(_UNCOUNTED).fetchone()[0]:
        rebuild(connection)


def _temporary(connection: sqlite3.Connection, table: str) -> str:
    """Return what makes an empty table that hides the one kept, so that matches count there."""
    (sql,) = connection.execute(_DEFINITION, (table,)).fetchone()
    return str(sql).replace("CREATE TABLE", "CREATE TEMPORARY TABLE", 1)


def _count_from(connection: sqlite3.Connection, counted: int, progress: Progress) -> int:
    """Count what ended after `counted`, a thousand at a time, and return the last one's number."""
    last = _last(connection)
    while rows := connection.execute(_MATCHES, (counted,)).fetchall():
        for row in rows:
            apply_result(connection, match_of(row), row)
        counted = rows[-1]["ended"]
        progress(counted, last)
    return counted


def _last(connection: sqlite3.Connection) -> int:
    return int(connection.execute(_LAST).fetchone()[0])


def _repair(connection: sqlite3.Connection, table: str) -> int:
    """Make a table equal to what was calculated, and return how many of its rows were not."""
    kept, right = f"main.{table}", f"temp.{table}"
    wrong = max(_only_in(connection, kept, right), _only_in(connection, right, kept))
    if wrong:
        connection.execute(f"DELETE FROM {kept}")  # noqa: S608
        connection.execute(f"INSERT INTO {kept} SELECT * FROM {right}")  # noqa: S608
    return wrong


def _only_in(connection: sqlite3.Connection, one: str, other: str) -> int:
    sql = f"SELECT count(*) FROM (SELECT * FROM {one} EXCEPT SELECT * FROM {other})"  # noqa: S608
    return int(connection.execute(sql).fetchone()[0])
