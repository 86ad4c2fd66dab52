"""What the bot has stored, read and changed beside it."""

import sqlite3
from contextlib import closing
from typing import Any

from tests.store.sample import all_rows, tables_of


def query(path: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(sql, values).fetchall()


def rows(path: str, table: str) -> int:
    return len(query(path, f"SELECT 1 FROM {table}"))  # noqa: S608


def newest(path: str) -> tuple[str | None, str]:
    columns = "coalesce(x_level, o_level), coalesce(x_engine, o_engine)"
    ((level, engine),) = query(path, f"SELECT {columns} FROM matches ORDER BY id DESC LIMIT 1")  # noqa: S608
    return level, engine


def settle(path: str, points: int, deviation: float = 100) -> None:
    query(path, "UPDATE standings SET points = ?, deviation = ?", points, deviation)


def dump(path: str) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def columns_with(path: str, person: int) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        tables = tables_of(connection)
        rows = all_rows(connection, tables)
    return {
        f"{table}.{column}"
        for table, columns in tables.items()
        for row in rows[table]
        for column, value in zip(columns, row, strict=True)
        if str(person) in str(value)
    }
