"""The engines' choices: legal, as likely as stated, and dependent only on board and rng."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from random import Random

import pytest

from engines.engine import Chance, OneNumber, Player
from engines.games.classic import Board
from engines.games.game import DRAW, WIN
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.levels import SPECS_OF_LEVELS, engine_of
from engines.players.baselines import Casual, Fallible, Optimal, Uniform, WinAndBlock
from engines.players.sampling import Sampling, survival
from engines.solver import best_moves, move_values, value
from tests.engines import reference_search
from tests.engines.positions import BOARDS, MIRRORED, seen_by_mover
from tests.engines.specs import DEFAULTS, WITH_LEVELS

QUICK = [spec for spec in WITH_LEVELS if spec not in ("sampling:20", "sampling:100")]
PLAYERS = [*map(engine_of, QUICK), Uniform(), Casual(), WinAndBlock(), Optimal(), Fallible()]
SOME = BOARDS[::10]
ROUNDING = 1e-6


@pytest.mark.parametrize("player", PLAYERS)
def test_distribution_is_one_over_legal_moves(player: Player) -> None:
    """All moves are legal, and their probabilities add up to 1.

    `test_against_reference.py` has those of most engines in every position.
    """
    for board in SOME:
        chances = player.distribution(board)
        assert set(chances) <= set(board.legal_moves())
        assert float(sum(chances.values())) == pytest.approx(1, abs=1e-9)
        assert min(chances.values()) > 0


@pytest.mark.parametrize("spec", SPECS_OF_LEVELS["classic"].values())
def test_a_choice_is_one_that_the_engine_states(spec: str) -> None:
    """Its move, reason and tables are those that the engine states for it."""
    engine = engine_of(spec)
    assert isinstance(engine, OneNumber)
    for board in SOME:
        assert engine.choose_by(board, 0.5) in engine.weights(board), board


@pytest.mark.parametrize("spec", [*DEFAULTS, "matched:40", "matched:100"])
def test_choices_follow_the_distribution(spec: str) -> None:
    """Over many choices, every move comes as often as its probability says."""
    engine, rng = engine_of(spec), Random(41)
    draws = 60 if spec.startswith("sampling") else 2000
    for board in BOARDS[100::600] if spec.startswith("sampling") else BOARDS[::450]:
        counts = Counter(engine.choose(board, rng).move for _ in range(draws))
        assert follows(counts, engine.distribution(board)), board


@pytest.mark.parametrize("spec", QUICK)
def test_engines_keep_no_state(spec: str) -> None:
    """A choice is possible, and depends on the seed, not on what the engine was asked before."""
    engine = engine_of(spec)
    engine_of.cache_clear()
    fresh = engine_of(spec)
    backwards = {board: fresh.choose(board, Random(3)) for board in reversed(SOME)}
    for board in SOME:
        text, choice = str(board), engine.choose(board, Random(3))
        assert choice == backwards[board]
        assert choice.move in engine.distribution(board)
        assert str(board) == text


def test_a_caller_cannot_change_a_distribution() -> None:
    """A caller that changes a distribution does not change it for the next caller."""
    for spec in DEFAULTS:
        chances = dict(engine_of(spec).distribution(Board()))
        engine_of(spec).distribution(Board()).clear()  # type: ignore[attr-defined]
        assert engine_of(spec).distribution(Board()) == chances


def follows(counts: Mapping[int, int], chances: Mapping[int, Chance]) -> bool:
    """Return whether Pearson's chi-square is at most five standard deviations above its mean."""
    if set(counts) - set(chances):
        return False
    total, freedom = sum(counts.values()), len(chances) - 1
    expected = {cell: float(chance) * total for cell, chance in chances.items()}
    statistic = sum((counts.get(cell, 0) - want) ** 2 / want for cell, want in expected.items())
    return statistic <= freedom + 5 * sqrt(2 * freedom) + ROUNDING


def test_sampling_counts_follow_random_games() -> None:
    """Over all positions, the wins and draws of sampling vary as those of random games do."""
    rng, games, statistic, freedom = Random(11), 20, 0.0, 0
    for board in BOARDS[::2]:
        wins, draws = Sampling(games).choose(board, rng).scores.values()
        for cell in board.free:
            won, drawn = wins[cell] or 0, draws[cell] or 0
            chance = survival(board.game, board.play(cell).state)
            assert won + drawn <= games
            if 0 < chance < 1:
                variance = games * chance * (1 - chance)
                statistic += (won + drawn - games * chance) ** 2 / variance
                freedom += 1
    assert abs(statistic - freedom) < 5 * (3 * freedom) ** 0.5


def test_solver_agrees_with_plain_search() -> None:
    """Values and best moves equal those of a plain search, also with the marks swapped."""
    for board in BOARDS + MIRRORED:
        cells = seen_by_mover(board)
        assert value(board) == reference_search.value(cells) == max(move_values(board).values())
        assert list(best_moves(board)) == reference_search.optimal(cells)


def claims(position: PlayedPosition, move: int) -> set[str]:
    """Return which of its reasons the perfect engine may give for a move, by the rules."""
    after = position.play(move)
    if after.outcome and after.outcome.winner == position.turn:
        return {"win"}
    if (best := value(position)) != DRAW:
        return {"winning"} if best == WIN else {"losing"}
    answers = move_values(after).values()
    return {"trap", "hold"} if set(answers) <= {DRAW} else {"trap"}


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_perfect_says_what_is_so(variant: str) -> None:
    """In random positions of each game it claims a win, a loss or right answers only if so."""
    rng, engine, given = Random(34), engine_of("perfect", SOLVED_GAMES[variant]), set()
    for _ in range(6):
        position = PlayedPosition(SOLVED_GAMES[variant])
        while position.legal_moves():
            choice = engine.choose(position, rng)
            assert choice.why in claims(position, choice.move), position.tokens
            given.add(choice.why)
            position = position.play(rng.choice(position.legal_moves()))
    assert given >= {"winning", "trap", "losing"}
