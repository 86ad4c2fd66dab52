"""Each engine against its reference implementation, in every position, also with marks swapped."""

from collections.abc import Callable
from functools import partial
from math import isclose

import pytest

from engines.engine import Engine
from engines.games.classic import Board
from engines.players.dice import Dice
from engines.players.lines import Lines
from engines.players.minimax import Minimax
from engines.players.perfect import Perfect
from engines.players.sampling import Sampling, survival
from engines.players.wargames import Wargames
from tests.engines import reference_rules, reference_search
from tests.engines.positions import BOARDS, MIRRORED, Cells, seen_by_mover

EXACT: list[tuple[Engine, Callable[[Cells], reference_rules.Distribution]]] = [
    (Dice(), reference_rules.dice),
    (Lines(), reference_rules.lines),
    (Wargames(), reference_rules.wargames),
    (Perfect(), reference_search.perfect),
    *((Minimax(depth), partial(reference_search.minimax, horizon=depth)) for depth in range(10)),
]


@pytest.mark.parametrize(("engine", "reference"), EXACT, ids=lambda item: getattr(item, "spec", ""))
def test_distribution_equals_the_reference(
    engine: Engine, reference: Callable[[Cells], reference_rules.Distribution]
) -> None:
    """In every position, also with the marks swapped, the distribution equals the reference's."""
    for board in BOARDS + MIRRORED:
        assert engine.distribution(board) == reference(seen_by_mover(board)), board


def nearly_equal(found: dict[int, float], wanted: dict[int, float]) -> bool:
    """Return whether two distributions differ only by rounding."""
    return all(isclose(found.get(i, 0), wanted[i], abs_tol=1e-12) for i in wanted)


def sampling_matches(board: Board, games: int) -> bool:
    """Return whether the distribution of sampling equals the reference's."""
    found = dict(Sampling(games).distribution(board))
    return nearly_equal(found, reference_search.sampling(seen_by_mover(board), games))


def test_sampling_with_few_games() -> None:
    """With three games, the distribution equals the reference's in every position."""
    assert all(sampling_matches(board, 3) for board in BOARDS)


def test_sampling_with_a_hundred_games() -> None:
    """With 100 games, the distribution equals the reference's in every hundredth position."""
    assert all(sampling_matches(board, 100) for board in BOARDS[::100])


def test_sampling_knows_the_odds_of_random_games() -> None:
    """The chance that a move does not lose a random game is exact in every position."""
    for board in BOARDS + MIRRORED:
        for after in map(board.play, board.free):
            exact = 1 - reference_search.random_game(seen_by_mover(after))[0]
            assert isclose(survival(after.game, after.state), exact, abs_tol=1e-12)
