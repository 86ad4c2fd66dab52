from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.match import Ending, Machine, Match, Person, Status
from bot.domain.moves import pressed, resigned, started
from bot.errors import (
    BoardMovedOnError,
    CellTakenError,
    MatchOverError,
    NotYourMatchError,
    NotYourTurnError,
)
from engines.games.classic import Board
from tests.conftest import ANN, BEN, EVE, NOW, a_match


def between_people(**changes: object) -> Match:
    return a_match(o=Person(BEN), **changes)


def after(match: Match, *cells: int) -> Match:
    """Return the match after its people have pressed `cells` in turn."""
    for cell in cells:
        person = match.to_move
        assert isinstance(person, Person)
        match = pressed(match, person.id, match.revision, cell, NOW)
    return match


def test_a_press_takes_the_cell_and_raises_the_revision() -> None:
    """A person's press puts their mark on the cell and raises the revision by one."""
    match = after(between_people(), 4)
    assert (str(match.board), match.revision) == ("....X....", 1)


def test_the_engine_answers_in_the_same_transition() -> None:
    """Against an engine, one press makes two moves and one revision."""
    match = pressed(a_match(), ANN, 0, 4, NOW)
    assert (len(match.moves), match.revision, match.board.turn) == (2, 1, "X")


def test_an_engine_that_begins_has_moved_before_the_first_press() -> None:
    """A match in which the engine plays X starts with its move made, at revision 0."""
    match = started(a_match(x=Machine("perfect"), o=Person(ANN)))
    assert (len(match.moves), match.revision, match.to_move) == (1, 0, Person(ANN))


def test_a_person_who_begins_finds_the_board_empty() -> None:
    """A match in which a person plays X starts with an empty board."""
    assert started(a_match()).moves == ()


def test_three_in_a_row_ends_the_match() -> None:
    """Completing a line ends the match as won by its mark."""
    match = after(between_people(), 0, 3, 1, 4, 2)
    assert (match.status, match.ending, match.winner) == (Status.OVER, Ending.LINE, "X")


def test_a_full_board_without_a_line_is_a_draw() -> None:
    """Nine moves without a line end the match with nobody as its winner."""
    match = after(between_people(), 0, 1, 2, 4, 3, 5, 7, 6, 8)
    assert (match.status, match.ending, match.winner) == (Status.OVER, Ending.FULL_BOARD, None)


def test_a_line_on_the_ninth_cell_wins() -> None:
    """A line completed by the ninth move is a win and no draw."""
    match = after(between_people(), 0, 1, 2, 3, 4, 5, 7, 6, 8)
    assert (match.ending, match.winner) == (Ending.LINE, "X")


def test_giving_up_makes_the_other_side_the_winner() -> None:
    """Who resigns loses, whoever's turn it is."""
    match = resigned(between_people(), ANN, NOW)
    assert (match.ending, match.winner, match.revision) == (Ending.RESIGNED, "O", 1)


@pytest.mark.parametrize(
    ("person", "revision", "cell", "refusal"),
    [
        (EVE, 1, 0, NotYourMatchError),
        (EVE, 0, 0, NotYourMatchError),
        (BEN, 0, 0, BoardMovedOnError),
        (ANN, 1, 0, NotYourTurnError),
        (BEN, 1, 4, CellTakenError),
        (BEN, 1, 9, CellTakenError),
    ],
)
def test_a_press_that_does_not_fit_is_refused(
    person: int, revision: int, cell: int, refusal: type[Exception]
) -> None:
    """A press counts only if person, revision, turn and cell fit; each has its own refusal."""
    match = after(between_people(), 4)
    with pytest.raises(refusal):
        pressed(match, person, revision, cell, NOW)


def test_nothing_moves_a_match_that_is_over() -> None:
    """A finished match takes neither presses nor resignations."""
    over = resigned(between_people(), ANN, NOW)
    with pytest.raises(MatchOverError):
        pressed(over, BEN, over.revision, 0, NOW)
    with pytest.raises(MatchOverError):
        resigned(over, BEN, NOW)


def test_a_stranger_cannot_give_a_match_up() -> None:
    """Only somebody with a seat can resign."""
    with pytest.raises(NotYourMatchError):
        resigned(between_people(), EVE, NOW)


def test_an_engine_thinks_the_same_again() -> None:
    """What an engine thought at a ply can be had again, from the seed, long after the move."""
    match = pressed(a_match(o=Machine("minimax:9")), ANN, 0, 0, NOW)
    assert match.thought(1).choice.cell == match.moves[1]
    assert replace(match, seed=match.seed).thought(1) == match.thought(1)


def test_a_person_has_no_thought_to_show() -> None:
    """Asking what an engine thought where a person moved is a fault of the caller."""
    with pytest.raises(TypeError):
        pressed(a_match(), ANN, 0, 0, NOW).thought(0)


@given(st.lists(st.integers(0, 8), max_size=12), st.integers(0, 2**62))
def test_the_board_follows_from_the_moves(cells: list[int], seed: int) -> None:
    """Whatever is pressed, the moves replay to a board a game can reach, at most one a press."""
    match = a_match(o=Machine("minimax:4"), seed=seed)
    for cell in cells:
        if match.status is Status.LIVE and cell in match.board.legal_moves():
            match = pressed(match, ANN, match.revision, cell, NOW)
    assert Board.parse(str(match.board)) == match.board
    assert (match.board.outcome is not None) == (match.status is Status.OVER)
