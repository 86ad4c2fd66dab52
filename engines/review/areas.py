"""The areas that a hint can point to: lines, small boards, or quarters of a larger board."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import product

from engines.games.classic import CELLS, LINES
from engines.games.game import AnyGame, Line, Move
from engines.games.position import PlayedPosition


@cache
def areas_of(game: AnyGame) -> Mapping[str, Line]:
    """Return the areas of a board by name: the eight lines of three by three, or four quarters.

    Quarters come row by row, and overlap in the middle where the sides are odd.
    """
    if game.rows * game.columns == len(CELLS):
        return {f"line-{number}": line for number, line in enumerate(LINES)}
    quarters = product(_halves(game.rows), _halves(game.columns))
    return {
        f"quarter-{number}": tuple(game.columns * row + column for row, column in product(*sides))
        for number, sides in enumerate(quarters)
    }


def areas_in(position: PlayedPosition) -> Mapping[str, Line]:
    """Return the areas in a position by name; if only part of the board is in play, those of it."""
    return position.game.areas(position.state) or areas_of(position.game)


def _halves(length: int) -> tuple[range, range]:
    return range((length + 1) // 2), range(length // 2, length)


def open_cells(position: PlayedPosition) -> dict[Move, int]:
    game, state = position.game, position.state
    return {move: game.cell_of(state, move) for move in position.legal_moves()}


def area_with(
    position: PlayedPosition, moves: Sequence[Move], kept: Collection[Move]
) -> tuple[str, Move]:
    """Return the name of an area with the cell of one of `moves` and a wrong cell, and that move.

    A cell is wrong if no move there is `kept` or, where no area has such a cell, if none is among
    `moves`. It is the area with the most cells to choose from; the name is "" if there is none.
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
    """Return each area with the move's cell and a wrong one, and how many free cells it has."""
    cells = open_cells(position)
    everywhere, wrong = set(cells.values()), set(cells.values()) - {cells[m] for m in right}
    return {
        name: len(everywhere & set(area))
        for name, area in areas_in(position).items()
        if cells[move] in area and wrong & set(area)
    }
