"""Every puzzle of the list is one, by plain searches: some of them, or all in a full run."""

from engines.games.game import DRAW, WIN
from engines.puzzles.puzzle import Puzzle
from tests.engines.puzzles.plain_search import PlainSearch

FREE = 14
SAVED = ("squares", "sizes")


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
