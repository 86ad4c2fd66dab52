"""The tables `standings`, `slots` and `pairs`, which are updated when a match ends."""

from typing import Any

from bot.domain.match import Match
from bot.domain.ratings.standing import Category, Standing
from bot.store.database import Connection, Row
from bot.store.rows import standing_columns, standing_of

Columns = dict[str, Any]

COARSE_BUCKET = 100
"""How many rank buckets a coarse bucket counts together, so that a rank takes few rows."""

# Without the key, so that the rows of one person in two scopes can be compared.
_STANDING = """
SELECT slot, points, deviation, volatility, rated_at, streak, best_streak, as_x, tallies, openings,
    course, people_met
FROM standings WHERE scope = ? AND variant = ? AND person_id = ?
"""
_UPSERT = """
INSERT INTO standings (
    scope, variant, person_id, slot, points, deviation, volatility, rated_at,
    streak, best_streak, as_x, tallies, openings, course, people_met
) VALUES (
    :scope, :variant, :person_id, :slot, :points, :deviation, :volatility, :rated_at,
    :streak, :best_streak, :as_x, :tallies, :openings, :course, :people_met
) ON CONFLICT (scope, variant, person_id) DO UPDATE SET
    slot = excluded.slot, points = excluded.points, deviation = excluded.deviation,
    volatility = excluded.volatility, rated_at = excluded.rated_at, streak = excluded.streak,
    best_streak = excluded.best_streak, as_x = excluded.as_x, tallies = excluded.tallies,
    openings = excluded.openings, course = excluded.course
"""
_ENTER = """
INSERT INTO slots (scope, variant, grain, slot, people) VALUES (?, ?, ?, ?, 1)
ON CONFLICT (scope, variant, grain, slot) DO UPDATE SET people = people + 1
"""
_CLEAR = """
DELETE FROM slots WHERE scope = ? AND variant = ? AND grain = ? AND slot = ? AND people = 1
"""
_LEAVE = """
UPDATE slots SET people = people - 1 WHERE scope = ? AND variant = ? AND grain = ? AND slot = ?
"""
_COUNT_PAIR = """
INSERT INTO pairs (scope, variant, low_id, high_id, low_wins, draws, high_wins)
VALUES (:scope, :variant, :low, :high, :low_won, :drawn, :high_won)
ON CONFLICT (scope, variant, low_id, high_id) DO UPDATE SET
    low_wins = low_wins + :low_won, draws = draws + :drawn, high_wins = high_wins + :high_won
RETURNING low_wins + draws + high_wins = 1 AS met_first
"""
_MEET = """
UPDATE standings SET people_met = people_met + 1
WHERE scope = ? AND variant = ? AND person_id IN (?, ?)
"""


async def find(connection: Connection, category: Category, person: int) -> Standing | None:
    """Return a person's standing in a category, or None."""
    row = await find_row(connection, category, person)
    return None if row is None else standing_of(row)


async def find_row(connection: Connection, category: Category, person: int) -> Row | None:
    """Return the row of a person's standing in a category, without its key, or None."""
    row: Row | None = await connection.one(_STANDING, (*category, person))
    return row


def columns_of(person: int, standing: Standing) -> Columns:
    """Return the columns of a person's standing, without its key."""
    # A deleted person keeps a standing, so that a recount agrees, but has no rank.
    return standing_columns(standing) | {"slot": None if person < 0 else standing.rank_bucket}


async def save(
    connection: Connection,
    category: Category,
    person: int,
    former: Row | None,
    columns: Columns,
) -> None:
    """Store a person's standing in a category, and move the person to its rank bucket."""
    await connection.run(_UPSERT, columns | category._asdict() | {"person_id": person})
    await move(connection, category, former["slot"] if former else None, columns["slot"])


async def move(
    connection: Connection, category: Category, former: int | None, bucket: int | None
) -> None:
    """Move one person from the former rank bucket to a new one; None stands for no bucket.

    Updates the counts of the rank buckets and of the coarse buckets.
    """
    before, now = _keys(category, former), _keys(category, bucket)
    for key in before - now:
        # Most people are alone in their bucket, so try to delete the row first.
        if not await connection.run(_CLEAR, key):
            await connection.run(_LEAVE, key)
    for key in now - before:
        await connection.run(_ENTER, key)


def _keys(category: Category, bucket: int | None) -> set[tuple[int, str, int, int]]:
    """Return the keys of a rank bucket and of its coarse bucket."""
    if bucket is None:
        return set()
    return {(*category, 0, bucket), (*category, 1, bucket // COARSE_BUCKET)}


async def count_pair(connection: Connection, category: Category, match: Match) -> None:
    """Count a match in the record of its two people, who may have met for the first time."""
    low, high = sorted(match.people)
    winner = match.winner and match.people["XO".index(match.winner)]
    values = {"low_won": winner == low, "drawn": winner is None, "high_won": winner == high}
    names = {"low": low, "high": high, **category._asdict(), **values}
    if (await connection.one(_COUNT_PAIR, names))["met_first"]:
        await connection.run(_MEET, (*category, low, high))
