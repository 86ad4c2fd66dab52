"""The exact strength figures, calculated over the whole game tree."""

from fractions import Fraction

import pytest

from engines.ladders import STRENGTH
from engines.levels import ENGINES, engine_of, spec_for
from engines.players.baselines import Fallible
from engines.strength.exact import worst_case
from engines.strength.numbers import percent
from engines.strength.results import both_sides
from engines.strength.tables import BASELINES

DEFAULTS = [spec_for(None, engine) for engine in ENGINES]
AGAINST_RANDOM = {
    "dice": ((0.918, 0.075, 0.008), (0.782, 0.188, 0.03)),
    "lines": ((0.986, 0.014, 0.0), (0.885, 0.086, 0.03)),
    "wargames": ((0.979, 0.021, 0.0), (0.887, 0.101, 0.013)),
    "sampling:100": ((0.899, 0.101, 0.0), (0.724, 0.262, 0.014)),
    "minimax:9": ((0.968, 0.032, 0.0), (0.777, 0.223, 0.0)),
    "perfect": ((0.99, 0.01, 0.0), (0.916, 0.084, 0.0)),
}
"""What each engine wins, draws and loses, moving first and moving second."""


def test_perfect_reaches_the_bound() -> None:
    """Against the 80:20 player `perfect` wins exactly 341/800 moving first, 1522/5625 second."""
    first, second = both_sides(engine_of("perfect"), Fallible())
    assert (first.win, second.win) == (Fraction(341, 800), Fraction(1522, 5625))
    assert (first.loss, second.loss) == (0, 0)


@pytest.mark.slow
def test_more_games_do_not_make_sampling_safer() -> None:
    """The more games sampling plays, the more often it loses to its most dangerous opponent."""
    assert percent(sum(worst_case(engine_of("sampling:300"))) / 2) == "38.6"
    assert STRENGTH["sampling:100"].worst_case < 0.386


@pytest.mark.parametrize("spec", DEFAULTS)
def test_strength_is_what_the_arena_counts(spec: str) -> None:
    """Each stored strength is as calculated again, and nobody beats who keeps all values."""
    both = both_sides(engine_of(spec), BASELINES["random"])
    rounded = (tuple(round(float(chance), 3) for chance in record) for record in both)
    assert tuple(rounded) == AGAINST_RANDOM[spec]
    in_hundred = [round(100 * (sum(pair) / 2)) for pair in zip(*AGAINST_RANDOM[spec], strict=True)]
    worst = round(float(sum(worst_case(engine_of(spec)))) / 2, 3)
    assert STRENGTH[spec] == (in_hundred[0], in_hundred[2], worst)
    assert spec not in ("perfect", "minimax:9") or STRENGTH[spec].worst_case == 0
