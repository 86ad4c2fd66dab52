"""The tables `standings`, `slots` and `pairs`, which are updated when a match ends."""

import sqlite3
from typing import Any

from bot.domain.match import Match
from bot.domain.ratings.standing import Standing
from bot.store.rows import standing_columns, standing_of

Columns = dict[str, Any]

COARSE_BUCKET = 100
"""How many rank buckets a coarse bucket counts together, so that a rank takes few rows."""

# Without scope and person, so that the rows of one person in two scopes can be compared.
_STANDING = """
SELECT slot, points, deviation, volatility, rated_at, streak, best_streak, as_x, tallies, openings,
    course, people_met
FROM standings WHERE scope = ? AND person_id = ?
"""
_UPSERT = """
INSERT INTO standings (
    scope, person_id, slot, points, deviation, volatility, rated_at,
    streak, best_streak, as_x, tallies, openings, course, people_met
) VALUES (
    :scope, :person_id, :slot, :points, :deviation, :volatility, :rated_at,
    :streak, :best_streak, :as_x, :tallies, :openings, :course, :people_met
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
RETURNING low_wins + draws + high_wins = 1 AS met_first
"""
_MEET = """
UPDATE standings SET people_met = people_met + 1 WHERE scope = ? AND person_id IN (?, ?)
"""


def find(connection: sqlite3.Connection, scope: int, person: int) -> Standing | None:
    """Return a person's standing in a scope, or None."""
    row = find_row(connection, scope, person)
    return None if row is None else standing_of(row)


def find_row(connection: sqlite3.Connection, scope: int, person: int) -> sqlite3.Row | None:
    """Return the row of a person's standing in a scope, without scope and person, or None."""
    row: sqlite3.Row | None = connection.execute(_STANDING, (scope, person)).fetchone()
    return row


def columns_of(person: int, standing: Standing) -> Columns:
    """Return the columns of a person's standing, without its scope and person."""
    # A deleted person keeps a standing, so that a recount agrees, but has no rank.
    return standing_columns(standing) | {"slot": None if person < 0 else standing.rank_bucket}


def save(
    connection: sqlite3.Connection,
    scope: int,
    person: int,
    former: sqlite3.Row | None,
    columns: Columns,
) -> None:
    """Store a person's standing in a scope, and move the person to its rank bucket."""
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


def count_pair(connection: sqlite3.Connection, scope: int, match: Match) -> None:
    """Count a match in the record of its two people, who may have met for the first time."""
    low, high = sorted(match.people)
    winner = match.winner and match.people["XO".index(match.winner)]
    values = {"low_won": winner == low, "drawn": winner is None, "high_won": winner == high}
    row = connection.execute(_COUNT_PAIR, {"scope": scope, "low": low, "high": high, **values})
    if row.fetchone()["met_first"]:
        connection.execute(_MEET, (scope, low, high))
