"""A finished match as an animated GIF: its board after each move, in the colours of buttons."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.views.looks import LOOKS
from engines.games.game import AnyGame, Cell, Mark
from engines.games.position import PlayedPosition
from engines.games.variants import position_after
from engines.review.review import PlayedGame

Colour = tuple[int, int, int]

PANEL, _INK, _LIT = (43, 45, 49), (255, 255, 255), (36, 128, 70)
_COLOURS: dict[Mark | None, Colour] = {"X": (88, 101, 242), "O": (218, 55, 60), None: (78, 80, 88)}
_REACH = {"": 0.28, "a": 0.15, "b": 0.24, "c": 0.33}
"""How far a mark goes from the middle of its cell, by the size of the piece; the cell is 1."""
_FINER = 4  # a cell is drawn this many times as large, for smooth edges
_EDGE = 4  # steps from one colour to the next along an edge
_HALF = 0.5  # how strongly Discord draws a disabled button
SIZE = 480  # the width of an animation in pixels, and its height on a square board
MOVE_TIME, LAST_TIME, MOST_TIME = 800, 3500, 20_000  # ms: each position, the last one, all at most
MOST_MOVES = 40  # of a game that can go in circles; the last ones are shown


class Tile(NamedTuple):
    """What one cell looks like: what it holds, and whether it shines or is half as strong."""

    cell: Cell
    lit: bool = False
    faint: bool = False


def flat(image: Image.Image) -> Image.Image:
    """Return an image in the colours of the palette."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)


@cache
def _palette() -> Image.Image:
    """Return the palette: every colour, at full strength and faint, and those of smooth edges."""
    colours: dict[Colour, None] = {}
    for fill in (*_COLOURS.values(), _LIT):
        for strength in (1, _HALF):
            button, ink = (mixed(PANEL, colour, strength) for colour in (fill, _INK))
            for part in range(_EDGE + 1):
                colours[mixed(PANEL, button, part / _EDGE)] = None
                colours[mixed(button, ink, part / _EDGE)] = None
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for colour in colours for value in colour])
    return palette


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return a colour between two, nearer to the other one the greater the share, from 0 to 1."""
    red, green, blue = (round(a + share * (b - a)) for a, b in zip(one, other, strict=True))
    return red, green, blue


def drawn_tile(tile: Tile, side: int) -> Image.Image:
    """Return a square picture of a cell, as a button with its mark; `side` is in pixels."""
    size = side * _FINER
    image = Image.new("RGB", (size, size), PANEL)
    draw = ImageDraw.Draw(image)
    colour = _LIT if tile.lit else _COLOURS[tile.cell.mark]
    draw.rounded_rectangle((0, 0, size - 1, size - 1), size // 12, fill=colour)
    if tile.cell.mark is not None:
        _draw_mark(draw, tile.cell.mark, size, _REACH[tile.cell.size])
    if tile.faint:
        image = Image.blend(Image.new("RGB", image.size, PANEL), image, _HALF)
    return image.resize((side, side), Image.Resampling.LANCZOS)


def _draw_mark(draw: ImageDraw.ImageDraw, mark: Mark, size: int, reach: float) -> None:
    low, high = size * (0.5 - reach), size * (0.5 + reach)
    width = round(size * reach * 0.34)
    if mark == "O":
        draw.ellipse((low, low, high, high), outline=_INK, width=width)
        return
    for ends in ((low, low, high, high), (low, high, high, low)):
        draw.line(ends, _INK, width)
        for x, y in (ends[:2], ends[2:]):
            half = width / 2
            draw.ellipse((x - half, y - half, x + half, y + half), fill=_INK)


def drawn(played: PlayedGame) -> bytes:
    """Return a match as a GIF that loops endlessly; takes some ten milliseconds."""
    boards = list(_boards(played))
    game = boards[-1].game
    draw = _Painter(game, {tile for board in boards for tile in _tiles(board)})
    frames = [draw.board(_tiles(board)) for board in boards]
    moves = len(frames) - 1
    each = min(MOVE_TIME, (MOST_TIME - LAST_TIME) // max(moves, 1) // 10 * 10)
    times = [*[each] * moves, LAST_TIME]
    file = BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=True
    )
    return file.getvalue()


def _boards(played: PlayedGame) -> Iterator[PlayedPosition]:
    for ply in range(first_shown(played), len(played.moves) + 1):
        yield position_after(played.variant, played.moves[:ply])


def first_shown(played: PlayedGame) -> int:
    """Return the ply after which an animation begins."""
    start = position_after(played.variant, ())
    if start.game.moves_left(start.state) is not None:
        return played.given
    return max(played.given, len(played.moves) - MOST_MOVES)


def _tiles(board: PlayedPosition) -> tuple[Tile, ...]:
    """Return the cells of a board; those that cannot count any more are faint, as on boards."""
    line = (board.outcome and board.outcome.line) or ()
    closed = LOOKS[board.game.name].closed(board)
    tiles = []
    for number, cell in enumerate(board.cells):
        lit, dim = number in line, bool(line) or cell.fading or number in closed
        tiles.append(Tile(cell._replace(fading=False), lit, faint=dim and not lit))
    return tuple(tiles)


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
        """Return how many pixels a row or column is from the first one; blocks have wider gaps."""
        gaps = number + 2 * (number // self._block)
        return number * self._side + gaps * self._gap

    def board(self, tiles: tuple[Tile, ...]) -> Image.Image:
        image = self._empty.copy()
        for number, tile in enumerate(tiles):
            row, column = divmod(number, self._columns)
            corner = self._edge + self._at(column), self._edge + self._at(row)
            image.paste(self._tiles[tile], corner)
        return image
