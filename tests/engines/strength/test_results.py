"""Results of games played agree with those that are counted out."""

from random import Random

import pytest

from engines.games.misere import MISERE
from engines.games.sizes import SIZES
from engines.games.vanish import VANISH
from engines.levels import engine_of
from engines.players.baselines import Fallible, Uniform
from engines.strength import arena, circles
from engines.strength.arena import Record
from engines.strength.results import is_played, method, worst_case
from engines.strength.simulation import SimulatedRecord, play_games


def agrees(simulated: SimulatedRecord, record: Record) -> bool:
    """Return whether games played are within four standard errors of the exact result."""
    found, exact = (list(map(float, one)) for one in (simulated.record, record))
    return all(abs(a - b) < 4 * simulated.error for a, b in zip(found, exact, strict=True))


def test_games_of_misere() -> None:
    """Games of misère between two 80:20 players end as often each way as counted out."""
    player = Fallible()
    simulated = play_games(MISERE, player, player, 1000, Random(1))
    assert agrees(simulated, arena.play_out(player, player, MISERE))
    assert not agrees(simulated, arena.play_out(player, player, MISERE).reversed_sides())


@pytest.mark.slow
def test_games_of_vanish() -> None:
    """Random games of vanish end as often each way as iteration says; the first player is ahead."""
    record = circles.play_out(Uniform(), Uniform(), VANISH)
    simulated = play_games(VANISH, Uniform(), Uniform(), 1000, Random(1))
    assert sum(record) == pytest.approx(1)
    assert agrees(simulated, record)
    assert not agrees(simulated, record.reversed_sides())


def test_a_simulated_record() -> None:
    """A simulated record gives its parts, and the standard error of the less certain one."""
    simulated = SimulatedRecord(won=50, drawn=40, lost=10)
    assert simulated.record == (0.5, 0.4, 0.1)
    assert simulated.error == pytest.approx(0.05)


def test_large_games_are_played() -> None:
    """Squares, drop and sizes are too large to count out; their tables say the error."""
    assert is_played(SIZES)
    assert worst_case(engine_of("perfect", SIZES), SIZES) is None
    assert method(SIZES, 10_000) == "from 10,000 games each, standard error at most 0.5"
    assert method(MISERE) == "exact"
    assert worst_case(engine_of("minimax:4", MISERE), MISERE) == pytest.approx(0.769, abs=0.0005)
