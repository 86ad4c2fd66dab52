"""Reads a match from the database without the bot."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path

from engines.games.classic import Board

_SELECT = "SELECT id, moves, revision, status, winner, message_id FROM matches WHERE id = ?"


@dataclass(frozen=True)
class Stored:
    """The stored fields of a match; `board` looks like `X.O......`."""

    id: int
    moves: tuple[int, ...]
    revision: int
    status: str
    winner: str | None
    message_id: int | None = field(compare=False)

    @property
    def board(self) -> str:
        return str(reduce(Board.play, self.moves, Board()))


def stored(file: Path, match_id: int) -> Stored:
    """Read a match from the database."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
        return stored_in(connection, match_id)


def stored_in(connection: sqlite3.Connection, match_id: int) -> Stored:
    """Read a match by an open connection."""
    number, moves, *rest = connection.execute(_SELECT, (match_id,)).fetchone()
    return Stored(number, tuple(map(int, moves.split())), *rest)
