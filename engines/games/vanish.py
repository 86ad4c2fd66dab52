"""Vanish: three marks each; a player's fourth mark makes their oldest vanish."""

from collections.abc import Sequence
from functools import cache

from engines.games.classic import CELLS, CENTRE, CORNERS, HAS_LINE, LINES, SYMMETRIES
from engines.games.game import LOSS, Cell, Game, Line, Mark, Move, other
from engines.games.grid import mask_of

Queues = tuple[tuple[int, ...], tuple[int, ...]]  # own cells and the other player's, oldest first

_MARKS = 3
_OPENINGS = tuple(sorted((*CORNERS, CENTRE)))


class Vanish(Game[Queues]):
    """A line counts only once the oldest of four marks has vanished.

    The first mark of a game may not go on an edge, where it would win.
    """

    name = "vanish"
    rows = columns = 3
    tokens = tuple(map(str, CELLS))
    lines = LINES
    symmetries = SYMMETRIES
    start = ((), ())

    def result(self, state: Queues) -> int | None:
        return LOSS if HAS_LINE[mask_of(state[1])] else None

    def legal_moves(self, state: Queues) -> tuple[Move, ...]:
        if self.result(state) is not None:
            return ()
        if state == self.start:
            return _OPENINGS
        return tuple(cell for cell in CELLS if cell not in state[0] and cell not in state[1])

    def after(self, state: Queues, move: Move) -> Queues:
        own, opponent = state
        return opponent, (*own[-_MARKS + 1 :], move)

    def after_pass(self, state: Queues) -> Queues:
        return state[1], state[0]

    def moves_left(self, state: Queues) -> None:
        """Return None, as play can go in circles."""

    def winning_line(self, state: Queues) -> Line | None:
        return next((line for line in LINES if set(line) == set(state[1])), None)

    def images(self, state: Queues) -> Sequence[Queues]:
        return tuple(zip(_images(state[0]), _images(state[1]), strict=True))

    def cells(self, state: Queues, turn: Mark) -> tuple[Cell, ...]:
        own, opponent = state
        shown = {n: Cell(turn) for n in own} | {n: Cell(other(turn)) for n in opponent}
        if len(own) == _MARKS:
            shown[own[0]] = Cell(turn, fading=True)
        return tuple(shown.get(cell, Cell()) for cell in CELLS)


@cache
def _images(queue: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(symmetry[cell] for cell in queue) for symmetry in SYMMETRIES)


VANISH = Vanish()
