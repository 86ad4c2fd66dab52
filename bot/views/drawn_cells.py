"""Draws the cells of a board as pictures, in the colours of Discord's buttons."""

from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.games.game import Cell, Mark

Colour = tuple[int, int, int]

PANEL, _INK, _LIT = (43, 45, 49), (255, 255, 255), (36, 128, 70)
_COLOURS: dict[Mark | None, Colour] = {
    "X": (88, 101, 242),
    "O": (218, 55, 60),
    None: (78, 80, 88),
}
_REACH = {"": 0.28, "a": 0.15, "b": 0.24, "c": 0.33}
"""How far a mark goes from the middle of its cell, by the size of the piece; the cell is 1."""
_FINER = 4  # a cell is drawn so many times as large, so that its edges are smooth
_EDGE = 4  # steps from one colour to the next along an edge
_HALF = 0.5  # how strong Discord draws a disabled button


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
