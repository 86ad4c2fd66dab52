"""Each engine against its rules, in every position and its mirror image."""

from collections.abc import Callable
from functools import partial
from math import isclose

import pytest

from engines.dice import Dice
from engines.engine import Engine
from engines.games.classic import Board
from engines.lines import Lines
from engines.minimax import Minimax
from engines.perfect import Perfect
from engines.sampling import Sampling, survival
from engines.wargames import Wargames
from tests.engines import rules, search
from tests.engines.positions import BOARDS, MIRRORED, Cells, seen_by_mover

EXACT: list[tuple[Engine, Callable[[Cells], rules.Odds]]] = [
    (Dice(), rules.dice),
    (Lines(), rules.lines),
    (Wargames(), rules.wargames),
    (Perfect(), search.perfect),
    *((Minimax(depth), partial(search.minimax, horizon=depth)) for depth in range(10)),
]


@pytest.mark.parametrize(("engine", "rule"), EXACT, ids=lambda item: getattr(item, "spec", ""))
def test_follows_its_rules(engine: Engine, rule: Callable[[Cells], rules.Odds]) -> None:
    """In every position, and with the marks exchanged, the distribution is that of the rules."""
    for board in BOARDS + MIRRORED:
        assert engine.distribution(board) == rule(seen_by_mover(board)), board


def alike(found: dict[int, float], wanted: dict[int, float]) -> bool:
    """Return whether two distributions differ by rounding alone."""
    return all(isclose(found.get(i, 0), wanted[i], abs_tol=1e-12) for i in wanted)


def holds_for(board: Board, games: int) -> bool:
    """Return whether sampling does as its rules say."""
    found = dict(Sampling(games).distribution(board))
    return alike(found, search.sampling(seen_by_mover(board), games))


def test_sampling_follows_its_rules_with_few_games() -> None:
    """In every position the distribution is the binomials' one."""
    assert all(holds_for(board, 3) for board in BOARDS)


def test_sampling_follows_its_rules_with_a_hundred_games() -> None:
    """The same at the default setting, in one position of a hundred."""
    assert all(holds_for(board, 100) for board in BOARDS[::100])


def test_sampling_expects_what_random_games_bring() -> None:
    """The chance that a move survives one random game is right everywhere, and mirrored."""
    for board in BOARDS + MIRRORED:
        for after in map(board.after, board.free):
            exact = 1 - search.random_game(seen_by_mover(after))[0]
            assert isclose(survival(after), exact, abs_tol=1e-12)
