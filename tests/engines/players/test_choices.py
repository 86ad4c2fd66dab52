"""The engines' choices: legal, as likely as stated, and dependent only on board and rng."""

from collections import Counter
from random import Random

import pytest

from engines.engine import Engine, OneNumber
from engines.games.classic import HAS_LINE, Board
from engines.games.game import DRAW, WIN
from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.levels import SPECS_OF_LEVELS, engine_of
from engines.players.sampling import Sampling, survival
from engines.solver import best_moves, move_values, value
from tests.engines import reference_search
from tests.engines.players.chisquare import follows
from tests.engines.positions import BOARDS, MIRRORED, seen_by_mover
from tests.engines.specs import DEFAULTS, WITH_LEVELS

QUICK = [spec for spec in WITH_LEVELS if spec not in ("sampling:20", "sampling:100")]
SOME = BOARDS[::10]


@pytest.mark.parametrize("spec", QUICK)
def test_distribution_is_one_over_legal_moves(spec: str) -> None:
    """All moves are legal, and their probabilities add up to 1.

    `test_against_reference.py` has those of most engines in every position.
    """
    for board in SOME:
        chances = engine_of(spec).distribution(board)
        assert set(chances) <= set(board.legal_moves())
        assert sum(chances.values()) == pytest.approx(1, abs=1e-9)
        assert min(chances.values()) > 0


def is_repeatable(engine: Engine, board: Board) -> bool:
    """Return whether an engine chooses a possible move, and the same one for the same seed."""
    cell = engine.choose(board, Random(7)).move
    return cell in engine.distribution(board) and cell == engine.choose(board, Random(7)).move


@pytest.mark.parametrize("spec", QUICK)
def test_choice_is_possible_and_repeatable(spec: str) -> None:
    """The choice is a possible move, and the same seed gives the same choice."""
    engine = engine_of(spec)
    for board in SOME:
        text = str(board)
        assert is_repeatable(engine, board), board
        assert str(board) == text


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
    """A choice does not depend on what the engine was asked before."""
    engine = engine_of(spec)
    engine_of.cache_clear()
    fresh = engine_of(spec)
    backwards = {board: fresh.choose(board, Random(3)) for board in reversed(SOME)}
    assert all(engine.choose(board, Random(3)) == backwards[board] for board in SOME)


def test_a_caller_cannot_change_a_distribution() -> None:
    """A caller that changes a distribution does not change it for the next caller."""
    for spec in DEFAULTS:
        chances = dict(engine_of(spec).distribution(Board()))
        engine_of(spec).distribution(Board()).clear()  # type: ignore[attr-defined]
        assert engine_of(spec).distribution(Board()) == chances


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


def test_perfect_wins_at_once_if_it_can() -> None:
    """If a move completes a line, `perfect` plays such a move, also with the marks swapped."""
    for board in BOARDS + MIRRORED:
        wins = {cell for cell in board.free if HAS_LINE[board.own | 1 << cell]}
        if wins:
            assert set(engine_of("perfect").distribution(board)) == wins


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
