"""Calculates the engines' points in a game: `python -m benchmarks.game_ratings drop --games 60`.

Each two of the engines that people can pick, and a player who makes an optimal move four times in
five, meet each other as often with X as with O. What cannot be counted out is played: `--games`
times for each side. With 24 games a side the standard error is about 20 points, with 60 about 12.
"""

import argparse
import sys
from collections.abc import Mapping
from itertools import combinations
from random import Random

from benchmarks.elo_fit import ANCHOR, fit
from bot.domain.ratings.glicko2 import START
from engines.engine import Player
from engines.games.game import AnyGame
from engines.games.variants import SOLVED_GAMES
from engines.levels import engine_of, specs_to_pick
from engines.players.baselines import Fallible
from engines.players.sampling import Sampling
from engines.strength import results
from engines.strength.arena import Record, average

LEAST = 0.01
"""No score is smaller, nor is any further below 1: a constant loser would have no points."""


def main(game: AnyGame, games: int) -> dict[str, int]:
    """Return the points of each engine that people can pick."""
    players: dict[str, Player] = {spec: engine_of(spec, game) for spec in specs_to_pick(game)}
    players[ANCHOR] = Fallible()
    points = fit(_scores(players, game, games), {ANCHOR: START})
    return {name: round(points[name]) for name in sorted(points, key=points.__getitem__)}


def _scores(
    players: Mapping[str, Player], game: AnyGame, games: int
) -> dict[str, dict[str, float]]:
    scores: dict[str, dict[str, float]] = {name: {} for name in players}
    for one, other in combinations(players, 2):
        score = _score(players[one], players[other], game, games)
        print(f"{one} against {other}: {score:.3f}", file=sys.stderr)
        scores[one][other], scores[other][one] = score, 1 - score
    return scores


def _score(one: Player, other: Player, game: AnyGame, games: int) -> float:
    first = _record(one, other, game, games)
    second = _record(other, one, game, games).reversed_sides()
    return min(max(float(average((first, second)).score), LEAST), 1 - LEAST)


def _record(first: Player, second: Player, game: AnyGame, games: int) -> Record:
    sampled = any(isinstance(player, Sampling) for player in (first, second))
    if results.is_played(game) or (sampled and game.moves_left(game.start) is None):
        return results.play_games(game, first, second, games, Random(games))
    return results.record_of(first, second, game)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Calculate the engines' points in a game.")
    parser.add_argument("variant", choices=tuple(SOLVED_GAMES))
    parser.add_argument("--games", type=int, default=60, help="games a side (60)")
    options = parser.parse_args()
    print(main(SOLVED_GAMES[options.variant], options.games))
