"""Every puzzle of the list is one, by plain searches: some of them, or all in a full run.

Which puzzles are listed never changes: `test_days.py::test_released_days_never_change`.
"""

from fractions import Fraction
from math import prod

import pytest

from engines.games.game import DRAW, LOSS, WIN
from engines.puzzles.days import DAYS, puzzle
from engines.puzzles.puzzle import Puzzle
from tests.engines.puzzles.plain_search import PlainSearch
from tests.sizes import FULL

FREE = 14
SAVED = ("squares", "sizes")


def some() -> list[Puzzle]:
    """Return puzzles of the list; with every 43rd, each weekday, game and task is among them."""
    return [puzzle(number) for number in range(1, DAYS + 1, 1 if FULL else 43)]


@pytest.mark.slow
def test_the_line_is_forced() -> None:
    """Only one move keeps the result each time, and the stored replies hold out longest."""
    for one in some():
        prove(one)


def prove(one: Puzzle) -> None:
    """Assert that a puzzle has the one solution that it stands with."""
    search = PlainSearch(one.game)
    if one.task == "win":
        prove_win(one, search)
    else:
        prove_save(one, search)


def prove_win(one: Puzzle, search: PlainSearch) -> None:
    """Assert that a puzzle is won in its number of moves, and by no other line."""
    for made in range(one.own_moves):
        state, left = one.position(made).state, one.own_moves - made
        assert search.wins_within(state, left)
        assert not search.wins_within(state, left - 1)
        if left > 1:
            assert search.keeping(state, WIN) == [one.line[2 * made]]
    assert one.line[-1] in search.completing(state)
    assert one.own_moves in (2, 3, 4)


def prove_save(one: Puzzle, search: PlainSearch) -> None:
    """Assert that one move of a puzzle draws, and that all others lose."""
    state = one.position().state
    assert search.keeping(state, DRAW) == list(one.line)
    assert not search.at_least(state, WIN)
    assert one.variant in SAVED


def test_guessing_rarely_helps() -> None:
    """Who makes any legal moves finds the line in three tries at most 45 times in a hundred."""
    for one in some():
        chances = []
        for made in range(one.own_moves):
            legal = one.position(made).legal_moves()
            right = [move for move in legal if one.is_right(move, made)]
            chances.append(Fraction(len(right), len(legal)))
        assert 1 - (1 - prod(chances)) ** 3 <= Fraction(45, 100), one


def test_winning_and_blocking_rarely_helps() -> None:
    """Who wins or blocks at once, else moves anywhere, has the first move half the time at most."""
    for one in some():
        search = PlainSearch(one.game)
        after = search.after_each(one.position().state)
        wins = [move for move in after if one.game.result(after[move]) == LOSS]
        safe = [
            move
            for move, state in after.items()
            if one.game.result(state) != WIN
            and not any(one.game.result(it) == LOSS for it in search.after_each(state).values())
        ]
        seen = wins or safe or list(after)
        assert one.line[0] not in seen or len(seen) > 1, one


def test_the_last_move_ends_it() -> None:
    """The line can be played; after it a win is on the board, in reverse one move later.

    At most fourteen squares are free before.
    """
    for one in some():
        assert sum(cell.mark is None for cell in one.position().cells) <= FREE
        end = one.position(one.own_moves - 1).play(one.line[-1])
        if one.task == "win":
            replies = [end.play(move) for move in end.legal_moves()] or [end]
            assert {it.outcome and it.outcome.winner for it in replies} == {one.mark}
