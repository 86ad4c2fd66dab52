"""The rules that set the terms of a match when it ends."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.domain.match import Machine, Match
from bot.domain.rating_change import RatingWeight, Reason
from bot.domain.ratings import newcomers
from bot.domain.ratings.anti_farming import PastMatch, weigh, why_uncounted
from bot.domain.ratings.engine_ratings import (
    BEST_BEATABLE_BY_GAME,
    POINTS_BY_GAME,
    is_beatable,
    rating_of,
)
from bot.domain.ratings.standing import Standing
from bot.domain.ratings.terms import Terms
from engines.games.game import Mark, other

GAIN_CAP = 300
"""A win against an engine raises no rating above the engine's points plus this many."""


class Rules(NamedTuple):
    """The rules of one time: which matches count not at all, and the points of the engines.

    `points` are those of each engine, by game. `best_beatable` are the points of the strongest
    level that a person can beat, by game. `limits_newcomers` says whether matches against someone
    new have limits.
    """

    why_uncounted: Callable[[PastMatch], Reason | None] = why_uncounted
    points: Mapping[str, Mapping[str, int]] = POINTS_BY_GAME
    best_beatable: Mapping[str, float] = BEST_BEATABLE_BY_GAME
    limits_newcomers: bool = True

    def weigh(self, past: PastMatch, earlier: Iterable[PastMatch]) -> RatingWeight:
        """Return how much a match counts after `earlier` ones; see `anti_farming.weigh`."""
        return weigh(past, earlier, self.why_uncounted)

    def terms(
        self, match: Match, mark: Mark, own: Standing, opponent: Standing, weight: RatingWeight
    ) -> Terms:
        """Return the terms of a match for the person who played `mark`.

        The standings are those before the match; that of an engine is not used.
        """
        seat = match.seat(other(mark))
        if isinstance(seat, Machine):
            rating = rating_of(seat.spec, self.points[match.variant])
            terms = Terms(weight, rating, self._cap(seat.spec, match.variant))
        else:
            terms = Terms(weight, opponent.rating_at(match.changed_at))
            if self.limits_newcomers and newcomers.is_new(opponent):
                terms = newcomers.limited(terms)
        return _after_take_back(terms, own) if mark in match.taken_back else terms

    def _cap(self, spec: str, variant: str) -> float:
        """Return the points above which a match against an engine raises no rating."""
        if not is_beatable(spec, variant):
            return self.best_beatable[variant]
        return rating_of(spec, self.points[variant]).points + GAIN_CAP


TODAY = Rules()


def _after_take_back(terms: Terms, own: Standing) -> Terms:
    """Return the terms for a person who took a move back: they cannot gain."""
    weight = replace(terms.weight, reason=terms.weight.reason or Reason.TAKEN_BACK)
    return terms._replace(weight=weight, most_points=own.rating.points)
