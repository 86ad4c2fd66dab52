"""Compares the boards that people see with those that the database stores."""

import sqlite3
from pathlib import Path

from tests.wire.ids import Payload
from tests.wire.messages import CELLS, board_on, cells_of, components_in, free_cells
from tests.wire.stored_match import Stored, stored_in

_ACCEPT = "a1:"
_TOTALS = "SELECT count(*), coalesce(sum(revision), 0) FROM matches"


class BoardsShown:
    """Looks at the database beside the bot; `moves` counts the moves of the boards it compared."""

    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(f"{Path(path).as_uri()}?mode=ro", uri=True)
        self._totals = (0, 0)
        self.moves = 0

    def close(self) -> None:
        """Close the database."""
        self._connection.close()

    def behind(self, messages: list[Payload]) -> list[str]:
        """Return which messages show something else than the database stores.

        A match has one message, which its row names; others of it may be older.
        """
        return [said for message in messages if (said := self._behind(message))]

    def _behind(self, message: Payload) -> str | None:
        number = _match_in(message)
        match = stored_in(self._connection, number) if number is not None else None
        if match is None or match.message_id != int(message["id"]):
            return None
        cells = cells_of(message)
        self.moves += len(cells) - match.board.count(".") if cells else 0
        shown = (board_on(message), bool(free_cells(message))) if cells else "challenge"
        return None if shown == _due(match) else f"{shown} is shown for {match}"

    def lost(self) -> list[str]:
        """Return how many matches and changes are stored, if there were more at the last call."""
        before, self._totals = self._totals, self._connection.execute(_TOTALS).fetchone()
        fewer = any(now < then for now, then in zip(self._totals, before, strict=True))
        return [f"{self._totals} stored after {before}"] if fewer else []


def _due(match: Stored) -> object:
    if match.status == "invited":
        return "challenge"
    return match.board, match.status == "live"


def _match_in(message: Payload) -> int | None:
    """Return the match that a board or an open challenge belongs to."""
    for item in components_in(message):
        custom_id = str(item.get("custom_id", ""))
        if custom_id.startswith((*CELLS, _ACCEPT)):
            return int(custom_id.split(":")[1])
    return None
