"""Who is best in an arena, counted from its games alone."""

from bisect import bisect_left
from collections import Counter
from datetime import datetime
from operator import itemgetter
from typing import NamedTuple

from bot.domain.arena.field import Field
from engines.games.game import other

WIN, DRAW = 2, 1
"""The points for a game: those of lichess' arenas, without their streaks."""


class Score(NamedTuple):
    """What someone has reached; `beaten` are the points of the opponents they beat, once per win.

    `rank` counts from 1. People with the same points, wins and `beaten` share one.
    """

    rank: int
    person: int
    wins: int
    draws: int
    losses: int
    beaten: int

    @property
    def points(self) -> int:
        """The points for all games."""
        return WIN * self.wins + DRAW * self.draws

    @property
    def games(self) -> int:
        """How many games count."""
        return self.wins + self.draws + self.losses


def scores(field: Field, until: datetime) -> tuple[Score, ...]:
    """Return the scores of all who joined, the best first; games that ended `until` then count.

    Those who share a rank are in the order in which they joined. While someone's data is deleted,
    they and their deleted id may both have a score.
    """
    games = [it for it in field.games if it.has_result and it.ended_at and it.ended_at <= until]
    won = [(game.person(it), game.person(other(it))) for game in games if (it := game.winner)]
    wins, losses = Counter(one for one, _ in won), Counter(two for _, two in won)
    draws = Counter(it for game in games if game.winner is None for it in game.people)
    people = [it.person for it in field.players] + [it for game in games for it in game.people]
    points = {it: WIN * wins[it] + DRAW * draws[it] for it in people}
    beaten = Counter[int]()
    for winner, loser in won:
        beaten[winner] += points[loser]
    keys = {it: (-points[it], -wins[it], -beaten[it]) for it in points}
    ranking = sorted(keys.values())
    return tuple(
        Score(bisect_left(ranking, key) + 1, it, wins[it], draws[it], losses[it], beaten[it])
        for it, key in sorted(keys.items(), key=itemgetter(1))
    )
