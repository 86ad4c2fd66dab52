"""A person's standing on one leaderboard, and how each match changes it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from bot.domain.match import Machine, Match, Seat
from bot.domain.rating_weight import RatingWeight
from bot.domain.ratings import glicko2
from bot.domain.ratings.engine_ratings import BEST_BEATABLE, is_beatable, rating_of
from bot.domain.ratings.glicko2 import PERIODS_A_DAY, Rating
from engines.games.classic import CELLS
from engines.games.game import Mark, other
from engines.levels import engine_name

EVERYWHERE, DIRECT = 0, -1
"""The scopes besides servers: all servers together, and matches in direct messages."""
SETTLED_BELOW = 150.0
"""People with at most this deviation have a rank; others are shown with a "?"."""
SETTLED_BUCKET = 10_000_000
"""Added to the rank bucket of settled people, so that they are above all others."""
GAIN_CAP = 300
"""A win against an engine raises no rating above the engine's points plus this many."""
HISTORY_LENGTH = 50
"""How many of the latest ratings are kept for the picture."""
PEOPLE = "people"
"""The key of the record against people; engines have their own keys."""


class Record(NamedTuple):
    """Matches won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def matches(self) -> int:
        """The number of matches."""
        return sum(self)

    def plus(self, score: float) -> "Record":
        """Return the record with one more match, whose score is 1, 0.5 or 0."""
        return Record(
            self.wins + (score == 1), self.draws + (score == 1 / 2), self.losses + (score == 0)
        )


@dataclass(frozen=True)
class Standing:
    """A person's rating and statistics from the matches that count on one leaderboard.

    `rated_at` is when the rating last changed, None if it never did. The keys of `records` are
    opponents: people, a level, or the name of an engine picked without a level. `openings` counts
    the person's own first moves by cell. `history` holds the latest ratings, oldest first.
    """

    rating: Rating = field(default_factory=Rating)
    rated_at: datetime | None = None
    records: Mapping[str, Record] = field(default_factory=dict)
    streak: int = 0
    best_streak: int = 0
    as_x: int = 0
    openings: tuple[int, ...] = (0,) * len(CELLS)
    history: tuple[int, ...] = ()

    @property
    def total(self) -> Record:
        """The sum of all records."""
        return (
            Record(*map(sum, zip(*self.records.values(), strict=True)))
            if self.records
            else Record()
        )

    @property
    def is_settled(self) -> bool:
        """Whether the rating was certain enough, after the last match, for a rank."""
        return self.rating.deviation <= SETTLED_BELOW

    @property
    def rank_bucket(self) -> int:
        """The sort key of leaderboards: tenths of points, with settled people above all others.

        People in the same bucket have the same rank.
        """
        return round(10 * self.rating.points) + SETTLED_BUCKET * self.is_settled

    def rating_at(self, now: datetime) -> Rating:
        """Return the rating at a time: its deviation grows with the time since the last change."""
        return glicko2.aged(self.rating, self.periods(now))

    def periods(self, now: datetime) -> float:
        """Return the rating periods since the last change of the rating; 1 if it never changed."""
        if self.rated_at is None:
            return 1.0
        return max((now - self.rated_at) / timedelta(days=1), 0.0) * PERIODS_A_DAY


def played(
    own: Standing, match: Match, mark: Mark, opponent_rating: Rating | None, weight: RatingWeight
) -> Standing:
    """Return a person's standing after a finished match in which the person played `mark`.

    `opponent_rating` is the other person's rating when the match ended; engines have fixed ones. A
    match that does not count changes nothing.
    """
    if not weight.counts:
        return own
    seat, score = match.seat(other(mark)), score_of(match, mark)
    opponent = opponent_key(seat)
    streak = own.streak + 1 if score == 1 else 0
    against = rating_of(seat.spec) if isinstance(seat, Machine) else opponent_rating or Rating()
    rating_fields = _rating_fields(own, match, mark, against, weight.share) if weight.share else {}
    return replace(
        own,
        records={**own.records, opponent: own.records.get(opponent, Record()).plus(score)},
        streak=streak,
        best_streak=max(streak, own.best_streak),
        as_x=own.as_x + (mark == "X"),
        openings=_with_first_move(own.openings, match, mark),
        **rating_fields,
    )


def score_of(match: Match, mark: Mark) -> float:
    """Return the score of `mark` in a finished match: 1, 0.5 or 0."""
    if match.winner is None:
        return 0.5
    return float(match.winner == mark)


def opponent_key(seat: Seat) -> str:
    """Return the key of the record against whoever sits there."""
    if not isinstance(seat, Machine):
        return PEOPLE
    return seat.level or engine_name(seat.spec)


def _with_first_move(openings: tuple[int, ...], match: Match, mark: Mark) -> tuple[int, ...]:
    counts = list(openings)
    for first in match.moves["XO".index(mark) :][:1]:
        counts[first] += 1
    return tuple(counts)


def _rating_fields(
    own: Standing, match: Match, mark: Mark, against: Rating, share: float
) -> dict[str, Any]:
    """Return the fields of a standing that change with the rating."""
    periods, score = own.periods(match.changed_at), score_of(match, mark)
    full = glicko2.updated(own.rating, [(against, score)], periods)
    rating = glicko2.towards(glicko2.aged(own.rating, periods), full, share)
    rating = rating._replace(points=_capped(own.rating.points, rating.points, match, mark))
    history = (*own.history, round(rating.points))[-HISTORY_LENGTH:]
    return {"rating": rating, "rated_at": match.changed_at, "history": history}


def _capped(before: float, now: float, match: Match, mark: Mark) -> float:
    """Return the points after a match, without the gain above the match's cap."""
    return min(now, max(before, _cap(match, mark)))


def _cap(match: Match, mark: Mark) -> float:
    """Return the points above which this match raises no rating."""
    if mark in match.taken_back:
        return float("-inf")
    seat = match.seat(other(mark))
    if not isinstance(seat, Machine):
        return float("inf")
    if not is_beatable(seat.spec):
        return BEST_BEATABLE
    return rating_of(seat.spec).points + GAIN_CAP
