"""The areas that a hint can point to: lines, small boards, or quarters of a larger board."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import product

from engines.games.classic import CELLS, CELLS_OF, LINES
from engines.games.game import AnyGame, Line, Move
from engines.games.position import PlayedPosition
from engines.games.ultimate import SIZE, ULTIMATE


@cache
def areas_of(game: AnyGame) -> Mapping[str, Line]:
    """Return the cells of each area: the eight lines of three by three, or the four quarters.

    Lines are named `line-0` to `line-7`, quarters `quarter-0` to `quarter-3`, row by row. Where the
    sides are odd, quarters overlap in the middle.
    """
    if game.rows * game.columns == len(CELLS):
        return {f"line-{number}": line for number, line in enumerate(LINES)}
    quarters = product(_halves(game.rows), _halves(game.columns))
    return {
        f"quarter-{number}": tuple(game.columns * row + column for row, column in product(*sides))
        for number, sides in enumerate(quarters)
    }


def areas_in(position: PlayedPosition) -> Mapping[str, Line]:
    """Return the cells of each area in a position: in ultimate, that of the boards in play.

    These are small boards, such as `board-nw`, or the lines of the one to which the player is sent.
    """
    game = position.game
    if not game.has_small_boards:
        return areas_of(game)
    boards = CELLS_OF[position.state.playable_boards]
    if len(boards) > 1:
        return {f"board-{game.picks[board]}": _cells(board, CELLS) for board in boards}
    return {f"line-{number}": _cells(boards[0], line) for number, line in enumerate(LINES)}


def _cells(board: int, cells: Sequence[int]) -> Line:
    """Return the cells of a small board, given as they are numbered in it."""
    return tuple(ULTIMATE.cell_of(ULTIMATE.start, SIZE * board + cell) for cell in cells)


def _halves(length: int) -> tuple[range, range]:
    return range((length + 1) // 2), range(length // 2, length)


def open_cells(position: PlayedPosition) -> dict[Move, int]:
    """Return the cell of each legal move."""
    game, state = position.game, position.state
    return {move: game.cell_of(state, move) for move in position.legal_moves()}


def area_with(
    position: PlayedPosition, moves: Sequence[Move], kept: Collection[Move]
) -> tuple[str, Move]:
    """Return an area with the cell of one of the `moves` and a wrong cell, and that move.

    A cell is wrong if no move there is among those that are `kept`, or at least none among `moves`.
    Of several areas it is the one with the most cells to choose from. Without any, the name is
    empty.
    """
    for right in (kept, moves):
        found = [
            (choices, name, move)
            for move in moves
            for name, choices in _choices(position, move, right).items()
        ]
        if found:
            _, name, move = max(found, key=lambda it: it[0])
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
