"""Calculates the engines' points in a game: `python -m benchmarks.game_ratings drop --games 60`.

Each two of the engines that people can pick, and a player who makes an optimal move four times in
five, meet each other as often with X as with O. What cannot be counted out is played: `--games`
times for each side. With 24 games a side the standard error is about 20 points, with 60 about 12.
What is published never changes, so engines that are new are named, as in `drop minimax:18`: each is
fitted to its games against those that have points.
"""

import argparse
import sys
from collections.abc import Collection, Iterable, Mapping
from itertools import combinations

from benchmarks.elo_fit import ANCHOR, fit
from bot.domain.ratings.glicko2 import START
from bot.domain.ratings.rules import POINTS_BY_GAME
from engines.engine import Player
from engines.games.game import AnyGame
from engines.games.variants import SOLVED_GAMES
from engines.levels import engine_of, specs_to_pick
from engines.players.baselines import Fallible
from engines.strength import results
from engines.strength.exact import average

LEAST = 0.01
"""No score is smaller, nor is any further below 1: a constant loser would have no points."""


def main(game: AnyGame, games: int) -> dict[str, int]:
    """Return the points of each engine that people can pick."""
    players = _players(specs_to_pick(game), game)
    points = fit(_scores(combinations(players, 2), players, game, games), {ANCHOR: START})
    return {name: round(points[name]) for name in sorted(points, key=points.__getitem__)}


def added(specs: Collection[str], game: AnyGame, games: int) -> dict[str, int]:
    """Return the points of some engines, each fitted alone to those that have points otherwise."""
    published = POINTS_BY_GAME[game.name].items()
    fixed = {ANCHOR: START, **{name: points for name, points in published if name not in specs}}
    players = _players((*specs, *fixed.keys() - {ANCHOR}), game)
    found = {}
    for spec in specs:
        scores = _scores([(spec, other) for other in fixed], players, game, games)
        found[spec] = round(fit({spec: scores[spec]}, fixed)[spec])
    return found


def _players(specs: Iterable[str], game: AnyGame) -> dict[str, Player]:
    return {spec: engine_of(spec, game) for spec in specs} | {ANCHOR: Fallible()}


def _scores(
    pairs: Iterable[tuple[str, str]], players: Mapping[str, Player], game: AnyGame, games: int
) -> dict[str, dict[str, float]]:
    scores: dict[str, dict[str, float]] = {name: {} for name in players}
    for one, other in pairs:
        score = _score(players[one], players[other], game, games)
        print(f"{one} against {other}: {score:.3f}", file=sys.stderr)
        scores[one][other], scores[other][one] = score, 1 - score
    return scores


def _score(one: Player, other: Player, game: AnyGame, games: int) -> float:
    record = average(results.both_sides(one, other, game, games))
    return min(max(float(record.score), LEAST), 1 - LEAST)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Calculate the engines' points in a game.")
    parser.add_argument("variant", choices=tuple(SOLVED_GAMES))
    parser.add_argument("specs", nargs="*", help="engines that are new (all, fitted together)")
    parser.add_argument("--games", type=int, default=60, help="games a side (60)")
    options = parser.parse_args()
    chosen = SOLVED_GAMES[options.variant]
    if options.specs:
        print(added(options.specs, chosen, options.games))
    else:
        print(main(chosen, options.games))
