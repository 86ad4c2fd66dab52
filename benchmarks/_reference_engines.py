"""Reference engines for comparison: textbook minimax, and easyAI if it is installed.

Each takes a board as nine characters and the mark to move, and returns a best cell.
"""

from collections.abc import Callable
from importlib.util import find_spec

Mover = Callable[[str, str], int]

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def textbook() -> Mover:
    """Return plain minimax over a list of marks, without pruning or caching."""
    return lambda text, mark: _best(list(text), mark)


def _best(cells: list[str], mark: str) -> int:
    free = [i for i, taken in enumerate(cells) if taken == "."]
    return max(free, key=lambda cell: _value(cells, cell, mark))


def _value(cells: list[str], cell: int, mark: str) -> int:
    """Return the value of a move for the side that makes it: 1, 0 or -1."""
    cells[cell] = mark
    if any(all(cells[i] == mark for i in line) for line in LINES):
        value = 1
    else:
        free = [i for i, taken in enumerate(cells) if taken == "."]
        replies = (_value(cells, i, "O" if mark == "X" else "X") for i in free)
        value = -max(replies, default=0)
    cells[cell] = "."
    return value


def has_easyai() -> bool:
    """Return whether easyAI is installed."""
    return find_spec("easyAI") is not None


def easyai() -> Mover:
    """Return easyAI's Negamax with its transposition table, playing its own tic-tac-toe."""
    from easyAI import Negamax, TranspositionTable  # noqa: PLC0415
    from easyAI.games.TicTacToe import TicTacToe  # noqa: PLC0415

    class Game(TicTacToe):  # type: ignore[misc, unused-ignore]
        def ttentry(self) -> tuple[int, ...]:
            return (self.current_player, *self.board)

    negamax, game = Negamax(9, tt=TranspositionTable()), Game([None, None])

    def move(text: str, mark: str) -> int:
        game.board = [".XO".index(taken) for taken in text]
        game.current_player = ".XO".index(mark)
        return int(negamax(game)) - 1

    return move
