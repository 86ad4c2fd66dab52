"""Counts people by rating, without counting or skipping over many of them.

They are counted by rank bucket in the table `slots`. `grain` 0 holds the buckets themselves, and
`grain` 1 coarse buckets of `COARSE_BUCKET` each, so a rank takes few rows.
"""

from collections.abc import Iterable

from bot.domain.ratings.standing import Category, Standing
from bot.store.database import Connection, Row
from bot.store.ratings.standings import COARSE_BUCKET

_PEOPLE = "SELECT coalesce(sum(people), 0) FROM slots WHERE scope = ? AND variant = ? AND grain = 1"
_COARSE_BUCKETS = """
SELECT slot, people FROM slots WHERE scope = ? AND variant = ? AND grain = 1 ORDER BY slot DESC
"""
_BUCKETS = """
SELECT slot, people FROM slots
WHERE scope = ? AND variant = ? AND grain = 0 AND slot >= ? AND slot < ? ORDER BY slot DESC
"""
_BETTER_COARSE = """
SELECT coalesce(sum(people), 0) FROM slots
WHERE scope = ? AND variant = ? AND grain = 1 AND slot > ?
"""
_BETTER_FINE = """
SELECT coalesce(sum(people), 0) FROM slots
WHERE scope = ? AND variant = ? AND grain = 0 AND slot > ? AND slot < ?
"""
_BEFORE_IN_BUCKET = """
SELECT count(*) FROM standings WHERE scope = ? AND variant = ? AND slot = ? AND person_id < ?
"""


async def count_people(db: Connection, category: Category) -> int:
    """Return how many people a leaderboard has."""
    return int((await db.one(_PEOPLE, category))[0])


async def bucket_at(db: Connection, category: Category, position: int) -> tuple[int, int]:
    """Return the bucket of the person after `position` others, and how many are in better ones."""
    coarse, better = _find_position(await db.all(_COARSE_BUCKETS, category), position, 0)
    low = coarse * COARSE_BUCKET
    buckets = await db.all(_BUCKETS, (*category, low, low + COARSE_BUCKET))
    return _find_position(buckets, position, better)


def _find_position(rows: Iterable[Row], position: int, better: int) -> tuple[int, int]:
    """Return the bucket that holds a position, and how many people are in better buckets.

    `better` is how many people are in better buckets than all of `rows`.
    """
    for row in rows:
        if better + row["people"] > position:
            return row["slot"], better
        better += row["people"]
    return 0, better


async def _better(db: Connection, category: Category, bucket: int) -> int:
    """Return how many people are in better buckets than this one."""
    coarse = bucket // COARSE_BUCKET
    end = (coarse + 1) * COARSE_BUCKET
    (far,) = await db.one(_BETTER_COARSE, (*category, coarse))
    (near,) = await db.one(_BETTER_FINE, (*category, bucket, end))
    return int(far + near)


async def rank_of(db: Connection, category: Category, standing: Standing) -> int | None:
    """Return the rank of a standing, or None if it is not settled."""
    if not standing.is_settled:
        return None
    return await _better(db, category, standing.rank_bucket) + 1


async def place_of(db: Connection, category: Category, person: int, standing: Standing) -> int:
    """Return how many people come before a person, equal ratings by their ids."""
    bucket = standing.rank_bucket
    (before,) = await db.one(_BEFORE_IN_BUCKET, (*category, bucket, person))
    return int(await _better(db, category, bucket) + before)
