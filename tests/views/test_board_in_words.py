"""Each game's board in words: what can be seen, in sentences that speak well."""

import re

import pytest

from bot.domain.match import Ending, Match, Person
from bot.domain.transitions import ended
from bot.views.notices import board_in_words
from engines.games.variants import GAMES
from tests.conftest import ANN, BEN, NOW, a_match
from tests.views.test_board import text

POSITIONS = {
    "classic": "4 0 8|O, empty 2, empty 3|empty 4, X, empty 6|empty 7, empty 8, X",
    "misere": "4|empty 1, empty 2, empty 3|empty 4, X, empty 6|empty 7, empty 8, empty 9",
    "vanish": "0 1 4 3 2 5|X that vanishes next, O, X|O, X, O|empty 7, empty 8, empty 9",
    "squares": "0 5 6|X, empty b1, empty c1, empty d1|empty a2, O, X, empty d2"
    "|empty a3, empty b3, empty c3, empty d3|empty a4, empty b4, empty c4, empty d4",
    "drop": "2 2 0|empty a1, empty a2, empty a3, empty a4, X"
    "|empty b1, empty b2, empty b3, empty b4, empty b5|empty c1, empty c2, empty c3, O, X"
    "|empty d1, empty d2, empty d3, empty d4, empty d5"
    "|empty e1, empty e2, empty e3, empty e4, empty e5",
    "sizes": "a4 c4 b0|X2, empty 2, empty 3|empty 4, O3, empty 6|empty 7, empty 8, empty 9",
}
"""Moves of each game on a grid, and what is said of its rows or columns then."""


def after(variant: str, tokens: str) -> Match:
    moves = tuple(GAMES[variant].tokens.index(token) for token in tokens.split())
    return a_match(o=Person(BEN), variant=variant, moves=moves)


def lines(match: Match) -> list[str]:
    return [*filter(None, text(board_in_words(match, "en")).splitlines())]


@pytest.mark.parametrize("variant", POSITIONS)
def test_what_is_said(variant: str) -> None:
    """It says whose turn it is, the last move, and the squares row by row; in drop by columns."""
    tokens, *rows = POSITIONS[variant].split("|")
    turn, last, *said = lines(after(variant, tokens))
    assert re.fullmatch(r"\*\*Your turn, <@\d+> \([XO]\)\*\*", turn)
    assert " took " in last
    way, names = ("Column", "abcde") if variant == "drop" else ("Row", "12345")
    expected = [f"{way} {name}: {row}." for name, row in zip(names, rows, strict=False)]
    assert said[: len(expected)] == expected
    assert bool(said[len(expected) :]) is (variant == "sizes")


def test_what_each_still_has() -> None:
    """In sizes it says which pieces both still have, and what the numbers mean."""
    assert lines(after("sizes", "a4 c4 b0"))[-3:] == [
        "X: Small \u00d71, Medium \u00d71, Large \u00d72.",
        "O: Small \u00d72, Medium \u00d72, Large \u00d71.",
        "1 is small, 2 medium, 3 large.",
    ]


def test_small_boards() -> None:
    """In ultimate the board to play in comes first, then a line for each small board."""
    match = a_match(o=Person(BEN), variant="ultimate", moves=(40, 36, 4, 37, 13, 38))
    _, last, where, *boards = lines(match)
    assert "took the top-right corner of the middle board" in last
    assert where.startswith("**Play in the top-right board.**")
    assert len(boards) == 9
    assert boards[0] == (
        "1 the top-left board: empty 1, empty 2, empty 3, empty 4, X, empty 6, empty 7, empty 8, "
        "empty 9."
    )
    assert boards[4] == "5 the middle board: won by O."


@pytest.mark.parametrize("variant", GAMES)
def test_before_and_after(variant: str) -> None:
    """It can be said of a board without a move, and says how a match ended."""
    empty = a_match(o=Person(BEN), variant=variant)
    assert " took " not in text(board_in_words(empty, "en"))
    assert lines(ended(empty, Ending.RESIGNED, "X", NOW))[0].startswith(f"🏳️ **<@{BEN}> resigned")


def test_it_is_in_the_language_of_the_reader() -> None:
    """Someone hears it in their own language, whatever that of the match is."""
    said = text(board_in_words(after("classic", "4"), "de"))
    assert f"<@{ANN}>** nimmt die Mitte." in said
    assert "Reihe 2: leer 4, X, leer 6." in said
