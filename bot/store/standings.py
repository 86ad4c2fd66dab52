"""The tables `standings`, `slots` and `pairs`, which are updated when a match ends."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice, takewhile
from typing import Any

from bot.domain.match import Match
from bot.domain.rating_weight import RatingWeight
from bot.domain.ratings.anti_farming import DAY, REMEMBERED, PastMatch, past_match_of, weigh
from bot.domain.ratings.standing import DIRECT, EVERYWHERE, Standing, played
from bot.store.rows import milliseconds, moment, standing_columns, standing_of

Columns = dict[str, Any]

COARSE_BUCKET = 100
"""How many rank buckets a coarse bucket counts together, so that a rank takes few rows."""

# For matches from before there were standings; newer matches get their number when they end.
_END = """
UPDATE matches SET
    ended = (SELECT coalesce(max(ended), 0) + 1 FROM matches),
    everywhere = guild_id IS NOT NULL AND coalesce(
        (SELECT servers.everywhere FROM servers WHERE servers.guild_id = matches.guild_id), 1
    )
WHERE id = ? AND status = 'over' AND ended IS NULL RETURNING ended, everywhere, changed_at
"""
# The columns are the fields of a `PastMatch`.
_EARLIER = """
SELECT moves, changed_at, ending, winner, coalesce(x_engine, x_person) AS x,
    coalesce(o_engine, o_person) AS o, ended
FROM matches WHERE x_person = :person AND ended < :ended
UNION ALL SELECT moves, changed_at, ending, winner, coalesce(x_engine, x_person),
    coalesce(o_engine, o_person), ended
FROM matches WHERE o_person = :person AND ended < :ended ORDER BY ended DESC
"""
_SEASON = "SELECT season_after FROM servers WHERE guild_id = ?"
# Without scope and person, so that the rows of one person in two scopes can be compared.
_STANDING = """
SELECT slot, points, deviation, volatility, rated_at, streak, best_streak, as_x, tallies, openings,
    course
FROM standings WHERE scope = ? AND person_id = ?
"""
_UPSERT = """
INSERT INTO standings (
    scope, person_id, slot, points, deviation, volatility, rated_at,
    streak, best_streak, as_x, tallies, openings, course
) VALUES (
    :scope, :person_id, :slot, :points, :deviation, :volatility, :rated_at,
    :streak, :best_streak, :as_x, :tallies, :openings, :course
) ON CONFLICT (scope, person_id) DO UPDATE SET
    slot = excluded.slot, points = excluded.points, deviation = excluded.deviation,
    volatility = excluded.volatility, rated_at = excluded.rated_at, streak = excluded.streak,
    best_streak = excluded.best_streak, as_x = excluded.as_x, tallies = excluded.tallies,
    openings = excluded.openings, course = excluded.course
"""
_ENTER = """
INSERT INTO slots (scope, grain, slot, people) VALUES (?, ?, ?, 1)
ON CONFLICT (scope, grain, slot) DO UPDATE SET people = people + 1
"""
_CLEAR = "DELETE FROM slots WHERE scope = ? AND grain = ? AND slot = ? AND people = 1"
_LEAVE = "UPDATE slots SET people = people - 1 WHERE scope = ? AND grain = ? AND slot = ?"
_COUNT_PAIR = """
INSERT INTO pairs (scope, low_id, high_id, low_wins, draws, high_wins)
VALUES (:scope, :low, :high, :low_won, :drawn, :high_won)
ON CONFLICT (scope, low_id, high_id) DO UPDATE SET
    low_wins = low_wins + :low_won, draws = draws + :drawn, high_wins = high_wins + :high_won
