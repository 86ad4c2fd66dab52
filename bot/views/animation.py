"""A finished match as an animated GIF: its board after each move, in the colours of buttons."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from bot.views.drawn_cells import PANEL, Tile, drawn_tile, flat
from bot.views.looks import look_of
from bot.views.pictures import Film
from engines.games.game import AnyGame, Cell
from engines.games.position import PlayedPosition
from engines.games.variants import position_after

SIZE = 480
"""The width of an animation in pixels, and its height on a square board."""
MOVE_TIME, LAST_TIME = 800, 3500
"""How long a position and the last one are shown, in milliseconds."""


def drawn(film: Film) -> bytes:
    """Return a match as a GIF that loops endlessly; takes some ten milliseconds."""
    boards = list(_boards(film))
    game = boards[-1].game
    draw = _Painter(game, {tile for board in boards for tile in _tiles(board)})
    frames = [draw.board(_tiles(board)) for board in boards]
    times = [*[MOVE_TIME] * (len(frames) - 1), LAST_TIME]
    file = BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=True
    )
    return file.getvalue()


def _boards(film: Film) -> Iterator[PlayedPosition]:
    for ply in range(film.first, len(film.moves) + 1):
        yield position_after(film.variant, film.moves[:ply])


def _tiles(board: PlayedPosition) -> tuple[Tile, ...]:
    """Return the cells of a board; those that cannot count any more are faint, as on boards."""
    line = (board.outcome and board.outcome.line) or ()
    closed = look_of(board.game).closed(board)
    return tuple(
        _tile(cell, lit=number in line, faint=bool(line) or cell.fading or number in closed)
        for number, cell in enumerate(board.cells)
    )


def _tile(cell: Cell, *, lit: bool, faint: bool) -> Tile:
    return Tile(cell._replace(fading=False), lit, faint=faint and not lit)


class _Painter:
    """Draws boards of one game from tiles that are drawn once."""

    def __init__(self, game: AnyGame, tiles: set[Tile]) -> None:
        self._columns, rows = game.columns, game.rows
        self._gap = SIZE // (14 * max(game.columns, rows))
        self._block = game.columns // game.blocks
        inner = game.columns + 1 + 2 * (game.columns // self._block - 1)
        self._side = (SIZE - self._gap * (inner + 2)) // game.columns
        self._edge = (SIZE - self._at(game.columns - 1) - self._side) // 2
        height = 2 * self._edge + self._at(rows - 1) + self._side
        self._tiles = {tile: flat(drawn_tile(tile, self._side)) for tile in tiles}
        self._empty = flat(Image.new("RGB", (SIZE, height), PANEL))

    def _at(self, number: int) -> int:
        """Return how far a row or column is from the first one; blocks have wider gaps."""
        gaps = number + 2 * (number // self._block)
        return number * self._side + gaps * self._gap

    def board(self, tiles: tuple[Tile, ...]) -> Image.Image:
        """Return a board of these tiles."""
        image = self._empty.copy()
        for number, tile in enumerate(tiles):
            row, column = divmod(number, self._columns)
            corner = self._edge + self._at(column), self._edge + self._at(row)
            image.paste(self._tiles[tile], corner)
        return image
