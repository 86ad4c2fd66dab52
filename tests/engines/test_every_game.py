"""The engines in every game: what they play, how well, and how they say no."""

from collections.abc import Iterator
from math import isclose
from random import Random

import pytest

from engines.engine import Player, uniform
from engines.games.drop import DROP
from engines.games.game import WIN, AnyGame
from engines.games.misere import MISERE
from engines.games.position import PlayedPosition
from engines.games.squares import SQUARES
from engines.games.vanish import VANISH
from engines.games.variants import SOLVED_GAMES
from engines.levels import engine_of
from engines.players.baselines import Casual, WinAndBlock
from engines.solver import best_moves, solver_of, value
from tests.engines.games.test_rules import played
from tests.engines.solvers.test_values import distance
from tests.sizes import slow


def positions(game: AnyGame, games: int = 3) -> Iterator[PlayedPosition]:
    rng = Random(12)
    for _ in range(games):
        yield from (it for it in played(game, rng) if it.legal_moves())


@pytest.mark.parametrize(
    "variant", ["classic", "vanish", "sizes", *slow("misere", "squares", "drop")]
)
def test_engines_play_legal_moves(variant: str) -> None:
    """In every game a choice is legal and one that the engine states."""
    game = SOLVED_GAMES[variant]
    last = list(positions(game, games=1))[-4:]
    for engine in (engine_of(spec, game) for spec in ("sampling:2", "minimax:3", "perfect")):
        for position in last:
            chances = engine.distribution(position)
            assert isclose(sum(chances.values()), 1)
            made = engine.choose(position, Random(2)).move
            assert made in chances.keys() <= set(position.legal_moves())


@pytest.mark.parametrize("game", SOLVED_GAMES.values(), ids=SOLVED_GAMES)
def test_perfect_gives_nothing_up(game: AnyGame) -> None:
    """Every move of `perfect` keeps the value of the position, and wins at once if one does."""
    for position in positions(game):
        outcomes = {move: position.play(move).outcome for move in position.legal_moves()}
        winning = {m for m, it in outcomes.items() if it and it.winner == position.turn}
        for move in engine_of("perfect", game).distribution(position):
            assert value(position) == -solver_of(game).value(game.after(position.state, move))
            assert not winning or move in winning


def test_perfect_sets_traps() -> None:
    """Of two moves that draw, `perfect` makes the one that more replies fail against."""
    position = PlayedPosition(SQUARES).play_tokens(["0"])
    choice = engine_of("perfect", SQUARES).choose(position, Random(1))
    slips = {move: part for move, part in enumerate(choice.scores["slip"]) if part is not None}
    assert choice.why == "trap"
    assert slips.keys() == set(best_moves(position))
    for move, part in slips.items():
        after = position.play(move)
        assert part == pytest.approx(1 - len(best_moves(after)) / len(after.legal_moves()))
    assert slips[choice.move] == max(slips.values()) > min(slips.values())


@pytest.mark.parametrize("game", [MISERE, SQUARES, DROP], ids=lambda game: game.name)
def test_minimax_searches_near_the_end(game: AnyGame) -> None:
    """With at most `horizon` moves left it makes an optimal move, and before any move at all."""
    engine = engine_of("minimax:5", game)
    for position in positions(game):
        left = game.moves_left(position.state) or 0
        moves = best_moves(position) if left <= 5 else position.legal_moves()
        assert engine.distribution(position) == uniform(moves)


def test_minimax_where_play_goes_in_circles() -> None:
    """It wins if it can force that within `horizon` moves; longer wins it does not see."""
    solver = solver_of(VANISH)
    for position in positions(VANISH, games=30):
        moves = distance(solver, position.state)
        if value(position) == WIN and moves:
            seeing, blind = (engine_of(f"minimax:{n}", VANISH) for n in (moves, moves - 1))
            assert set(seeing.distribution(position)) == set(best_moves(position))
            seen = blind.choose(position, Random(1)).scores["value"]
            assert max(points for points in seen if points is not None) <= 0


@pytest.mark.parametrize(
    ("variant", "moves", "chosen"),
    [
        ("drop", "0 1 0 1 0 1", {"0"}),  # wins
        ("drop", "0 1 0 1 0", {"0"}),  # blocks
        ("squares", "0 15 1 14 4", {"5"}),
        ("sizes", "a0 a8 a1 a7", {"b2", "c2"}),
        ("misere", "0 4 1 3", {"5", "6", "7", "8"}),  # all but what loses at once
        ("vanish", "0 4 1 8", {"2"}),
    ],
)
@pytest.mark.parametrize("player", [WinAndBlock(), Casual()])
def test_win_and_block(player: Player, variant: str, moves: str, chosen: set[str]) -> None:
    """Players who win and block do so in every game, and avoid what loses at once."""
    position = PlayedPosition(SOLVED_GAMES[variant]).play_tokens(moves.split())
    assert {position.game.tokens[move] for move in player.distribution(position)} == chosen
