"""An attempt: its tries, what can be pressed, and the result that people copy."""

from datetime import timedelta

import pytest
from hypothesis import given, strategies as st

from bot.domain.daily.attempt import Attempt, given_up, hinted, pressed
from bot.domain.daily.days import start_of
from bot.errors import Refusal
from engines.puzzles.days import DAYS, puzzle
from engines.puzzles.puzzle import TRIES

NOW = start_of(1) + timedelta(hours=1)
FOUR_MOVES = 1  # the number of a puzzle of Drop, in which the line has four own moves
SAVE = next(number for number in range(1, DAYS) if puzzle(number).task == "save")


def begun(number: int) -> Attempt:
    return Attempt(number, puzzle(number))


def play(attempt: Attempt, *moves: int) -> Attempt:
    for move in moves:
        attempt = pressed(attempt, attempt.revision, move, NOW)
    return attempt


def solution(attempt: Attempt) -> tuple[int, ...]:
    return attempt.puzzle.line[::2]


def wrong_move(attempt: Attempt) -> int:
    """Return a move that ends the try and was not tried before."""
    legal = attempt.board.legal_moves()
    made = attempt.made
    return next(
        move
        for move in legal
        if move not in attempt.refuted and not attempt.puzzle.is_right(move, made)
    )


def test_every_line_solves_its_puzzle() -> None:
    """Each puzzle is solved at once by its line, and no move of it is wrong."""
    for number in range(1, DAYS + 1):
        attempt = play(begun(number), *solution(begun(number)))
        assert attempt.solved_at == NOW
        assert attempt.is_found_at_once
        assert attempt.result() == "🟩" * attempt.puzzle.own_moves


def test_three_tries() -> None:
    """A wrong move, which is not made twice, ends a try; the start is back, until the third."""
    attempt = begun(FOUR_MOVES)
    tried: list[int] = []
    for number in range(TRIES):
        assert not attempt.is_over
        assert len(attempt.failed) == number
        assert attempt.board == attempt.puzzle.position()
        assert attempt.refuted == frozenset(tried)
        tried.append(wrong_move(attempt))
        attempt = play(attempt, tried[-1])
        with pytest.raises(Refusal, match="puzzle-over" if attempt.is_over else "tried-before"):
            play(attempt, tried[-1])
    assert attempt.is_over
    assert attempt.solved_at is None
    assert attempt.result() == "⬛\n⬛\n⬛"
    with pytest.raises(Refusal, match="puzzle-over"):
        play(attempt, solution(attempt)[0])


def test_the_result_has_a_row_for_each_try() -> None:
    """A square stands for an own move; the bulb is the hint, and a black one the answer."""
    attempt = play(begun(FOUR_MOVES), *solution(begun(FOUR_MOVES))[:2])
    attempt = play(attempt, wrong_move(attempt))
    solved = play(hinted(attempt), *solution(attempt))
    assert solved.result() == "🟩🟩⬛\n🟩🟩🟩🟩💡"
    assert not solved.is_found_at_once
    given = given_up(play(attempt, solution(attempt)[0]))
    assert given.is_over
    assert given.result() == "🟩🟩⬛\n🟩⬛"


def test_a_puzzle_of_one_move_has_one_row() -> None:
    """Each try is one square, in one row."""
    attempt = begun(SAVE)
    for _ in range(2):
        attempt = play(attempt, wrong_move(attempt))
    assert play(attempt, *solution(attempt)).result() == "⬛⬛🟩"
    assert play(attempt, wrong_move(attempt)).result() == "⬛⬛⬛"


presses = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 30)), max_size=12)


@given(st.integers(1, DAYS), presses)
def test_whatever_is_pressed(number: int, presses: list[tuple[int, int]]) -> None:
    """Only a press on the newest board changes anything, by one revision; it is over in time."""
    attempt = begun(number)
    for revision, cell in presses:
        try:
            after = pressed(attempt, revision, cell, NOW)
        except Refusal:
            assert revision == attempt.revision
            continue
        if revision != attempt.revision:
            assert after is attempt
            continue
        assert after.revision == attempt.revision + 1
        attempt = after
        assert len(attempt.failed) <= TRIES
        assert attempt.is_over == (len(attempt.failed) == TRIES or attempt.solved_at == NOW)
        assert len(attempt.result().split("\n")) <= TRIES
    assert hinted(hinted(attempt)) == hinted(attempt)
    assert given_up(attempt).is_over
