"""The levels of every game climb: each loses no more than the one below, and scores more."""

from itertools import pairwise

import pytest

from docs.measured import SCORES
from engines.games.misere import MISERE
from engines.games.position import Node
from engines.games.vanish import VANISH
from engines.games.variants import SOLVED_GAMES
from engines.levels import LEVELS, engine_of, spec_for
from engines.players.baselines import Casual, Fallible, Uniform
from engines.strength import exact
from engines.strength.exact import average
from engines.strength.results import both_sides
from tests.sizes import FULL

only_in_full = pytest.mark.skipif(not FULL, reason="takes minutes")


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["misere", pytest.param("vanish", marks=only_in_full)])
def test_the_levels_climb(variant: str) -> None:
    """Losses fall and scores rise from level to level against each baseline, counted out."""
    game = SOLVED_GAMES[variant]
    ladder = [engine_of(spec_for(level, None, game), game) for level in LEVELS]
    for baseline in (Uniform(), Casual(), Fallible()):
        records = [average(both_sides(engine, baseline, game)) for engine in ladder]
        for lower, upper in pairwise(records):
            assert upper.loss <= lower.loss
            assert upper.score > lower.score


def measured(variant: str) -> list[tuple[float, ...]]:
    cells = [[it.partition("±")[0].strip(">") for it in row[1:]] for row in SCORES[variant]]
    return [tuple(float(it or 100) for it in row) for row in cells]


@pytest.mark.parametrize("variant", SCORES)
def test_a_level_means_the_same_in_every_game(variant: str) -> None:
    """Against casual each level scores within its band, and each step is at least 8 points."""
    (easy, *_), (medium, *_), (hard, *_), _ = levels = measured(variant)
    assert 20 <= easy <= 35
    assert 45 <= medium <= 60
    assert 65 <= hard <= 90
    for lower, upper in pairwise(levels):
        assert min(upper[0] - lower[0], upper[1] - lower[1], upper[2] - 50) >= 8


def test_perfect_loses_to_nobody_in_misere() -> None:
    """No opponent beats `perfect` in misère, moving first or second."""
    assert exact.worst_case(engine_of("perfect", MISERE), MISERE) == (0, 0)


def test_perfect_loses_to_nobody_in_vanish() -> None:
    """No opponent beats `perfect` in vanish, moving first or second, whatever moves both make."""
    perfect, start = engine_of("perfect", VANISH), VANISH.canonical(VANISH.start)
    queue = [(start, is_perfect) for is_perfect in (True, False)]
    known = {*queue}
    for state, is_perfect in queue:
        assert not is_perfect or VANISH.result(state) is None
        moves = VANISH.legal_moves(state)
        if is_perfect:
            moves = tuple(perfect.distribution(Node(VANISH, state)))
        after = {(VANISH.canonical(VANISH.after(state, move)), not is_perfect) for move in moves}
        queue += after - known
        known |= after
