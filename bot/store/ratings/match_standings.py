"""Finds where a match counts, and the standings of its people there, in one statement."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.domain.match import Match
from bot.domain.ratings.standing import DIRECT, EVERYWHERE
from bot.store.database import Connection, Names, Row
from bot.store.ratings.standings import Columns

Found = dict[int, dict[int, Columns | None]]
"""The columns of standings by scope and person; None where a person has no standing yet."""

# A row for each person and each scope in which they have a standing, or one without a scope.
_FIND = """
SELECT person.id AS person, season.scope AS season, season.counted, EXISTS (
    SELECT 1 FROM named_everywhere AS named WHERE named.person_id = person.id
) AS named, standings.scope, slot, points, deviation, volatility, rated_at, streak, best_streak,
    as_x, tallies, openings, course, people_met
FROM (
    SELECT CAST(:one AS BIGINT) AS id UNION ALL SELECT CAST(:other AS BIGINT)
) AS person
LEFT JOIN seasons AS season ON season.guild_id = :guild AND season.undone = 0 AND season.number = (
    SELECT max(number) FROM seasons WHERE guild_id = :guild AND undone = 0 AND after < :ended
)
LEFT JOIN standings ON standings.person_id = person.id AND standings.variant = :variant
    AND standings.scope IN (coalesce(season.scope, :scope), :everywhere)
WHERE person.id IS NOT NULL
"""
_FIRST = 5  # the position of the first column of a standing


class MatchStandings(NamedTuple):
    """What the people of a match have where it counts, and who of them agreed to be named."""

    by_scope: Found
    named: frozenset[int]


async def find(db: Connection, match: Match, row: Row) -> MatchStandings:
    """Return the standings in all scopes of a match; `row` as in `apply_result`."""
    guild, everywhere = match.place.guild_id, bool(row["everywhere"])
    names = _names(match, DIRECT if guild is None else guild, everywhere=everywhere)
    rows = await db.all(_FIND, names | {"guild": guild, "ended": row["ended"]})
    season = rows[0]
    # In an incomplete season the match waits until those before it are counted.
    own = [] if season["counted"] is not None else [season["season"] or names["scope"]]
    scopes = [*own, EVERYWHERE] if everywhere and guild is not None else own
    return _found(match, scopes, rows)


async def find_in(db: Connection, match: Match, scope: int) -> Found:
    """Return the standings in one scope."""
    names = _names(match, scope, everywhere=False) | {"guild": None, "ended": None}
    rows = await db.all(_FIND, names)
    return _found(match, (scope,), rows).by_scope


def _names(match: Match, scope: int, *, everywhere: bool) -> Names:
    one, other = (*match.people, None)[:2]
    return {
        "one": one,
        "other": other,
        "variant": match.variant,
        "scope": scope,
        "everywhere": EVERYWHERE if everywhere else scope,
    }


def _found(match: Match, scopes: Iterable[int], rows: list[Row]) -> MatchStandings:
    by_scope: Found = {scope: dict.fromkeys(match.people) for scope in scopes}
    for row in rows:
        if row["scope"] in by_scope:
            columns = list(zip(row.keys(), row, strict=True))
            by_scope[row["scope"]][row["person"]] = dict(columns[_FIRST:])
    return MatchStandings(by_scope, frozenset(row["person"] for row in rows if row["named"]))
