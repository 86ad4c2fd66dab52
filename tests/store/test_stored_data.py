"""A new table cannot hold a person's id without a line in the list of what is stored."""

import sqlite3
from contextlib import closing

import pytest

from bot.domain.stored_data import STORED
from bot.store.people.personal_data import is_known
from bot.store.sqlite.database import migrate
from bot.store.sqlite.statements import at_once
from tests.store.sample import tables_of, write_sample

NO_PEOPLE = {
    *("guild_id", "channel_id", "message_id", "reminder_id", "application_id", "match_id", "scope"),
    "call_id",
    *("seed", "rematch_of", "ended", "after", "counted"),
    *("started_at", "changed_at", "joined_at", "turn_since", "due_at", "remind_at", "rated_at"),
    *("pinged_at", "declined_at", "deleted_at", "begun_at", "shared_at"),
    *("alive_at", "solved_at", "claimed_at", "edited_at", "tried_at", "left_at"),
    *("position", "shown_at"),
    *("arena_id", "thread_id", "podium_id", "starts_at", "ends_at", "since"),
    *("call_role", "call_anyway", "called_at", "role_id"),
}
"""The names of columns that have large numbers, but never a person's id."""


def large_numbers(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Return each column that is declared for numbers as large as Discord's ids."""
    sql = "SELECT name, type FROM pragma_table_info(?)"
    return {
        (table, name)
        for table in tables_of(connection)
        for name, declared in connection.execute(sql, [table])
        if declared == "BIGINT"
    }


def test_every_column_of_the_schema_is_listed() -> None:
    """Each column that could hold a person's id is in the list, or is known to hold none."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        columns = large_numbers(connection)
    listed = {(stored.table, column) for stored in STORED for column in stored.people}
    assert {(table, name) for table, name in columns if name not in NO_PEOPLE} == listed


@pytest.mark.parametrize(
    ("table", "column"), [(stored.table, column) for stored in STORED for column in stored.people]
)
def test_whoever_is_in_one_column_is_known(table: str, column: str, path: str) -> None:
    """Anyone who asks what is stored about a person learns of each column that has the id."""
    write_sample(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
        known = at_once(lambda db: is_known(db, 2**50))
        assert not known(connection)
        connection.execute(f"UPDATE OR REPLACE {table} SET {column} = ?", (2**50,))  # noqa: S608
        assert known(connection)
