"""An engine that compares moves by games played at random: flat Monte Carlo."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from math import comb, fsum
from operator import mul
from random import Random
from typing import Any

from engines.engine import Choice, table_of
from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move
from engines.games.position import Position
from engines.solver import is_countable

_ESTIMATE = 1000  # random games to estimate a move's chances if they cannot be counted out


@dataclass(frozen=True)
class Sampling:
    """Plays `games` random games after each move, and makes the move that loses fewest.

    A move's count is its wins and draws together. Of equal counts it takes the lowest move.
    """

    games: int = 100

    @property
    def spec(self) -> str:
        return f"sampling:{self.games}"

    def choose(self, position: Position, rng: Random) -> Choice:
        wins, draws, kept = dict[Move, int](), dict[Move, int](), dict[Move, int]()
        for move, won, drawn in self._sample(position, rng):
            wins[move], draws[move], kept[move] = won, drawn, won + drawn
        game, best = position.game, max(kept, key=kept.__getitem__)
        scores = {"wins": table_of(game, wins), "draws": table_of(game, draws)}
        return Choice(best, "games", scores)

    def _sample(self, position: Position, rng: Random) -> Iterator[tuple[Move, int, int]]:
        """Yield each move and how many of its games the player to move wins and draws."""
        game = position.game
        if not is_countable(game):
            for move, state in _after(position).items():
                ends = [_play_at_random(game, state, rng) for _ in range(self.games)]
                yield move, ends.count(LOSS), ends.count(DRAW)
            return
        # Results drawn by their exact chances are distributed like those of games that are played,
        # and take a hundredth of the time.
        random, games = rng.random, range(self.games)
        for move, won, not_lost in _ranges(game, position.state):
            drawn = sorted([random() for _ in games])
            wins = bisect_left(drawn, won)
            yield move, wins, bisect_left(drawn, not_lost) - wins

    def distribution(self, position: Position) -> Mapping[Move, float]:
        """Return the probability that each move has the highest count; counts are binomial."""
        after = _after(position)
        counts = [_binomial(self.games, survival(position.game, s)) for s in after.values()]
        chances = zip(after, _highest(counts), strict=True)
        return {move: chance for move, chance in chances if chance > 0}


def _after(position: Position) -> dict[Move, Any]:
    game, moves = position.game, position.legal_moves()
    return {move: game.after(position.state, move) for move in moves}


@lru_cache(maxsize=8192)  # positions, more than classic has
def _ranges(game: AnyGame, state: Any) -> list[tuple[Move, float, float]]:
    """Return each move, and below which random numbers (0 to 1) a game is won, and is not lost."""
    after = [(move, game.after(state, move)) for move in game.legal_moves(state)]
    chances = [(move, *_chances(game, game.canonical(reply))) for move, reply in after]
    return [(move, won, 1 - lost) for move, lost, won in chances]


def survival(game: AnyGame, state: Any) -> float:
    """Return the probability that the player who has just moved does not lose a random game."""
    if is_countable(game):
        return 1 - _chances(game, game.canonical(state))[0]
    rng = Random(repr(state))  # the same estimate each time
    lost = sum(_play_at_random(game, state, rng) == WIN for _ in range(_ESTIMATE))
    return 1 - lost / _ESTIMATE


@cache
def _chances(game: AnyGame, state: Any) -> tuple[float, float]:
    """Return how likely the player to move wins and loses a random game; the state is canonical."""
    result = game.result(state)
    if result is not None:
        return float(result == WIN), float(result == LOSS)
    after = (game.canonical(game.after(state, move)) for move in game.legal_moves(state))
    won, lost = zip(*[_chances(game, reply) for reply in after], strict=True)
    return fsum(lost) / len(lost), fsum(won) / len(won)


def _play_at_random(game: AnyGame, state: Any, rng: Random) -> int:
    sign = 1
    while moves := game.legal_moves(state):
        state = game.after(state, moves[int(rng.random() * len(moves))])
        sign = -sign
    return sign * (game.result(state) or 0)


@cache
def _binomial(games: int, p: float) -> list[float]:
    """Return the probability that a move does not lose exactly n of its games, for every n."""
    return [comb(games, k) * p**k * (1 - p) ** (games - k) for k in range(games + 1)]


def _highest(counts: list[list[float]]) -> list[float]:
    """Return the probability that each count beats all before it and is not beaten after it."""
    at_most = [[*accumulate(exact)] for exact in counts]
    below = [[0.0, *one[:-1]] for one in at_most]
    ones = [1.0] * len(counts[0])
    before = accumulate(below, _product, initial=ones)
    after = [*accumulate(at_most[:0:-1], _product, initial=ones)]
    return [
        sum(map(mul, exact, _product(lower, rest)))
        for exact, lower, rest in zip(counts, before, reversed(after), strict=False)
    ]


def _product(one: list[float], two: list[float]) -> list[float]:
    return list(map(mul, one, two))
