"""How far a match against someone new moves a rating.

Accounts that someone makes only to lose with them are all new. Internet chess servers count a
match less, the fewer matches the opponent has played; here such matches have limits.
"""

from dataclasses import replace

from bot.domain.rating_change import Reason
from bot.domain.ratings.glicko2 import START
from bot.domain.ratings.standing import PEOPLE, SETTLED_BELOW, Record, Standing
from bot.domain.ratings.terms import Terms

UNTIL_MATCHES, UNTIL_PEOPLE = 6, 3
"""Someone is new until they have finished so many matches against so many different people."""
LEAST_POINTS, MOST_POINTS = START - 150, START + 150
"""Matches against someone new move a rating only within this range."""
LEAST_DEVIATION = SETTLED_BELOW + 1
"""Matches against someone new settle no rating."""


def is_new(standing: Standing) -> bool:
    """Return whether a person has no history yet: no settled rating, and few people met."""
    matches = standing.records.get(PEOPLE, Record()).matches
    has_history = matches >= UNTIL_MATCHES and standing.people_met >= UNTIL_PEOPLE
    return not (standing.is_settled or has_history)


def limited(terms: Terms) -> Terms:
    """Return the terms of a match, with the limits of a match against someone new."""
    return terms._replace(
        weight=replace(terms.weight, reason=terms.weight.reason or Reason.NEWCOMER),
        most_points=MOST_POINTS,
        least_points=LEAST_POINTS,
        least_deviation=LEAST_DEVIATION,
    )
