"""The small boards of ultimate that are won: whose each cell is, and one big mark on all nine."""

from collections.abc import Mapping

from engines.games.game import Mark, other
from engines.games.position import PlayedPosition
from engines.games.ultimate import SIZE, ULTIMATE

_BIG: Mapping[Mark, str] = {"X": "\\ / X / \\", "O": "/-\\| |\\-/"}
"""What each cell of a small board shows that is won, row by row."""


def owners(position: PlayedPosition) -> dict[int, Mark]:
    """Return who has won the small board of a cell, for each cell where that is known."""
    state, turn = position.state, position.turn
    won = ((turn, state.own_boards), (other(turn), state.opponent_boards))
    return {
        ULTIMATE.cell_of(state, move): mark
        for move in range(SIZE * SIZE)
        for mark, boards in won
        if boards >> move // SIZE & 1
    }


def big_marks(position: PlayedPosition) -> list[str | None]:
    """Return what each cell shows of a big mark, or None where its small board is not won."""
    whose = owners(position)
    shown: list[str | None] = [None] * (SIZE * SIZE)
    for move in range(SIZE * SIZE):
        cell = ULTIMATE.cell_of(position.state, move)
        if cell in whose:
            shown[cell] = _BIG[whose[cell]][move % SIZE]
    return shown
