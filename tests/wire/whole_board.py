"""The board of ultimate on a message, and what it has to show after some moves."""

import re

from engines.games.game import Move, other
from engines.games.position import PlayedPosition
from engines.games.ultimate import SIZE, ULTIMATE
from tests.chat.ids import Payload
from tests.chat.messages import FREE, PICK, components_in, text_of

_SEEN = dict.fromkeys(("🇽", "🔷"), "X") | dict.fromkeys(("🅾️", "⭕"), "O")
_SEEN |= {"🟦": "x", "🟥": "o", "⬛": ".", "🟨": "y", "▪️": "-"}
_SQUARE = re.compile("|".join(_SEEN))
_LARGE = {"X": "x.x.x.x.x", "O": "oooo.oooo"}
"""What the nine squares of a small board show together once it is won."""


def squares_on(message: Payload) -> str:
    """Return the 81 squares, row by row: `x` is part of a large `X`, `y` may be taken, `-` not."""
    rows = (_SQUARE.findall(line) for line in text_of(message).split("\n"))
    return "".join(_SEEN[square] for row in rows if len(row) == SIZE for square in row)


def offered_on(message: Payload) -> frozenset[Move]:
    """Return the moves that a message's buttons make, at once or after picking a small board."""
    enabled = (it for it in components_in(message) if not it.get("disabled"))
    ids = [it["custom_id"] for it in enabled if "custom_id" in it]
    squares, boards = squares_on(message), _numbers(ids, PICK)
    inside = (SIZE * board + cell for board in boards for cell in range(SIZE))
    return frozenset((*_numbers(ids, FREE), *(it for it in inside if squares[_place(it)] in ".y")))


def _numbers(ids: list[str], kind: str) -> list[int]:
    return [int(custom_id.split(":")[3]) for custom_id in ids if custom_id.startswith(kind)]


def squares_after(played: PlayedPosition, offered: frozenset[Move]) -> str:
    """Return the squares that have to be seen after some moves, where others are offered."""
    squares: list[str] = [cell.mark or "." for cell in played.cells]
    for board in range(SIZE):
        for cell, square in enumerate(_closed(played, board)):
            squares[_place(SIZE * board + cell)] = square
    for move in offered:
        squares[_place(move)] = "y"
    return "".join(squares)


def _closed(played: PlayedPosition, board: int) -> str:
    state = played.state
    owners = {played.turn: state.own_boards, other(played.turn): state.opponent_boards}
    won = (_LARGE[mark] for mark, boards in owners.items() if boards >> board & 1)
    return next(won, "-" * SIZE if state.drawn_boards >> board & 1 else "")


def may_be_offered(played: PlayedPosition, offered: frozenset[Move]) -> bool:
    """Return whether these are all legal moves, or those in a small board that can be picked."""
    legal = frozenset(played.legal_moves())
    picked = {move // SIZE for move in offered}
    within = {move for move in legal if move // SIZE in picked}
    return offered == within and (len(picked) == 1 or offered == legal)


def _place(move: Move) -> int:
    return ULTIMATE.cell_of(ULTIMATE.start, move)
