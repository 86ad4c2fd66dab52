"""The areas that a hint can point to: lines, small boards, or quarters of a larger board."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import product

from engines.games.classic import CELLS, LINES
from engines.games.game import AnyGame, Line, Move
from engines.games.position import PlayedPosition


@cache
def areas_of(game: AnyGame) -> Mapping[str, Line]:
    """Return the eight lines of three by three or, row by row, four quarters, which may overlap."""
    if game.rows * game.columns == len(CELLS):
        return {f"line-{number}": line for number, line in enumerate(LINES)}
    quarters = product(_halves(game.rows), _halves(game.columns))
    return {
        f"quarter-{number}": tuple(game.columns * row + column for row, column in product(*sides))
        for number, sides in enumerate(quarters)
    }


def areas_in(position: PlayedPosition) -> Mapping[str, Line]:
    """Return the cells of each area in a position: those of the part in play, if it is a part."""
    return position.game.areas(position.state) or areas_of(position.game)


def _halves(length: int) -> tuple[range, range]:
    return range((length + 1) // 2), range(length // 2, length)


def open_cells(position: PlayedPosition) -> dict[Move, int]:
    game, state = position.game, position.state
    return {move: game.cell_of(state, move) for move in position.legal_moves()}


def area_with(
    position: PlayedPosition, moves: Sequence[Move], kept: Collection[Move]
) -> tuple[str, Move]:
    """Return an area with the cell of one of the `moves` and a wrong cell, and that move.

    A cell is wrong if no move there is `kept`, or at least none is among `moves`. The area is the
    one with the most cells to choose from; "" stands for none.
    """
    for right in (kept, moves):
        found = [
            (choices, name, move)
            for move in moves
            for name, choices in _choices(position, move, right).items()
        ]
        if found:
            _, name, move = max(found, key=lambda candidate: candidate[0])
            return name, move
    return "", moves[0]


def _choices(position: PlayedPosition, move: Move, right: Collection[Move]) -> dict[str, int]:
    """Return how many cells to choose from there are in each area with a move and a wrong cell."""
    cells = open_cells(position)
    everywhere, wrong = set(cells.values()), set(cells.values()) - {cells[m] for m in right}
    return {
        name: len(everywhere & set(area))
        for name, area in areas_in(position).items()
        if cells[move] in area and wrong & set(area)
    }
