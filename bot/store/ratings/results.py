"""The table `results`: how each finished match changed each person's rating, and on what terms."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.domain.match_effects import RatingChange, RatingWeight, WeightReason
from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.standing import Standing, Terms, games_to_go
from bot.store.database import Connection, Row

_INSERT = """
INSERT INTO results (
    match_id, scope, person_id, share, reason, nth, points_before, points_after, deviation_after,
    opponent_points, opponent_deviation, most_points, least_points, least_deviation
) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
# A recount has a temporary table of the same name.
_TERMS = """
SELECT scope, person_id, share, reason, nth, opponent_points, opponent_deviation, most_points,
    least_points, least_deviation
FROM main.results WHERE match_id = ?
"""
CHANGE_COLUMNS = """
person_id, share, reason, nth, points_before, points_after, deviation_after,
EXISTS (
    SELECT 1 FROM named_everywhere AS named WHERE named.person_id = results.person_id
) AS named
"""  # what each row that `changes_of` reads begins with
# Besides that of all servers, which is 0, a match has one scope.
_CHANGES = f"SELECT {CHANGE_COLUMNS} FROM results WHERE match_id = ? AND scope <> 0"  # noqa: S608
_REASONS = frozenset(WeightReason)


class Result(NamedTuple):
    """How a match changed a person's standing, and on what terms."""

    terms: Terms
    before: Standing
    after: Standing


Results = Mapping[int, Result]  # by person, in one scope
StoredTerms = Mapping[int, Mapping[int, Terms]]  # by scope and person


async def store(db: Connection, match_id: int, scopes: Mapping[int, Results]) -> None:
    rows = [
        (match_id, scope, person, *_columns(result))
        for scope, people in scopes.items()
        for person, result in people.items()
    ]
    await db.run_all(_INSERT, rows)


def _columns(result: Result) -> tuple[object, ...]:
    (weight, opponent, *limits), before, after = result
    own = before.rating.points, after.rating.points, after.rating.deviation
    return *weight, *own, opponent.points, opponent.deviation, *limits


async def stored_terms(db: Connection, match_id: int) -> StoredTerms:
    """Return the stored terms of a match; a row whose reason is unknown counts as missing."""
    found: dict[int, dict[int, Terms]] = {}
    for row in await db.all(_TERMS, (match_id,)):
        if row["reason"] is None or row["reason"] in _REASONS:
            found.setdefault(row["scope"], {})[row["person_id"]] = _terms(row)
    return found


async def rating_changes(db: Connection, match_id: int) -> tuple[RatingChange, ...]:
    """Return what a finished match did to the ratings of its people in their own server."""
    return changes_of(await db.all(_CHANGES, (match_id,)))


def changes_of(rows: Iterable[Row]) -> tuple[RatingChange, ...]:
    """Return what rows of a match hold, in the order of its people's ids."""
    return tuple(sorted(map(_change, rows), key=lambda change: change.person))


def _change(row: Row) -> RatingChange:
    person, share, reason, nth, before, after, deviation, named, *_ = row
    weight = RatingWeight(share, WeightReason(reason) if reason in _REASONS else None, nth)
    to_go = games_to_go(deviation)
    return RatingChange(person, round(before), round(after), weight, bool(named), to_go)


def _terms(row: Row) -> Terms:
    reason = None if row["reason"] is None else WeightReason(row["reason"])
    opponent = Rating(row["opponent_points"], row["opponent_deviation"])
    weight = RatingWeight(row["share"], reason, row["nth"])
    limits = row["most_points"], row["least_points"], row["least_deviation"]
    return Terms(weight, opponent, *limits)
