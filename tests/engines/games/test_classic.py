"""The board of classic, checked in all positions against rules on plain text."""

from functools import cache
from itertools import product

import pytest

from engines.games.classic import CLASSIC, BadBoardError, Board
from engines.games.position import IllegalMoveError, outcome_of
from tests.engines.positions import BOARDS, LINES, TEXTS, is_over, successors, winner


def test_counts_of_positions() -> None:
    """There are 5,478 positions; the game is over in 958 of them; there are 765 but for images."""
    assert (len(TEXTS), sum(map(is_over, TEXTS))) == (5478, 958)
    assert len({CLASSIC.canonical(Board.parse(text).state) for text in TEXTS}) == 765


@cache
def games(board: Board) -> dict[str | None, int]:
    """Return how many games from this position each side wins; None counts the draws."""
    if outcome := outcome_of(board, board.turn):
        return {outcome.winner: 1}
    totals: dict[str | None, int] = {"X": 0, "O": 0, None: 0}
    for cell in board.legal_moves():
        for won_by, count in games(board.play(cell)).items():
            totals[won_by] += count
    return totals


def test_counts_of_games() -> None:
    """Of 255,168 games X wins 131,184, O wins 77,904, and 46,080 are draws."""
    assert games(Board()) == {"X": 131_184, "O": 77_904, None: 46_080}


def test_every_text_is_a_reachable_board_or_an_error() -> None:
    """Of all 19,683 texts only the reachable ones parse, and each is written back the same."""
    reachable = set(TEXTS)
    for text in map("".join, product("XO.", repeat=9)):
        if text in reachable:
            assert str(Board.parse(text)) == text
        else:
            with pytest.raises(BadBoardError):
                Board.parse(text)


@pytest.mark.parametrize("text", ["", "X", "." * 8, "." * 10, "x........", "X-------O", " " * 9])
def test_other_texts_are_errors(text: str) -> None:
    """A text that is not nine characters X, O or dot raises an error that says so."""
    with pytest.raises(BadBoardError, match="a board is nine characters"):
        Board.parse(text)


def test_moves_and_outcomes() -> None:
    """In every position turn, moves and outcome are those of the plain rules."""
    for text in TEXTS:
        board = Board.parse(text)
        outcome = outcome_of(board, board.turn)
        assert (board.plies, board.turn) == (9 - text.count("."), "XO"[board.plies % 2])
        assert [str(board.play(cell)) for cell in board.legal_moves()] == successors(text)
        assert (outcome is not None) == is_over(text)
        if outcome:
            assert outcome.winner == winner(text)
            assert outcome.line is None or outcome.line in LINES
            assert {text[cell] for cell in outcome.line or ()} == ({outcome.winner} - {None})


def test_illegal_moves_raise() -> None:
    """A taken cell, a cell off the board, and any cell after the end raise an error."""
    for board in (*BOARDS[::100], Board.parse("XXXOO....")):
        for cell in set(range(-1, 11)) - set(board.legal_moves()):
            with pytest.raises(IllegalMoveError) as error:
                board.play(cell)
            assert (error.value.position, error.value.move) == (board, cell)
