"""The engines' fixed ratings, derived from their exact scores against each other.

The Elo model gives each engine the points at which its expected scores against all others add up
to its actual scores, calculated over the whole game tree: `benchmarks/elo_fit.py`. Published points
never change: an engine that is added is fitted against them.
"""

from collections.abc import Mapping
from functools import lru_cache

from bot.domain.ratings.glicko2 import START, Rating
from engines.games.variants import GAMES
from engines.ladders import LADDERS
from engines.levels import SPECS_OF_LEVELS, spec_for

POINTS_BY_GAME = {game: ladder.points for game, ladder in LADDERS.items()}
"""The points of every engine that people can pick, by game; fitting them takes a while."""


def rating_of(spec: str, points: Mapping[str, int]) -> Rating:
    """Return an engine's rating, whose deviation is 0."""
    return Rating(points.get(spec, START), deviation=0.0)


@lru_cache  # asked at each end of a match
def is_beatable(spec: str, variant: str) -> bool:
    """Return whether it is possible to win against an engine in a game."""
    game = GAMES[variant]
    if not game.is_solved:
        return True
    return spec not in (spec_for("unbeatable", None, game), spec_for(None, "minimax", game))


BEST_BEATABLE_BY_GAME = {
    game: max(
        points.get(it, START) for it in SPECS_OF_LEVELS[game].values() if is_beatable(it, game)
    )
    for game, points in POINTS_BY_GAME.items()
}
"""The points of the strongest level that a person can beat, by game."""
