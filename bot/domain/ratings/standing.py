"""A person's standing on one leaderboard, and on what terms each match changes it."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from math import ceil
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.domain.match import Machine, Match, Seat
from bot.domain.match_effects import RatingWeight
from bot.domain.ratings import glicko2
from bot.domain.ratings.glicko2 import PERIODS_A_DAY, SCALE, Rating
from engines.games.classic import CLASSIC
from engines.games.game import Mark, other
from engines.levels import engine_name

EVERYWHERE, DIRECT = 0, -1  # scopes besides servers: all servers together, and direct messages
SETTLED_BELOW = 150.0  # the highest deviation with a rank; others are shown without points
SETTLED_KEY = 10_000_000  # added to the rank key of settled people, who are above all others
HISTORY_LENGTH = 50  # how many of the latest ratings are kept for the picture
PEOPLE = "people"  # the key of the record against people; engines have their own keys


class Terms(NamedTuple):
    """The terms on which a match changes a rating, decided when it ends; None is no limit.

    They are stored with the result, so that new rules never change what was before them.
    """

    weight: RatingWeight
    opponent: Rating  # the opponent's when the match ended
    most_points: float | None = None  # the match raises no rating above these
    least_points: float | None = None  # the match lowers no rating below these
    least_deviation: float | None = None  # the match takes no deviation below this

    def limited(self, before: Rating, after: Rating) -> Rating:
        points, deviation = after.points, after.deviation
        if self.most_points is not None:
            points = min(points, max(before.points, self.most_points))
        if self.least_points is not None:
            points = max(points, min(before.points, self.least_points))
        if self.least_deviation is not None:
            deviation = max(deviation, min(before.deviation, self.least_deviation))
        return after._replace(points=points, deviation=deviation)


class Category(NamedTuple):
    """What a leaderboard ranks: the matches of one game in one scope."""

    scope: int
    variant: str = CLASSIC.name


class Record(NamedTuple):
    """Matches won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def matches(self) -> int:
        return sum(self)

    def plus(self, score: float) -> "Record":
        """Return the record with one more match, whose score is 1, 0.5 or 0."""
        return Record(
            self.wins + (score == 1), self.draws + (score == 1 / 2), self.losses + (score == 0)
        )


def sum_of(records: Iterable[Record]) -> Record:
    return Record(*map(sum, zip(Record(), *records, strict=True)))


class Standing(NamedTuple):
    """A person's rating and statistics from the matches of one game that count on a leaderboard."""

    rating: Rating = Rating()
    rated_at: datetime | None = None  # when the rating last changed, None if it never did
    records: Mapping[str, Record] = MappingProxyType({})  # by opponent, as `opponent_key` says
    streak: int = 0
    best_streak: int = 0
    as_x: int = 0
    openings: tuple[int, ...] = ()  # the person's own first moves by cell; empty before a match
    history: tuple[int, ...] = ()  # the latest ratings, oldest first
    people_met: int = 0  # how many different people

    @property
    def total(self) -> Record:
        return sum_of(self.records.values())

    @property
    def is_settled(self) -> bool:
        """Whether the rating was certain enough, after the last match, for a rank."""
        return self.rating.deviation <= SETTLED_BELOW

    @property
    def rank_key(self) -> int:
        """The sort key of leaderboards: tenths of points, with settled people above all others."""
        return round(10 * self.rating.points) + SETTLED_KEY * self.is_settled

    def rating_at(self, now: datetime) -> Rating:
        """Return the rating at a time: its deviation grows with the time since the last change."""
        return glicko2.aged(self.rating, self.periods(now))

    def periods(self, now: datetime) -> float:
        """Return the rating periods since the last change of the rating; 1 if it never changed."""
        if self.rated_at is None:
            return 1.0
        return max((now - self.rated_at) / timedelta(days=1), 0.0) * PERIODS_A_DAY


def games_to_go(deviation: float) -> int:
    """Return about how many games it takes from a deviation until a rating is settled.

    That is against equal opponents with certain ratings: by the third and sixth steps of Glicko-2,
    each such game adds 1/4 to the precision, which is 1 / deviation² in the paper's own scale.
    """
    missing = SETTLED_BELOW**-2 - deviation**-2
    return max(0, ceil(4 * SCALE**2 * missing))


def played(own: Standing, match: Match, mark: Mark, terms: Terms) -> Standing:
    """Return the standing of who played `mark` after a match; the caller counts `people_met`."""
    weight = terms.weight
    if not weight.counts:
        return own
    score, opponent = score_of(match, mark), opponent_key(match.seat(other(mark)))
    streak = own.streak + 1 if score == 1 else 0
    return own._replace(
        records={**own.records, opponent: own.records.get(opponent, Record()).plus(score)},
        streak=streak,
        best_streak=max(streak, own.best_streak),
        as_x=own.as_x + (mark == "X"),
        openings=_with_first_move(own.openings, match, mark),
        **(_rating_fields(own, match, mark, terms) if weight.share else {}),
    )


def score_of(match: Match, mark: Mark) -> float:
    """Return the score of `mark` in a finished match: 1, 0.5 or 0."""
    if match.winner is None:
        return 0.5
    return float(match.winner == mark)


def opponent_key(seat: Seat) -> str:
    if not isinstance(seat, Machine):
        return PEOPLE
    return seat.level or engine_name(seat.spec)


def _with_first_move(openings: tuple[int, ...], match: Match, mark: Mark) -> tuple[int, ...]:
    counts = list(openings) or [0] * (match.game.rows * match.game.columns)
    ply = match.start_ply + (match.start_ply + "XO".index(mark)) % 2
    for first in match.moves[ply : ply + 1]:
        counts[match.game.cell_of(match.after(match.moves[:ply]).state, first)] += 1
    return tuple(counts)


def _rating_fields(own: Standing, match: Match, mark: Mark, terms: Terms) -> dict[str, Any]:
    periods, result = own.periods(match.changed_at), (terms.opponent, score_of(match, mark))
    before = glicko2.aged(own.rating, periods)
    full = glicko2.updated(own.rating, [result], periods)
    rating = terms.limited(before, glicko2.towards(before, full, terms.weight.share))
    history = (*own.history, round(rating.points))[-HISTORY_LENGTH:]
    return {"rating": rating, "rated_at": match.changed_at, "history": history}
