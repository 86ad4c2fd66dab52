"""An attempt: its tries, what can be pressed, and the result that people copy."""

from datetime import timedelta

from hypothesis import given, strategies as st

from bot.domain.daily.attempt import Attempt, given_up, hinted, pressed
from bot.domain.daily.days import start_of
from bot.errors import Refusal
from engines.puzzles.days import DAYS, puzzle
from engines.puzzles.puzzle import TRIES

NOW = start_of(1) + timedelta(hours=1)


def begun(number: int) -> Attempt:
    return Attempt(number, puzzle(number))


def test_every_line_solves_its_puzzle() -> None:
    """Each puzzle is solved at once by its line, and no move of it is wrong."""
    for number in range(1, DAYS + 1):
        attempt = begun(number)
        for move in puzzle(number).line[::2]:
            attempt = pressed(attempt, attempt.revision, move, NOW)
        assert attempt.solved_at == NOW
        assert attempt.is_found_at_once
        assert attempt.result() == "🟩" * attempt.puzzle.own_moves


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
