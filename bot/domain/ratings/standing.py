"""A person's standing on one board, and what each match makes of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from bot.domain.match import Machine, Match, Seat
from bot.domain.rating_weight import RatingWeight
from bot.domain.ratings import glicko2
from bot.domain.ratings.engine_ratings import BEST_BEATABLE, is_beatable, rating_of
from bot.domain.ratings.glicko2 import PERIODS_A_DAY, Rating
from engines.games.classic import CELLS, Mark, other

EVERYWHERE, DIRECT = 0, -1
"""Scopes that are no server: all servers together, and what was played in direct messages."""
SETTLED_BELOW = 150.0
"""The deviation from which on a person has a place; above it the rating is shown with a "?"."""
SETTLED_BUCKET = 10_000_000
"""The rank bucket above which the settled people are; nobody has so many points."""
GAIN_CAP = 300
"""So many points above an engine, winning against it lifts nobody any more."""
HISTORY_LENGTH = 50
"""So many of the latest ratings are kept, to be drawn."""
PEOPLE = "people"
"""The name under which matches against people are counted; engines have their own."""


class Tally(NamedTuple):
    """Matches won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def matches(self) -> int:
        """How many there are."""
        return sum(self)

    def plus(self, score: float) -> "Tally":
        """Return the tally with one match more, of a score of 1, 0.5 or 0."""
        return Tally(
            self.wins + (score == 1), self.draws + (score == 1 / 2), self.losses + (score == 0)
        )


@dataclass(frozen=True)
class Standing:
    """What is known of a person from the matches that count on one board.

    `rated_at` is when the rating last moved, None before it has. `tallies` are by opponent: people,
    a level, or the name of an engine picked without a level. `openings` counts the person's own
    first moves by cell, `history` holds the latest ratings, the latest last.
    """

    rating: Rating = field(default_factory=Rating)
    rated_at: datetime | None = None
    tallies: Mapping[str, Tally] = field(default_factory=dict)
    streak: int = 0
    best_streak: int = 0
    as_x: int = 0
    openings: tuple[int, ...] = (0,) * len(CELLS)
    history: tuple[int, ...] = ()

    @property
    def total(self) -> Tally:
        """All that was won, drawn and lost."""
        return (
            Tally(*map(sum, zip(*self.tallies.values(), strict=True))) if self.tallies else Tally()
        )

    @property
    def is_settled(self) -> bool:
        """Whether enough was known, after the last match, to give the person a place."""
        return self.rating.deviation <= SETTLED_BELOW

    @property
    def rank_bucket(self) -> int:
        """The place on the board's scale: tenths of points, the settled people above all others.

        People in one bucket share a rank.
        """
        return round(10 * self.rating.points) + SETTLED_BUCKET * self.is_settled

    def rating_at(self, now: datetime) -> Rating:
        """Return the rating as it stands today: less certain by the time since it last moved."""
        return glicko2.aged(self.rating, self.periods(now))

    def periods(self, now: datetime) -> float:
        """Return the rating periods since the rating last moved; one, if it never has."""
        if self.rated_at is None:
            return 1.0
        return max((now - self.rated_at) / timedelta(days=1), 0.0) * PERIODS_A_DAY


def played(
    own: Standing, match: Match, mark: Mark, foe: Rating | None, weight: RatingWeight
) -> Standing:
    """Return a person's standing after a finished match in which the person played `mark`.

    `foe` is the other person's rating as it stood at the end; an engine's is known. A match that
    does not count at all changes nothing.
    """
    if not weight.counts:
        return own
    seat, score = match.seat(other(mark)), score_of(match, mark)
    opponent = _name(seat)
    streak = own.streak + 1 if score == 1 else 0
    against = rating_of(seat.spec) if isinstance(seat, Machine) else foe or Rating()
    rated = _rated(own, match, mark, against, weight.share) if weight.share else {}
    return replace(
        own,
        tallies={**own.tallies, opponent: own.tallies.get(opponent, Tally()).plus(score)},
        streak=streak,
        best_streak=max(streak, own.best_streak),
        as_x=own.as_x + (mark == "X"),
        openings=_opened(own.openings, match, mark),
        **rated,
    )


def score_of(match: Match, mark: Mark) -> float:
    """Return what a finished match is worth to `mark`: 1, 0.5 or 0."""
    if match.winner is None:
        return 0.5
    return float(match.winner == mark)


def _name(seat: Seat) -> str:
    if not isinstance(seat, Machine):
        return PEOPLE
    return seat.level or seat.spec.partition(":")[0]


def _opened(openings: tuple[int, ...], match: Match, mark: Mark) -> tuple[int, ...]:
    counts = list(openings)
    for first in match.moves["XO".index(mark) :][:1]:
        counts[first] += 1
    return tuple(counts)


def _rated(
    own: Standing, match: Match, mark: Mark, against: Rating, share: float
) -> dict[str, Any]:
    """Return what a match changes about a rating, as fields of a standing."""
    periods, score = own.periods(match.changed_at), score_of(match, mark)
    full = glicko2.after(own.rating, [(against, score)], periods)
    rating = glicko2.towards(glicko2.aged(own.rating, periods), full, share)
    rating = rating._replace(points=_held(own.rating.points, rating.points, match, mark))
    history = (*own.history, round(rating.points))[-HISTORY_LENGTH:]
    return {"rating": rating, "rated_at": match.changed_at, "history": history}


def _held(before: float, now: float, match: Match, mark: Mark) -> float:
    """Return the points after a match, held back where it may not lift them."""
    return min(now, max(before, _ceiling(match, mark)))


def _ceiling(match: Match, mark: Mark) -> float:
    """Return the points beyond which a match lifts nobody."""
    if mark in match.taken_back:
        return float("-inf")
    seat = match.seat(other(mark))
    if not isinstance(seat, Machine):
        return float("inf")
    if not is_beatable(seat.spec):
        return BEST_BEATABLE
    return rating_of(seat.spec).points + GAIN_CAP
