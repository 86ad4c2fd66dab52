"""The engine whose strength can be set: it climbs with its skill, and follows people."""

from random import Random

import pytest

from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.levels import LEVELS, MATCHED, engine_of, spec_for, spec_with
from engines.players.baselines import Uniform
from engines.players.matched import REMEMBERED, SkillResult, next_skill


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_skill_mixes_its_neighbours(variant: str) -> None:
    """At 0 it makes any move, at 25, 50, 75 and 100 it is a level, and between it mixes two."""
    game, rng = SOLVED_GAMES[variant], Random(6)
    levels = [engine_of(spec_for(level, None, game), game) for level in LEVELS]
    position = PlayedPosition(game)
    while position.outcome is None:
        stated = [dict(it.distribution(position)) for it in (Uniform(), *levels)]
        for place, skill in enumerate(range(0, 101, 25)):
            found = engine_of(spec_with(MATCHED, skill), game).distribution(position)
            assert found == pytest.approx({m: float(c) for m, c in stated[place].items()})
        mixed = engine_of(spec_with(MATCHED, 30), game).distribution(position)
        for move in position.legal_moves():
            easy, medium = (float(stated[place].get(move, 0)) for place in (1, 2))
            assert mixed.get(move, 0) == pytest.approx(0.8 * easy + 0.2 * medium)
        position = position.play(rng.choice(position.legal_moves()))


def skills(*points: float) -> list[int]:
    """Return the skill of someone's first game, and after each result of the following ones."""
    met: list[SkillResult] = []
    for it in points:
        met.append(SkillResult(next_skill(met[-REMEMBERED:]), it))
    return [*(result.skill for result in met), next_skill(met[-REMEMBERED:])]


def test_the_first_evening() -> None:
    """Who wins every game meets 90 in the sixth; who loses all is below 10 after two."""
    assert skills(*[1.0] * 7) == [25, 40, 55, 70, 85, 90, 95, 100]
    assert skills(*[0.0] * 3) == [25, 10, 0, 0]


def test_the_next_skill() -> None:
    """Each of the first four results moves it by 15, later ones by 5, and a draw not at all."""
    assert skills(0.5, 1.0, 0.0, 0.5, 1.0, 0.0) == [25, 25, 40, 25, 25, 30, 25]


def test_a_skill_is_kept() -> None:
    """Whoever has played before goes on from the last skill that they met."""
    assert next_skill([SkillResult(61, 1.0)] * REMEMBERED) == 66
    assert next_skill([SkillResult(61, 0.0)] * 2) == 46
    assert next_skill([SkillResult(99, 1.0)] * REMEMBERED) == 100
