"""Results of games played agree with those that are counted out."""

from math import sqrt
from random import Random

import pytest

from engines.games.misere import MISERE
from engines.games.sizes import SIZES
from engines.games.vanish import VANISH
from engines.levels import engine_of
from engines.players.baselines import Fallible
from engines.strength import circles, exact
from engines.strength.exact import Rates
from engines.strength.results import is_played, margin, method, play_games

GAMES = 1000
POINTS_OF_VANISH = 0.531509  # what an 80:20 player scores who moves first, against another


def error_of(record: Rates, games: int) -> float:
    """Return the standard error of the part of games won or lost, whichever is less certain."""
    return max(sqrt(part * (1 - part) / games) for part in map(float, (record.win, record.loss)))


def agrees(simulated: Rates, exact: Rates) -> bool:
    """Return whether games played are within four standard errors of the exact result."""
    parts = zip(map(float, simulated), map(float, exact), strict=True)
    return all(abs(a - b) < 4 * error_of(simulated, GAMES) for a, b in parts)


def test_games_of_misere() -> None:
    """Games of misère between two 80:20 players end as often each way as counted out."""
    player = Fallible()
    simulated = play_games(MISERE, player, player, GAMES, Random(1))
    assert agrees(simulated, exact.play_out(player, player, MISERE))
    assert not agrees(simulated, exact.play_out(player, player, MISERE).reversed_sides())


@pytest.mark.slow
def test_games_of_vanish() -> None:
    """Two 80:20 players win 53 and 47 of 100 games of vanish, by iteration and in games played."""
    player = Fallible()
    record = circles.play_out(player, player, VANISH)
    simulated = play_games(VANISH, player, player, GAMES, Random(1))
    assert sum(record) == pytest.approx(1)
    assert record.score == pytest.approx(POINTS_OF_VANISH, abs=1e-5)
    assert agrees(simulated, record)
    assert not agrees(simulated, record.reversed_sides())


def test_large_games_are_played() -> None:
    """Squares, drop and sizes are too large to count out; their tables say the error."""
    assert is_played(SIZES)
    assert method(SIZES, 10_000) == "from 10,000 games each, standard error at most 0.5"
    assert method(MISERE) == "exact"
    worst = sum(exact.worst_case(engine_of("minimax:4", MISERE), MISERE)) / 2
    assert worst == pytest.approx(0.769, abs=0.0005)


def test_sampling_is_played_where_play_goes_in_circles() -> None:
    """There it prefers low cells, so that images of a position are not alike; elsewhere it may."""
    sampling, minimax = engine_of("sampling:5", VANISH), engine_of("minimax:2", VANISH)
    assert is_played(VANISH, minimax, sampling)
    assert not is_played(VANISH, minimax, Fallible())
    assert not is_played(MISERE, sampling)


@pytest.mark.parametrize(("score", "off"), [(0.5, 1.55), (0.8, 1.24), (1, 0.07)])
def test_how_far_off_a_score_may_be(score: float, off: float) -> None:
    """Of 4,000 games, the least certain scores are those near one half, and none is certain."""
    assert round(100 * margin(score, 4000), 2) == off
    assert margin(score, 1000) > margin(score, 4000)
