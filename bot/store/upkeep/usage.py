"""Counts how the bot is used: games, people and servers, for the host.

Each statement reads its own state of the database, so that a running bot's journal does not grow
for as long as all of them take. Days are UTC, counted from 1970; weeks begin on Monday.
"""

from collections import Counter
from datetime import date, datetime, timedelta
from typing import NamedTuple

from bot.store.database import Connection, Progress, Row
from bot.store.rows import milliseconds
from bot.store.upkeep.counts import PLAYED, SEATS

PAGE = 200_000
"""How many matches one statement counts, between two reports of the progress."""
LATEST = {1: 14, 7: 12}
"""How many of the latest periods are counted, by their days."""
RETURNS = {"day": 1, "week": 7, "month": 30}
"""After how many days it is counted who came back."""

_DAY = timedelta(days=1) // timedelta(milliseconds=1)
_MONDAY = 3  # days from the nearest Monday to 1 January 1970
_LAST = "SELECT coalesce(max(id), 0) AS last FROM matches"
_GAMES = f"""
SELECT variant,
    CASE WHEN x_engine IS NULL AND o_engine IS NULL THEN 'people'
    ELSE coalesce(x_level, o_level, 'engine') END AS level,
    coalesce(pace, 'bot') AS pace,
    CASE WHEN guild_id IS NULL THEN 'chat'
    WHEN can_edit = 1 THEN 'server' ELSE 'visited' END AS place,
    count(*) AS games
FROM matches WHERE id > ? AND id <= ? AND {PLAYED} GROUP BY 1, 2, 3, 4
"""  # noqa: S608
_PERIODS = f"""
SELECT (started_at / {_DAY} + {_MONDAY}) / :days AS period, count(DISTINCT person) AS people,
    count(DISTINCT guild_id) AS servers, count(DISTINCT id) AS games
FROM {SEATS} WHERE started_at >= :since GROUP BY 1 ORDER BY 1
"""  # noqa: S608
_RETURNED = f"""
SELECT
    CASE WHEN first + :month <= :now THEN 30 WHEN first + :week <= :now THEN 7
        WHEN first + :day <= :now THEN 1 ELSE 0 END AS age,
    CASE WHEN first + :month <= last THEN 30 WHEN first + :week <= last THEN 7
        WHEN first + :day <= last THEN 1 ELSE 0 END AS span,
    count(*) AS people
FROM (
    SELECT person, min(started_at) AS first, max(started_at) AS last FROM {SEATS} GROUP BY person
) AS lives GROUP BY 1, 2
"""  # noqa: S608
_SERVERS = "SELECT count(*) AS servers FROM joined_servers WHERE left_at IS NULL"
_ASPECTS = ("variant", "level", "pace", "place")


class Period(NamedTuple):
    """A day, or a week from its Monday, and how many people, servers and games it saw."""

    begins: date
    people: int
    servers: int
    games: int


class Returned(NamedTuple):
    """Of `asked` people whose first game is `days` old, how many played that much later again."""

    days: int
    asked: int
    returned: int


class Usage(NamedTuple):
    """How the bot is used: `games` are counted by what is named in each key."""

    servers: int
    people: int
    total: int
    games: dict[str, Counter[str]]
    periods: dict[int, list[Period]]
    returned: list[Returned]


async def count_usage(db: Connection, now: datetime, progress: Progress) -> Usage:
    """Count how the bot was used until `now`; `progress` takes numbers of games."""
    games = await _games(db, progress)
    spans = {name: days * _DAY for name, days in RETURNS.items()}
    lives = await db.all(_RETURNED, {"since": 0, "now": milliseconds(now)} | spans)
    return Usage(
        servers=(await db.one(_SERVERS))["servers"],
        people=sum(row["people"] for row in lives),
        total=games[_ASPECTS[0]].total(),
        games=games,
        periods={days: await _periods(db, now, days) for days in LATEST},
        returned=[_returned(days, lives) for days in RETURNS.values()],
    )


async def _games(db: Connection, progress: Progress) -> dict[str, Counter[str]]:
    counts: dict[str, Counter[str]] = {aspect: Counter() for aspect in _ASPECTS}
    last = (await db.one(_LAST))["last"]
    for after in range(0, last, PAGE):
        for row in await db.all(_GAMES, (after, after + PAGE)):
            for aspect in _ASPECTS:
                counts[aspect][row[aspect]] += row["games"]
        progress(min(after + PAGE, last), last)
    return counts


def _returned(days: int, lives: list[Row]) -> Returned:
    asked = [row for row in lives if row["age"] >= days]
    again = sum(row["people"] for row in asked if row["span"] >= days)
    return Returned(days, sum(row["people"] for row in asked), again)


async def _periods(db: Connection, now: datetime, days: int) -> list[Period]:
    """Return the latest periods of that many days, the newest first, also those without a game."""
    newest = (milliseconds(now) // _DAY + _MONDAY) // days
    numbers = range(newest, newest - LATEST[days], -1)
    since = (numbers[-1] * days - _MONDAY) * _DAY
    rows = await db.all(_PERIODS, {"days": days, "since": since})
    found = {row["period"]: (row["people"], row["servers"], row["games"]) for row in rows}
    return [Period(_begins(number, days), *found.get(number, (0, 0, 0))) for number in numbers]


def _begins(number: int, days: int) -> date:
    return date(1970, 1, 1) + timedelta(days=number * days - _MONDAY)
