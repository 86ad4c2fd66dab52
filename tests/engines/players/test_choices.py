"""The engines' choices: legal, as likely as stated, and dependent only on board and rng."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from random import Random

import pytest

from engines.engine import Chance, OneNumber
from engines.games.classic import CLASSIC
from engines.games.game import DRAW, WIN
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.ladders import STRENGTH
from engines.levels import SPECS_OF_LEVELS, engine_of
from engines.solver import move_values, value
from tests.engines.positions import BOARDS

SOME = BOARDS[::10]
ROUNDING = 1e-6


@pytest.mark.parametrize("spec", SPECS_OF_LEVELS["classic"].values())
def test_a_choice_is_one_that_the_engine_states(spec: str) -> None:
    """Its move, reason and tables are those that the engine states for it."""
    engine = engine_of(spec)
    assert isinstance(engine, OneNumber)
    for board in SOME:
        assert engine.choose_by(board, 0.5) in engine.weights(board), board


@pytest.mark.parametrize("spec", ["dice", "sampling:5", "matched:40"])
def test_choices_follow_the_distribution(spec: str) -> None:
    """Over many choices, every move comes as often as its probability says."""
    engine, rng = engine_of(spec), Random(41)
    for board in BOARDS[::900]:
        counts = Counter(engine.choose(board, rng).move for _ in range(400))
        assert follows(counts, engine.distribution(board)), board


def follows(counts: Mapping[int, int], chances: Mapping[int, Chance]) -> bool:
    """Return whether Pearson's chi-square is at most five standard deviations above its mean."""
    if set(counts) - set(chances):
        return False
    total, freedom = sum(counts.values()), len(chances) - 1
    expected = {cell: float(chance) * total for cell, chance in chances.items()}
    statistic = sum((counts.get(cell, 0) - want) ** 2 / want for cell, want in expected.items())
    return statistic <= freedom + 5 * sqrt(2 * freedom) + ROUNDING


def test_engines_keep_no_state() -> None:
    """A choice is possible, and depends on the seed, not on what the engine was asked before."""
    for spec in {*STRENGTH, "matched:40"} - {"sampling:100"}:
        engine = engine_of(spec)
        engine_of.cache_clear()
        fresh = engine_of(spec)
        backwards = {board: fresh.choose(board, Random(3)) for board in reversed(SOME)}
        for board in SOME:
            choice = engine.choose(board, Random(3))
            assert choice == backwards[board]
            assert choice.move in engine.distribution(board)


def test_a_caller_cannot_change_a_distribution() -> None:
    """A caller that changes a distribution does not change it for the next caller."""
    for spec in STRENGTH:
        chances = dict(engine_of(spec).distribution(PlayedPosition(CLASSIC)))
        engine_of(spec).distribution(PlayedPosition(CLASSIC)).clear()  # type: ignore[attr-defined]
        assert engine_of(spec).distribution(PlayedPosition(CLASSIC)) == chances


def claims(position: PlayedPosition, move: int) -> set[str]:
    """Return which of its reasons the perfect engine may give for a move, by the rules."""
    after = position.play(move)
    if after.outcome and after.outcome.winner == position.turn:
        return {"win"}
    if (best := value(position)) != DRAW:
        return {"winning"} if best == WIN else {"losing"}
    return {"trap", "hold"} if set(move_values(after).values()) <= {DRAW} else {"trap"}


@pytest.mark.parametrize("variant", ["classic", "vanish", "sizes"])
def test_perfect_says_what_is_so(variant: str) -> None:
    """In random positions of each game it claims a win, a loss or right answers only if so."""
    rng, engine, given = Random(34), engine_of("perfect", SOLVED_GAMES[variant]), set()
    for _ in range(6):
        position = PlayedPosition(SOLVED_GAMES[variant])
        while position.legal_moves():
            choice = engine.choose(position, rng)
            assert choice.why in claims(position, choice.move), position.moves
            given.add(choice.why)
            position = position.play(rng.choice(position.legal_moves()))
    assert given >= {"winning", "trap", "losing"}
