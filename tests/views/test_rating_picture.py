"""What can be read in the picture on a card."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageFont

from bot.interactions.standings.answers import drawing
from bot.views.rating_picture import WIDTH

PHONE = 300  # how wide a phone shows the picture at least, in pixels of CSS
READABLE = 11.0  # pixels of CSS that digits need, from the ascender to the descender
OPENINGS = (1, 2, 3, 4, 5, 6, 7, 8, 0)
GRID, GAP = 231, 7
"""The side of the grid of counts, and the space between two of its cells, in pixels."""
MOST_DIGITS = {3: 4, 4: 3, 5: 2, 9: 0}  # how many digits a cell has room for, by the cells in a row

Written = list[tuple[str, float]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Return the list of all texts that are drawn, each with the size of its font."""
    found: Written = []
    draw = ImageDraw.ImageDraw.text

    def noted(self: Any, at: Any, text: str, ink: Any, font: Any, **how: Any) -> None:
        found.append((text, font.size))
        draw(self, at, text, ink, font, **how)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    return found


@pytest.mark.parametrize("history", [(1500,), (1500, 1503, 1491), tuple(range(1203, 1788, 13))])
def test_three_labels(written: Written, history: tuple[int, ...]) -> None:
    """The graph has three labels, multiples of ten at equal distances, around all ratings."""
    drawing((history, OPENINGS))
    low, middle, high = (int(text) for text, _ in written[:3])
    assert {label % 10 for label in (low, middle, high)} == {0}
    assert middle - low == high - middle > 0
    assert low <= min(history) <= max(history) <= high


def test_digits_on_a_phone(written: Written) -> None:
    """A phone shows all digits large enough to read, and there are no words."""
    image = Image.open(BytesIO(drawing(((1500, 1510), OPENINGS))))
    assert all(size * PHONE / image.width >= READABLE for _, size in written)
    assert all(text.isdigit() for text, _ in written)
    assert [text for text, _ in written[3:]] == list(map(str, OPENINGS))


@pytest.mark.parametrize("most", [9, 10, 99, 100, 999, 1_000, 9_999, 10_000, 1_234_567])
@pytest.mark.parametrize("side", [3, 4, 5, 9])
def test_counts_stay_in_their_cells(written: Written, side: int, most: int) -> None:
    """A count is drawn where it fits into its cell; if one does not, the colours say it alone."""
    openings = tuple(most if cell == 1 else 1 for cell in range(side * side))
    drawing(((1500,), openings))
    counts = written[3:]
    assert [text for text, _ in counts] in ([], list(map(str, openings)))
    widths = [ImageFont.load_default(size).getlength(text) for text, size in counts]
    assert max(widths, default=0) < GRID / side - GAP
    assert all(size * PHONE / WIDTH >= READABLE for _, size in counts)
    assert counts or len(str(most)) > MOST_DIGITS[side]