"""


def apply_missed_result(connection: sqlite3.Connection, match: Match) -> RatingWeight | None:
    """Count a finished match that was never counted, and return its rating weight.

    Any other match changes nothing, and the result is None.
    """
    row = connection.execute(_END, (match.id,)).fetchone()
    return None if row is None else apply_result(connection, match, row)


def apply_result(connection: sqlite3.Connection, match: Match, row: sqlite3.Row) -> RatingWeight:
    """Count a match for the standings of each of its scopes, and return its rating weight.

    `row` holds its number among all finished matches (`ended`), whether it counts everywhere, and
    when it changed.
    """
    # The stored time, to the millisecond, is what a recount has.
    match = match._replace(changed_at=moment(row["changed_at"]))
    weight = weigh(past_match_of(match), _earlier(connection, match, row["ended"]))
    if weight.counts:
        _count(connection, _scopes(connection, match, row), match, weight)
    return weight


def _earlier(connection: sqlite3.Connection, match: Match, ended: int) -> Iterator[PastMatch]:
    """Yield the past matches that `weigh` needs: those of a day, and against the bot some more."""
    fewest, since = REMEMBERED if match.machine else 0, milliseconds(match.changed_at - DAY)
    rows = connection.execute(_EARLIER, {"person": match.people[0], "ended": ended})
    rows.row_factory = None  # plain tuples, the fastest rows
    past_matches = map(PastMatch._make, rows)
    return chain(
        islice(past_matches, fewest), takewhile(lambda past: past.changed_at > since, past_matches)
    )


def _scopes(connection: sqlite3.Connection, match: Match, row: sqlite3.Row) -> Iterator[int]:
    guild = match.place.guild_id
    if guild is None:
        yield DIRECT
        return
    season = connection.execute(_SEASON, (guild,)).fetchone()
    if season is None or row["ended"] > season["season_after"]:
        yield guild
    if row["everywhere"]:
        yield EVERYWHERE


def _count(
    connection: sqlite3.Connection, scopes: Iterable[int], match: Match, weight: RatingWeight
) -> None:
    """Count a match in some scopes.

    A person who plays in a single server has equal rows in two scopes, calculated only once.
    """
    former: dict[int, sqlite3.Row | None] = {}
    now: dict[int, Columns] = {}
    for scope in scopes:
        rows = {person: _row(connection, scope, person) for person in match.people}
        if rows != former:
            former, now = rows, dict(_calculate(rows, match, weight))
        for person, columns in now.items():
            _save(connection, scope, person, rows[person], columns)
        if len(now) > 1:
            _count_pair(connection, scope, match)


def _calculate(
    rows: Mapping[int, sqlite3.Row | None], match: Match, weight: RatingWeight
) -> Iterator[tuple[int, Columns]]:
    """Yield each person of a match with the columns of their standing after it."""
    before = {person: standing_of(row) if row else Standing() for person, row in rows.items()}
    for person, own in before.items():
        others = (before[other].rating_at(match.changed_at) for other in before if other != person)
        after = played(own, match, match.mark_of(person), next(others, None), weight)
        # A deleted person keeps a standing, so that a recount agrees, but has no rank.
        yield person, standing_columns(after) | {"slot": None if person < 0 else after.rank_bucket}


def find(connection: sqlite3.Connection, scope: int, person: int) -> Standing | None:
    """Return a person's standing in a scope, or None."""
    row = _row(connection, scope, person)
    return None if row is None else standing_of(row)


def _row(connection: sqlite3.Connection, scope: int, person: int) -> sqlite3.Row | None:
    row: sqlite3.Row | None = connection.execute(_STANDING, (scope, person)).fetchone()
    return row


def _save(
    connection: sqlite3.Connection,
    scope: int,
    person: int,
    former: sqlite3.Row | None,
    columns: Columns,
) -> None:
    connection.execute(_UPSERT, columns | {"scope": scope, "person_id": person})
    move(connection, scope, former["slot"] if former else None, columns["slot"])


def move(
    connection: sqlite3.Connection, scope: int, former: int | None, bucket: int | None
) -> None:
    """Move one person from the former rank bucket to a new one; None stands for no bucket.

    Updates the counts of the rank buckets and of the coarse buckets.
    """
    before, now = _keys(scope, former), _keys(scope, bucket)
    for key in before - now:
        # Most people are alone in their bucket, so try to delete the row first.
        if not connection.execute(_CLEAR, key).rowcount:
            connection.execute(_LEAVE, key)
    for key in now - before:
        connection.execute(_ENTER, key)


def _keys(scope: int, bucket: int | None) -> set[tuple[int, int, int]]:
    """Return the keys of a rank bucket and of its coarse bucket."""
    return set() if bucket is None else {(scope, 0, bucket), (scope, 1, bucket // COARSE_BUCKET)}


def _count_pair(connection: sqlite3.Connection, scope: int, match: Match) -> None:
    low, high = sorted(match.people)
    winner = match.winner and match.people["XO".index(match.winner)]
    values = {"low_won": winner == low, "drawn": winner is None, "high_won": winner == high}
    connection.execute(_COUNT_PAIR, {"scope": scope, "low": low, "high": high, **values})
