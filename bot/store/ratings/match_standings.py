"""Finds where a match counts, and the standings of its people there, in one statement."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.domain.match import Match
from bot.domain.ratings.standing import DIRECT, EVERYWHERE
from bot.store.database import Connection, Names, Row
from bot.store.ratings.standings import COLUMNS, StandingValues

StandingsByScope = dict[int, dict[int, StandingValues | None]]
"""The columns of standings by scope and person; None where a person has no standing yet."""

# A row for each person and each scope in which they have a standing, or one without a scope.
_FIND = f"""
SELECT season.scope AS season,
    coalesce(CAST(:ended AS BIGINT), (SELECT coalesce(max(ended), 0) + 1 FROM matches)) AS ended,
    coalesce(
        CAST(:everywhere AS BIGINT), (SELECT everywhere FROM servers WHERE guild_id = :guild),
        CASE WHEN CAST(:guild AS BIGINT) IS NULL THEN 0 ELSE 1 END
    ) AS everywhere,
    person.id, EXISTS (
        SELECT 1 FROM pairs WHERE pairs.scope = standings.scope
        AND pairs.variant = :variant AND low_id = :low AND high_id = :high
    ), standings.scope, {COLUMNS}
FROM (
    SELECT CAST(:low AS BIGINT) AS id, 0 AS of_all UNION ALL SELECT CAST(:low AS BIGINT), 1
    UNION ALL SELECT CAST(:high AS BIGINT), 0 UNION ALL SELECT CAST(:high AS BIGINT), 1
) AS person
LEFT JOIN seasons AS season ON season.guild_id = :guild AND season.number = (
    SELECT max(number) FROM seasons WHERE guild_id = :guild
    AND after < coalesce(CAST(:ended AS BIGINT), after + 1)
)
LEFT JOIN standings ON standings.person_id = person.id AND standings.variant = :variant
    AND standings.scope = CASE person.of_all WHEN 1 THEN 0 ELSE coalesce(season.scope, :scope) END
WHERE person.id IS NOT NULL
"""  # noqa: S608


class MatchStandings(NamedTuple):
    """What the people of a match have where it counts.

    `met` has the scopes where its two people met before, `ended` is its number among finished ones.
    """

    by_scope: StandingsByScope
    met: set[int]
    ended: int
    everywhere: int


async def find(db: Connection, match: Match, row: Row | None = None) -> MatchStandings:
    """Return a match's standings in all scopes; a `row` has its `ended` and `everywhere`."""
    guild = match.place.guild_id
    low, high = (*sorted(match.people), None)[:2]
    names: Names = {"low": low, "high": high, "variant": match.variant, "guild": guild}
    names |= {name: None if row is None else row[name] for name in ("ended", "everywhere")}
    names["scope"] = DIRECT if guild is None else guild
    rows = await db.all(_FIND, names)
    season, _, everywhere, *_ = rows[0]
    own = season or names["scope"]
    return _found(match, (own, EVERYWHERE) if everywhere else (own,), rows)


def _found(match: Match, scopes: Iterable[int], rows: list[Row]) -> MatchStandings:
    people = match.people
    by_scope: StandingsByScope = {scope: dict.fromkeys(people) for scope in scopes}
    met = set()
    for _, _, _, person, have_met, scope, *columns in rows:
        if scope in by_scope:
            by_scope[scope][person] = tuple(columns)
        if have_met:
            met.add(scope)
    return MatchStandings(by_scope, met, rows[0]["ended"], rows[0]["everywhere"])
