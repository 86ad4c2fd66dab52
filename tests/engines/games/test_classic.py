"""The board of classic, checked in all positions against rules on plain text."""

from itertools import product

import pytest

from engines.games.classic import CLASSIC, BadBoardError, parse_board
from tests.engines.positions import TEXTS, is_over


def test_counts_of_positions() -> None:
    """There are 5,478 positions; the game is over in 958 of them; there are 765 but for images."""
    assert (len(TEXTS), sum(map(is_over, TEXTS))) == (5478, 958)
    assert len({CLASSIC.canonical(parse_board(text).state) for text in TEXTS}) == 765


def test_every_text_is_a_reachable_board_or_an_error() -> None:
    """Of all 19,683 texts only the reachable ones parse, and each is written back the same."""
    reachable = set(TEXTS)
    for text in map("".join, product("XO.", repeat=9)):
        if text in reachable:
            assert str(parse_board(text)) == text
        else:
            with pytest.raises(BadBoardError):
                parse_board(text)


@pytest.mark.parametrize("text", ["", "X", "." * 8, "." * 10, "x........", "X-------O", " " * 9])
def test_other_texts_are_errors(text: str) -> None:
    """A text that is not nine characters X, O or dot raises an error that says so."""
    with pytest.raises(BadBoardError, match="a board is nine characters"):
        parse_board(text)
