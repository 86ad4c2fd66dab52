"""Compares the boards that people see with those that the database stores."""

import sqlite3
from pathlib import Path

from engines.games.ultimate import ULTIMATE
from tests.chat.ids import Payload
from tests.chat.messages import BOARD, PICK, board_on, components_in, free_cells
from tests.chat.stored_match import Stored, stored_in
from tests.wire.whole_board import may_be_offered, offered_on, squares_after, squares_on

_BOARD, _ACCEPT = (*BOARD, PICK), "a1:"
_TOTALS = "SELECT count(*), coalesce(sum(revision), 0) FROM matches"


class BoardsShown:
    """Looks at the bot's database; `moves` counts the moves of the boards it compared."""

    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(f"{Path(path).as_uri()}?mode=ro", uri=True)
        self._totals = (0, 0)
        self.moves = 0

    def close(self) -> None:
        self._connection.close()

    def behind(self, messages: list[Payload]) -> list[str]:
        """Return which messages show something else than is stored; older ones may lag."""
        return [said for message in messages if (said := self._behind(message))]

    def _behind(self, message: Payload) -> str | None:
        number = match_in(message)
        match = stored_in(self._connection, number) if number is not None else None
        if match is None or match.message_id != int(message["id"]):
            return None
        is_board = any(custom_id.startswith(_BOARD) for custom_id in _ids_in(message))
        self.moves += len(match.moves) if is_board else 0
        shown = _shown(message, match) if is_board else "challenge"
        return None if shown == _due(message, match) else f"{shown} is shown for {match}"

    def lost(self) -> list[str]:
        """Return how many matches and changes are stored, if there were more at the last call."""
        before, self._totals = self._totals, self._connection.execute(_TOTALS).fetchone()
        fewer = any(now < then for now, then in zip(self._totals, before, strict=True))
        return [f"{self._totals} stored after {before}"] if fewer else []


def _shown(message: Payload, match: Stored) -> object:
    """Return the marks on a message, and whether someone can move; for ultimate all squares."""
    if match.variant == ULTIMATE.name:
        return squares_on(message), bool(offered_on(message))
    return board_on(message), bool(free_cells(message))


def _due(message: Payload, match: Stored) -> object:
    if match.status == "invited":
        return "challenge"
    live = match.status == "live"
    if match.variant != ULTIMATE.name:
        return match.board, live
    offered = offered_on(message)
    fits = not live or may_be_offered(match.played, offered)
    return squares_after(match.played, offered) if fits else "other moves", live


def words(message: Payload) -> str:
    return f"{message['components']}{message['content']}"


def match_in(message: Payload) -> int | None:
    ids = (it for it in _ids_in(message) if it.startswith((*_BOARD, _ACCEPT)))
    return next((int(custom_id.split(":")[1]) for custom_id in ids), None)


def _ids_in(message: Payload) -> list[str]:
    return [str(item.get("custom_id", "")) for item in components_in(message)]
