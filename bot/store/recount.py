"""Replays all results in order, and repairs those that differ and the standings that follow."""

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from bot.store.ended_matches import apply_again, apply_missed_result
from bot.store.erasures import finish_all
from bot.store.older_matches import rules_of
from bot.store.rows import match_of
from bot.store.season_pages import complete_page

TABLES = ("results", "standings", "slots", "pairs")

Progress = Callable[[int, int], None]
"""A function that takes how many matches are counted so far, and how many there are in all."""

_UNNUMBERED = (
    "SELECT id FROM matches WHERE status = 'over' AND ended IS NULL ORDER BY changed_at, id"
)
_MATCH = "SELECT * FROM matches WHERE id = ?"
_MATCHES = "SELECT * FROM matches WHERE ended > ? ORDER BY ended LIMIT 1000"
_LAST = "SELECT coalesce(max(ended), 0) FROM matches"
_MISSING = """
SELECT count(*) FROM temp.results AS correct WHERE NOT EXISTS (
    SELECT 1 FROM main.results AS stored WHERE stored.match_id = correct.match_id
    AND stored.scope = correct.scope AND stored.person_id = correct.person_id
)
"""
_DEFINITION = "SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?"


class Rebuilt(NamedTuple):
    """How many matches there are, how many rows of each table were wrong, and missing results."""

    matches: int
    wrong: dict[str, int]
    missing: int


def rebuild(connection: sqlite3.Connection, progress: Progress = lambda *_: None) -> Rebuilt:
    """Replay all results, repair what is stored wrongly, and return what was wrong.

    Each match counts on the terms that are stored with its results; what is missing is weighed by
    the rules. Other connections can write meanwhile. The matches that they end are counted at last,
    under the same lock as the comparison and the repair.

    Deletions that have begun are finished first, since they are halfway from one person to another.
    """
    finish_all(connection)
    for (match_id,) in connection.execute(_UNNUMBERED).fetchall():
        apply_missed_result(
            connection, match_of(connection.execute(_MATCH, (match_id,)).fetchone())
        )
    while _complete_page(connection):
        pass
    for table in TABLES:
        connection.execute(_create_temporary(connection, table))
    try:
        counted = _count_from(connection, 0, progress)
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            _count_from(connection, counted, progress)
            return _repaired(connection)
    finally:
        for table in TABLES:
            connection.execute(f"DROP TABLE temp.{table}")


def _complete_page(connection: sqlite3.Connection) -> bool:
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        return complete_page(connection)


def _repaired(connection: sqlite3.Connection) -> Rebuilt:
    (missing,) = connection.execute(_MISSING).fetchone()
    wrong = {name: _repair(connection, name) for name in TABLES}
    return Rebuilt(_last(connection), wrong, missing)


def _create_temporary(connection: sqlite3.Connection, table: str) -> str:
    """Return SQL for an empty temporary table, which hides the stored one of the same name."""
    (sql,) = connection.execute(_DEFINITION, (table,)).fetchone()
    return str(sql).replace("CREATE TABLE", "CREATE TEMPORARY TABLE", 1)


def _count_from(connection: sqlite3.Connection, counted: int, progress: Progress) -> int:
    """Count the matches numbered above `counted`, 1000 at a time; return the last number."""
    last = _last(connection)
    while rows := connection.execute(_MATCHES, (counted,)).fetchall():
        for row in rows:
            apply_again(connection, match_of(row), row, rules_of(connection, row["ended"]))
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
