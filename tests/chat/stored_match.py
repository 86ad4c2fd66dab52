"""Reads a match from the database without the bot."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from engines.games.position import PlayedPosition
from engines.games.variants import GAMES, position_after
from tests.chat.until import TIMEOUT

_SELECT = "SELECT id, variant, moves, revision, status, winner, message_id FROM matches WHERE id="


@dataclass(frozen=True)
class Stored:
    """The stored fields of a match; `board` looks like `X.O......`, whatever the pieces' sizes."""

    id: int
    variant: str
    moves: tuple[int, ...]
    revision: int
    status: str
    winner: str | None
    message_id: int | None = field(compare=False)

    @property
    def played(self) -> PlayedPosition:
        return position_after(self.variant, self.moves)

    @property
    def board(self) -> str:
        return "".join(cell.mark or "." for cell in self.played.cells)


def stored(file: Path, match_id: int) -> Stored:
    address = f"{file.as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=TIMEOUT)) as connection:
        return stored_in(connection, match_id)


def stored_in(connection: sqlite3.Connection, match_id: int) -> Stored:
    number, variant, moves, *rest = connection.execute(f"{_SELECT}{match_id}").fetchone()
    played = PlayedPosition(GAMES[variant]).play_tokens(moves.split())
    return Stored(number, variant, played.moves, *rest)
