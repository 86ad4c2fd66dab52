"""The engine whose strength can be set: it climbs with its skill, and follows people."""

from random import Random

import pytest

from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.levels import LEVELS, engine_of, matched_to, spec_for
from engines.players.baselines import Uniform
from engines.players.matched import Result, next_skill


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_skill_mixes_its_neighbours(variant: str) -> None:
    """At 0 it makes any move, at 25, 50, 75 and 100 it is a level, and between it mixes two."""
    game, rng = SOLVED_GAMES[variant], Random(6)
    levels = [engine_of(spec_for(level, None, game), game) for level in LEVELS]
    position = PlayedPosition(game)
    while position.outcome is None:
        stated = [dict(it.distribution(position)) for it in (Uniform(), *levels)]
        for place, skill in enumerate(range(0, 101, 25)):
            found = engine_of(matched_to(skill), game).distribution(position)
            assert found == pytest.approx({m: float(c) for m, c in stated[place].items()})
        mixed = engine_of(matched_to(30), game).distribution(position)
        for move in position.legal_moves():
            easy, medium = (float(stated[place].get(move, 0)) for place in (1, 2))
            assert mixed.get(move, 0) == pytest.approx(0.8 * easy + 0.2 * medium)
        position = position.play(rng.choice(position.legal_moves()))


def after(*points: float, skill: int = 50) -> int:
    """Return the skill after games at one skill."""
    return next_skill([Result(skill, it) for it in points])


def test_the_next_skill() -> None:
    """A winner meets more skill, a loser less: first in small steps, then in larger ones."""
    assert next_skill([]) == 24
    assert [after(*[1.0] * wins) for wins in range(1, 5)] == [53, 55, 55, 55]
    assert [after(*[0.0] * losses) for losses in range(1, 5)] == [47, 45, 45, 45]
    assert after(0.5) == after(1.0, 0.0, 1.0, 0.0) == 50
    assert (after(1.0, skill=99), after(0.0, skill=1)) == (100, 0)


def test_one_game_changes_little() -> None:
    """Whatever the latest games were, the next skill is at most 5 away from the last one."""
    rng = Random(4)
    for _ in range(300):
        points = [rng.choice((0.0, 0.5, 1.0)) for _ in range(rng.randrange(1, 9))]
        assert abs(after(*points) - 50) <= 5
