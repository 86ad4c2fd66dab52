"""The tables `standings`, `slots` and `pairs`, which are updated when a match ends."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from bot.domain.match import Match
from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.standing import Category, Record, Standing
from bot.store.database import Connection, Row
from bot.store.rows import listed, milliseconds_or_none, moment_or_none, numbers, upsert

Columns = dict[str, Any]
Key = tuple[int, str, int, int]
"""The key of a rank bucket: scope, variant, grain and slot."""

# One encoder for all calls: `json.dumps` with `sort_keys` makes a new one each time.
_to_json = json.JSONEncoder(sort_keys=True).encode

COARSE_BUCKET = 100
"""How many rank buckets a coarse bucket counts together, so that a rank takes few rows."""

_STANDING = "SELECT * FROM standings WHERE scope = ? AND variant = ? AND person_id = ?"
# A trigger deletes a bucket that nobody is in any more.
_CHANGE = """
INSERT INTO slots (scope, variant, grain, slot, people) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (scope, variant, grain, slot) DO UPDATE SET people = slots.people + excluded.people
"""
# In one or two scopes; SQLite needs the WHERE before ON CONFLICT.
_COUNT_PAIR = """
INSERT INTO pairs (scope, variant, low_id, high_id, low_wins, draws, high_wins)
SELECT scopes.scope, :variant, :low, :high, :low_won, :drawn, :high_won
FROM (SELECT CAST(:one AS BIGINT) AS scope UNION SELECT CAST(:other AS BIGINT)) AS scopes
WHERE 1 = 1
ON CONFLICT (scope, variant, low_id, high_id) DO UPDATE SET
    low_wins = pairs.low_wins + excluded.low_wins, draws = pairs.draws + excluded.draws,
    high_wins = pairs.high_wins + excluded.high_wins
RETURNING scope, low_wins + draws + high_wins = 1 AS met_first
"""


async def find(db: Connection, category: Category, person: int) -> Standing | None:
    """Return a person's standing in a category, or None."""
    row = await db.one(_STANDING, (*category, person))
    return None if row is None else standing_of(row)


def columns_of(person: int, standing: Standing) -> Columns:
    """Return the columns of a person's standing, without its key."""
    rating = standing.rating
    return {
        # A deleted person keeps a standing, so that a recount agrees, but has no rank.
        "slot": None if person < 0 else standing.rank_bucket,
        "points": rating.points,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "rated_at": milliseconds_or_none(standing.rated_at),
        "streak": standing.streak,
        "best_streak": standing.best_streak,
        "as_x": standing.as_x,
        "tallies": _to_json(standing.records),
        "openings": listed(standing.openings),
        "course": listed(standing.history),
        "people_met": standing.people_met,
    }


_UPSERT = upsert("standings", ("scope", "variant", "person_id"), [*columns_of(0, Standing())])


def standing_of(row: Row | Mapping[str, Any]) -> Standing:
    """Return the standing of a row of `standings`, or of its columns."""
    records = orjson.loads(row["tallies"])
    return Standing(
        rating=Rating(row["points"], row["deviation"], row["volatility"]),
        rated_at=moment_or_none(row["rated_at"]),
        records={name: Record(*counts) for name, counts in records.items()},
        streak=row["streak"],
        best_streak=row["best_streak"],
        as_x=row["as_x"],
        openings=numbers(row["openings"]),
        history=numbers(row["course"]),
        people_met=row["people_met"],
    )


async def save(db: Connection, rows: Sequence[Columns]) -> None:
    """Store standings; the caller moves the people to their rank buckets."""
    await db.run_later(_UPSERT, rows)


class BucketChange(NamedTuple):
    """One person moves from a rank bucket to another one; None stands for no bucket."""

    category: Category
    former: int | None
    bucket: int | None


def bucket_change(category: Category, former: Columns | None, columns: Columns) -> BucketChange:
    """Return the change of a person whose columns were `former` and are `columns` now."""
    return BucketChange(category, former["slot"] if former else None, columns["slot"])


async def change_buckets(db: Connection, changes: Iterable[BucketChange]) -> None:
    """Update the counts of the rank buckets and of the coarse buckets.

    All work changes them in the same order, so that no two wait for each other's.
    """
    people = Counter[Key]()
    for category, former, bucket in changes:
        people.subtract(_keys(category, former))
        people.update(_keys(category, bucket))
    await db.run_later(_CHANGE, [(*key, more) for key, more in sorted(people.items()) if more])


def _keys(category: Category, bucket: int | None) -> Iterable[Key]:
    if bucket is None:
        return ()
    return (*category, 0, bucket), (*category, 1, bucket // COARSE_BUCKET)


async def count_pair(db: Connection, scopes: Sequence[int], match: Match) -> set[int]:
    """Count a match in the record of its two people in one or two scopes.

    Returns those scopes in which they met for the first time.
    """
    low, high = sorted(match.people)
    winner = match.winner and match.people["XO".index(match.winner)]
    values = {"low_won": winner == low, "drawn": winner is None, "high_won": winner == high}
    names = {"variant": match.variant, "low": low, "high": high, **values}
    rows = await db.all(_COUNT_PAIR, names | {"one": scopes[0], "other": scopes[-1]})
    return {row["scope"] for row in rows if row["met_first"]}
