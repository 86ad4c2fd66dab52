"""Recalculates all standings from the matches, and repairs the stored ones."""

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from bot.store.erasures import finish_all
from bot.store.rows import match_of
from bot.store.standings import apply_missed_result, apply_result

TABLES = ("standings", "slots", "pairs")

Progress = Callable[[int, int], None]
"""A function that takes how many matches are counted so far, and how many there are in all."""

_UNNUMBERED = (
    "SELECT id FROM matches WHERE status = 'over' AND ended IS NULL ORDER BY changed_at, id"
)
_MATCH = "SELECT * FROM matches WHERE id = ?"
_MATCHES = "SELECT * FROM matches WHERE ended > ? ORDER BY ended LIMIT 1000"
_LAST = "SELECT coalesce(max(ended), 0) FROM matches"
# Matches from before there were standings are counted by Python, since a migration in SQL cannot.
# Every start checks this, since the process may be killed after the migration and before the count.
_NEVER_COUNTED = """
SELECT EXISTS (SELECT 1 FROM matches WHERE ended IS NOT NULL)
AND NOT EXISTS (SELECT 1 FROM standings)
"""
_DEFINITION = "SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?"


class Rebuilt(NamedTuple):
    """How many matches there are, and how many rows of each table were wrong."""

    matches: int
    wrong: dict[str, int]


def rebuild(connection: sqlite3.Connection, progress: Progress = lambda *_: None) -> Rebuilt:
    """Recalculate all standings from the matches, repair the stored ones, return what was wrong.

    Other connections can write meanwhile. The matches that they end are counted at last, under the
    same lock as the comparison and the repair.

    Deletions that have begun are finished first, since they are halfway from one person to another.
    """
    finish_all(connection)
    for (match_id,) in connection.execute(_UNNUMBERED).fetchall():
        apply_missed_result(
            connection, match_of(connection.execute(_MATCH, (match_id,)).fetchone())
        )
    for table in TABLES:
        connection.execute(_create_temporary(connection, table))
    try:
        counted = _count_from(connection, 0, progress)
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            _count_from(connection, counted, progress)
            return Rebuilt(_last(connection), {name: _repair(connection, name) for name in TABLES})
    finally:
        for table in TABLES:
            connection.execute(f"DROP TABLE temp.{table}")


def count_older_matches(connection: sqlite3.Connection) -> None:
    """Calculate the standings of a database that has finished matches but no standings yet."""
    if connection.execute(_NEVER_COUNTED).fetchone()[0]:
        rebuild(connection)


def _create_temporary(connection: sqlite3.Connection, table: str) -> str:
    """Return SQL for an empty temporary table, which hides the stored one of the same name."""
    (sql,) = connection.execute(_DEFINITION, (table,)).fetchone()
    return str(sql).replace("CREATE TABLE", "CREATE TEMPORARY TABLE", 1)


def _count_from(connection: sqlite3.Connection, counted: int, progress: Progress) -> int:
    """Count the matches numbered above `counted`, 1000 at a time; return the last number."""
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
    """Make a stored table equal to the recalculated one; return how many rows were wrong."""
    stored, correct = f"main.{table}", f"temp.{table}"
    wrong = max(_only_in(connection, stored, correct), _only_in(connection, correct, stored))
    if wrong:
        connection.execute(f"DELETE FROM {stored}")  # noqa: S608
        connection.execute(f"INSERT INTO {stored} SELECT * FROM {correct}")  # noqa: S608
    return wrong


def _only_in(connection: sqlite3.Connection, one: str, other: str) -> int:
    sql = f"SELECT count(*) FROM (SELECT * FROM {one} EXCEPT SELECT * FROM {other})"  # noqa: S608
    return int(connection.execute(sql).fetchone()[0])
