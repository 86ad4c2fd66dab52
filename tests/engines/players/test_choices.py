"""The engines' choices: legal, as likely as stated, and dependent only on board and rng."""

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from math import sqrt
from random import Random

import pytest

from engines.engine import Chance, OneNumber, Player
from engines.games.classic import CLASSIC
from engines.games.game import DRAW, WIN
from engines.games.position import PlayedPosition, Position
from engines.games.variants import SOLVED_GAMES
from engines.ladders import STRENGTH
from engines.levels import SPECS_OF_LEVELS, engine_of
from engines.players.baselines import Casual, Fallible, Optimal, WinAndBlock
from engines.solver import move_values, value
from tests.engines.positions import BOARDS, MIRRORED

SOME, FEW = BOARDS[::10], (*BOARDS[::20],)
ALL = (*BOARDS, *MIRRORED)
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


@pytest.mark.parametrize(
    ("player", "boards", "digest"),
    [
        (engine_of("dice"), ALL, "59c50bdf5e622db8"),
        (engine_of("lines"), ALL, "53fe0469b135597a"),
        (engine_of("wargames"), ALL, "82f1e073489f1a10"),
        (engine_of("perfect"), ALL, "a8d951c8e183eba5"),
        (engine_of("minimax:0"), ALL, "0dc8ef0659fd7de2"),
        (engine_of("minimax:4"), ALL, "88ba99e1d6fe08b4"),
        (engine_of("minimax:9"), ALL, "70bfc8f4af237ba5"),
        (engine_of("sampling:3"), FEW, "fa2d4c20e972bf76"),
        (engine_of("sampling:20"), FEW, "ce79a3cc85ffc8e1"),
        (engine_of("level:easy"), FEW, "17116c0291ec6d8f"),
        (engine_of("level:medium"), FEW, "47b3d6de75005af0"),
        (engine_of("level:hard"), FEW, "22399b40190cb525"),
        (engine_of("matched:40"), FEW, "c32b103e16fe7279"),
        (Casual(), ALL, "da698e49c1d1a287"),
        (WinAndBlock(), ALL, "983c7a5004e33e6e"),
        (Fallible(), ALL, "be3bad207e49a30b"),
        (Optimal(), ALL, "70bfc8f4af237ba5"),
    ],
    ids=lambda it: getattr(it, "spec", None),
)
def test_chances(player: Player, boards: tuple[Position, ...], digest: str) -> None:
    """Each move is as likely as when all were compared with a second, plain implementation."""
    chances = [
        f"{own} {opponent} {move} {float(chance):.9f}\n"
        for board in boards
        for own, opponent in [board.state]
        for move, chance in sorted(player.distribution(board).items())
    ]
    assert sha256("".join(chances).encode()).hexdigest()[:16] == digest
