"""The engine whose strength can be set: it climbs with its skill, and follows people."""

from itertools import pairwise
from random import Random
from statistics import pstdev

import pytest

from benchmarks.matched import PEOPLE, ResultTable, curve_of
from engines.engine import Player
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.misere import MISERE
from engines.games.position import PlayedPosition
from engines.games.vanish import VANISH
from engines.games.variants import SOLVED_GAMES
from engines.levels import LEVELS, engine_of, matched_to, spec_for
from engines.players.baselines import Casual, Fallible, Uniform
from engines.players.matched import Result, next_skill
from engines.strength.arena import average
from engines.strength.results import both_sides, play_games
from tests.sizes import FULL, times

BASELINES = (Uniform(), Casual(), Fallible())


def score(skill: int, other: Player, game: AnyGame) -> float:
    """Return the points of a skill a game, as the mean of both sides."""
    return float(average(both_sides(engine_of(matched_to(skill), game), other, game)).score)


def climbs(game: AnyGame, skills: range) -> bool:
    """Return whether points rise with skill, against each baseline."""
    return all(
        score(lower, other, game) < score(upper, other, game)
        for other in BASELINES
        for lower, upper in pairwise(skills)
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", [CLASSIC, MISERE], ids=lambda game: game.name)
def test_points_rise_with_skill(game: AnyGame) -> None:
    """In classic and misère it scores more at each higher skill."""
    assert climbs(game, range(0, 101, 20))


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="takes minutes")
def test_points_rise_with_skill_in_vanish() -> None:
    """In vanish it scores more at each higher skill."""
    assert climbs(VANISH, range(0, 101, 25))


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["squares", "drop", "sizes"])
def test_losses_fall_with_skill_in_a_large_game(variant: str) -> None:
    """In games played of a large game, it loses less at each higher skill."""
    game, rng, count = SOLVED_GAMES[variant], Random(5), times(5000, share=100)
    for other in BASELINES:
        engines = [engine_of(matched_to(skill), game) for skill in range(0, 101, 50)]
        lost = [
            play_games(game, engine, other, count, rng).loss
            + play_games(game, other, engine, count, rng).win
            for engine in engines
        ]
        assert lost[0] > lost[1] > lost[2] == 0


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


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["classic", "misere"])
def test_people_of_four_kinds(variant: str) -> None:
    """In games 6 to 15 all score about half, at most 80 % who make no mistakes."""
    table, rng = ResultTable(SOLVED_GAMES[variant]), Random(11)
    for name in PEOPLE:
        curve = curve_of(table, name, 1000, rng)
        assert pstdev(curve.skills[10]) <= 15
        assert 0.4 <= curve.points <= {"random": 0.6, "exact": 0.8}.get(name, 0.7)
