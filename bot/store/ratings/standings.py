"""The tables `standings` and `pairs`, which are updated when a match ends."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from bot.domain.match import Match
from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.standing import Category, Record, Standing
from bot.store.database import Connection
from bot.store.rows import listed, milliseconds_or_none, moment_or_none, numbers, upsert

COLUMNS = (
    "rank_key, points, deviation, volatility, rated_at, streak, best_streak, as_x, records, "
    "openings, history, people_met"
)  # without the key, in the order of `StandingValues`
StandingValues = tuple[Any, ...]

_STANDING = f"SELECT {COLUMNS} FROM standings WHERE scope = ? AND variant = ? AND person_id = ?"  # noqa: S608
_encode = json.JSONEncoder(sort_keys=True).encode
_KEY = ("scope", "variant", "person_id")
_UPSERT = upsert("standings", _KEY, COLUMNS.split(", "))
_COUNT_PAIR = """
INSERT INTO pairs (scope, variant, low_id, high_id, low_wins, draws, high_wins)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (scope, variant, low_id, high_id) DO UPDATE SET
    low_wins = pairs.low_wins + excluded.low_wins, draws = pairs.draws + excluded.draws,
    high_wins = pairs.high_wins + excluded.high_wins
"""


async def find(db: Connection, category: Category, person: int) -> Standing | None:
    row = await db.one(_STANDING, (*category, person))
    return None if row is None else standing_of(row)


def columns_of(person: int, standing: Standing) -> StandingValues:
    rating, rated_at, records, streak, best_streak, as_x, openings, history, people_met = standing
    # A deleted person keeps a standing, so that a recount agrees, but has no rank.
    rank_key = None if person < 0 else standing.rank_key
    counts = streak, best_streak, as_x
    texts = _encode({**records}), listed(openings), listed(history)
    return rank_key, *rating, milliseconds_or_none(rated_at), *counts, *texts, people_met


def standing_of(row: Iterable[Any]) -> Standing:
    (_, *rating, rated_at, streak, best_streak, as_x, records, openings, history, people_met) = row
    return Standing(
        Rating._make(rating),
        moment_or_none(rated_at),
        {name: Record(*record) for name, record in orjson.loads(records).items()},
        streak,
        best_streak,
        as_x,
        numbers(openings),
        numbers(history),
        people_met,
    )


async def save(db: Connection, rows: Sequence[StandingValues]) -> None:
    await db.run_all(_UPSERT, rows)


async def count_pair(db: Connection, scopes: Iterable[int], match: Match) -> None:
    """Count a match in the record of its two people in some scopes; none against the bot."""
    if len(match.people) == 1:
        return
    low, high = sorted(match.people)
    winner = match.winner and match.people["XO".index(match.winner)]
    score = winner == low, winner is None, winner == high
    rows = [(scope, match.variant, low, high, *map(int, score)) for scope in scopes]
    await db.run_all(_COUNT_PAIR, rows)
