"""The picture on a card: a graph of the rating history, and a heat map of first moves.

It has no words: no font of reasonable size has the letters of all languages.
"""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from math import isqrt

from PIL import Image, ImageDraw, ImageFont

from bot.views.animation import mixed

WIDTH, HEIGHT = 640, 264  # pixels; a phone shows it half as large, so digits are twice as large

_BACK, _PANEL, _FAINT, _TEXT = "#1e1f22", "#2b2d31", "#4e5058", "#dbdee1"
_LINE, _COLD, _HOT = "#f0b232", (43, 45, 49), (240, 178, 50)
_PLOT = (92, 20, 368, 244)
_GRID, _CELL, _GAP = (392, 20), 70, 7
_SIZE, _LEAST_SIZE = 30, 24  # of digits; smaller ones nobody could read on a phone
_INSET = 6
_COLOURS = 64  # a PNG with a palette is written faster than one with full colours
_MIN_SPAN = 60  # points, so that small changes of a rating do not look large
_STEP = 10  # points; the labels are multiples of it
_DARK_FROM = 0.55  # from this heat on, dark digits are easier to read than light ones

_Font = ImageFont.ImageFont | ImageFont.FreeTypeFont


def drawn(history: Sequence[int], openings: Sequence[int]) -> bytes:
    """Return ratings (oldest first, at least one) and first moves by cell as a PNG, in some ms."""
    image = Image.new("RGB", (WIDTH, HEIGHT), _BACK)
    draw = ImageDraw.Draw(image)
    _draw_history(draw, history)
    _draw_cells(draw, openings)
    file = BytesIO()
    image.quantize(_COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG", compress_level=3)
    return file.getvalue()


@cache
def _font(size: int) -> _Font:
    return ImageFont.load_default(size)


def _draw_history(draw: ImageDraw.ImageDraw, history: Sequence[int]) -> None:
    left, top, right, bottom = _PLOT
    draw.rounded_rectangle((left - 8, top, right, bottom), 10, fill=_PANEL)
    low, high = _span(history)
    for points in (low, (low + high) // 2, high):
        y = _y(points, low, high)
        draw.line((left, y, right - 8, y), _FAINT, 1)
        draw.text((left - 14, y), str(points), _TEXT, _font(_SIZE), anchor="rm")
    step = (right - left - 24) / max(len(history) - 1, 1)
    graph = [(left + 8 + step * i, _y(value, low, high)) for i, value in enumerate(history)]
    draw.line(graph, _LINE, 4, joint="curve")
    x, y = graph[-1]
    draw.ellipse((x - 8, y - 8, x + 8, y + 8), fill=_LINE)


def _span(history: Sequence[int]) -> tuple[int, int]:
    """Return the lowest and the highest label, which have a third one halfway between them."""
    margin = max(_MIN_SPAN - (max(history) - min(history)), 0) // 2
    low = (min(history) - margin) // _STEP * _STEP
    height = -(-(max(history) + margin - low) // (2 * _STEP)) * 2 * _STEP
    return low, low + height


def _y(points: float, low: int, high: int) -> float:
    _, top, _, bottom = _PLOT
    return bottom - 18 - (points - low) / (high - low) * (bottom - top - 36)


def _draw_cells(draw: ImageDraw.ImageDraw, openings: Sequence[int]) -> None:
    greatest, side = max(*openings, 1), isqrt(len(openings))
    size = (3 * (_CELL + _GAP)) // side - _GAP
    font = _fitting_font(openings, size)
    for cell, count in enumerate(openings):
        x = _GRID[0] + cell % side * (size + _GAP)
        y = _GRID[1] + cell // side * (size + _GAP)
        heat = count / greatest
        draw.rounded_rectangle((x, y, x + size, y + size), 10, fill=mixed(_COLD, _HOT, heat))
        middle, ink = (x + size / 2, y + size / 2), _BACK if heat > _DARK_FROM else _TEXT
        if font is not None:
            draw.text(middle, str(count), ink, font, anchor="mm")


def _fitting_font(openings: Sequence[int], side: int) -> _Font | None:
    """Return the largest font in which all counts fit into their cells, or None without any."""
    for size in range(min(_SIZE, side), _LEAST_SIZE - 1, -1):
        font = _font(size)
        if max(font.getlength(str(count)) for count in openings) <= side - _INSET:
            return font
    return None
