"""The engine whose strength can be set: it climbs with its skill, and never looks careless."""

from itertools import pairwise
from random import Random
from statistics import pstdev

import pytest

from benchmarks.matched import PEOPLE, ResultTable, curve_of
from engines.engine import Player
from engines.games.classic import CLASSIC
from engines.games.game import LOSS, AnyGame
from engines.games.misere import MISERE
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.vanish import VANISH
from engines.games.variants import SOLVED_GAMES
from engines.levels import engine_of
from engines.players.baselines import Fallible, TakeAndBlock, Uniform, WinAndBlock
from engines.players.matched import Matched, Result, next_skill
from engines.players.tree import Tree
from engines.solver import best_moves
from engines.strength import arena, circles
from engines.strength.arena import Record, average
from engines.strength.results import play_games
from tests.sizes import FULL, times

BASELINES = (Uniform(), WinAndBlock(), Fallible())


def record(player: Player, other: Player, game: AnyGame) -> Record:
    """Return the results of both sides, averaged."""
    play_out = circles.play_out if game is VANISH else arena.play_out
    first, second = play_out(player, other, game), play_out(other, player, game)
    return average((first, second.reversed_sides()))


def falls(game: AnyGame, skills: range) -> bool:
    """Return whether losses fall with skill, against each baseline."""
    return all(
        float(record(Matched(upper), other, game).loss)
        < float(record(Matched(lower), other, game).loss)
        for other in BASELINES
        for lower, upper in pairwise(skills)
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", [CLASSIC, MISERE], ids=lambda game: game.name)
def test_losses_fall_with_skill(game: AnyGame) -> None:
    """In classic and misère it loses less at each higher skill, down to nothing at 100."""
    assert falls(game, range(0, 101, 20))
    assert arena.worst_case(Matched(100), game) == (0, 0)


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="takes minutes")
def test_losses_fall_with_skill_in_vanish() -> None:
    """In vanish it loses less at each higher skill, down to nothing at 100."""
    assert falls(VANISH, range(0, 101, 25))
    assert circles.worst_case(Matched(100), VANISH) == (0, 0)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["squares", "drop", "sizes"])
def test_losses_fall_with_skill_in_a_large_game(variant: str) -> None:
    """In games played of a large game, it loses less at each higher skill."""
    game, rng, count = SOLVED_GAMES[variant], Random(5), times(5000, share=100)
    for other in BASELINES:
        lost = [
            play_games(game, Matched(skill), other, count, rng).loss
            + play_games(game, other, Matched(skill), count, rng).win
            for skill in range(0, 101, 50)
        ]
        assert lost[0] > lost[1] > lost[2] == 0


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_win_in_one_is_not_overlooked(variant: str) -> None:
    """From skill 40 on it takes every win in one and makes every block, and keeps no secret."""
    game, rng = SOLVED_GAMES[variant], Random(6)
    position = PlayedPosition(game)
    while position.outcome is None:
        seen = WinAndBlock().distribution(position)
        assert set(Matched(40).distribution(position)) <= set(seen)
        assert set(Matched(100).distribution(position)) <= set(best_moves(position))
        assert sum(Matched(70).distribution(position).values()) == 1
        after = [game.after(position.state, move) for move in seen]
        if any(game.result(state) == LOSS for state in after):
            assert set(Matched(10).distribution(position)) == set(position.legal_moves())
        position = position.play(rng.choice(position.legal_moves()))


def test_the_next_skill() -> None:
    """A winner meets more skill, a loser less, first in small steps; ten games count."""
    assert next_skill([]) == engine_skill("matched:48")
    assert next_skill([Result(48, 1.0)]) == 50
    assert next_skill([Result(48, 0.0)]) == 46
    assert next_skill([Result(48, 0.5)]) == 48
    assert next_skill([Result(60, 1.0), Result(60, 0.0)] * 5) == 60
    assert next_skill([Result(0, 1.0)] * 5 + [Result(50, 0.5)] * 10) == 50
    assert next_skill([Result(20, 0.5)] * 5 + [Result(50, 0.5)] * 5) == 50
    assert (next_skill([Result(100, 1.0)] * 9), next_skill([Result(0, 0.0)] * 9)) == (100, 0)


def test_a_winner_of_every_game() -> None:
    """Who wins every game meets more skill each time, and full skill after ten games."""
    results: list[Result] = []
    for skill in (48, 50, 53, 57, 61, 66, 72, 79, 86, 94, 100):
        assert next_skill(results) == skill
        results.append(Result(skill, 1.0))


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["classic", "misere"])
def test_people_of_four_kinds(variant: str) -> None:
    """Ten games show each kind's skill within 12, and in the next ten they score 40 to 60 %."""
    table, rng = ResultTable(SOLVED_GAMES[variant]), Random(11)
    for name in PEOPLE:
        curve = curve_of(table, name, 1000, rng)
        assert pstdev(curve.skills[10]) <= 12
        assert 0.4 <= curve.points <= 0.6


def engine_skill(spec: str) -> int:
    """Return the skill in a spec."""
    engine = engine_of(spec)
    assert isinstance(engine, Matched)
    return engine.skill


def with_something_to_see(rng: Random) -> PlayedPosition:
    """Return a position of ultimate in which a small board can be taken or must be blocked."""
    position = PlayedPosition(ULTIMATE)
    while len(TakeAndBlock().distribution(position)) == len(position.legal_moves()):
        position = position.play(rng.choice(position.legal_moves()))
    return position


def test_skill_in_ultimate() -> None:
    """At skill 100 it plays like hard, from 40 on it sees small boards, and at 0 anything goes."""
    for seed in range(3):
        position = with_something_to_see(Random(seed))
        legal, seen = set(position.legal_moves()), set(TakeAndBlock().distribution(position))
        hard = set(Tree().distribution(position))
        assert set(Matched(100).distribution(position)) == hard
        assert set(Matched(40).distribution(position)) == hard | seen != legal
        assert set(Matched(10).distribution(position)) == legal
        assert set(Matched(0).distribution(position)) == legal
        assert sum(Matched(70).distribution(position).values()) == 1
        chosen = {Matched(0).choose(position, Random(n)).move for n in range(200)}
        assert chosen == legal
        assert Matched(100).choose(position, Random(1)).move in hard
