"""The tables `standings`, `slots` and `pairs`, written by what ends a match."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace

from bot.matches.model import Match
from bot.matches.weight import Weight
from bot.standings.model import DIRECT, EVERYWHERE, Standing, played
from bot.standings.rules import DAY, REMEMBERED, Bout, bout_of, weigh
from bot.store.rows import bout_in, milliseconds, moment, standing_columns, standing_of

COARSE = 100
"""Slots that are counted together once more, so that few rows make a rank."""

_END = """
UPDATE matches SET
    ended = (SELECT coalesce(max(ended), 0) + 1 FROM matches),
    everywhere = guild_id IS NOT NULL AND coalesce(
        (SELECT servers.everywhere FROM servers WHERE servers.guild_id = matches.guild_id), 1
    )
WHERE id = ? AND status = 'over' AND ended IS NULL RETURNING ended, everywhere, changed_at
"""
_EARLIER = """
SELECT ended, changed_at, moves, ending, winner, x_person, x_engine, o_person, o_engine
FROM matches WHERE x_person = :person AND ended < :ended
UNION ALL SELECT ended, changed_at, moves, ending, winner, x_person, x_engine, o_person, o_engine
FROM matches WHERE o_person = :person AND ended < :ended ORDER BY ended DESC
"""
_SEASON = "SELECT season_after FROM servers WHERE guild_id = ?"
_STANDING = "SELECT * FROM standings WHERE scope = ? AND person_id = ?"
_KEEP = """
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
_LEAVE = """
UPDATE slots SET people = people - 1 WHERE scope = ? AND grain = ? AND slot = ? RETURNING people
"""
_CLEAR = "DELETE FROM slots WHERE scope = ? AND grain = ? AND slot = ?"
_MET = """
INSERT INTO pairs (scope, low_id, high_id, low_wins, draws, high_wins)
VALUES (:scope, :low, :high, :low_won, :drawn, :high_won)
ON CONFLICT (scope, low_id, high_id) DO UPDATE SET
    low_wins = low_wins + :low_won, draws = draws + :drawn, high_wins = high_wins + :high_won
"""


def record(connection: sqlite3.Connection, match: Match) -> Weight | None:
    """Count a match that is over for the standings, within the caller's transaction.

    Returns what it counts for. One that is not stored as over, or has been counted, changes
    nothing and returns None.
    """
    row = connection.execute(_END, (match.id,)).fetchone()
    if row is None:
        return None
    # A recount has the time as it is stored, to the millisecond.
    return reckon(connection, replace(match, changed_at=moment(row["changed_at"])), row)


def reckon(connection: sqlite3.Connection, match: Match, row: sqlite3.Row) -> Weight:
    """Count a match for the standings of every scope it is in, and return what it counts for.

    `row` tells its number among all that ended, and whether it counts everywhere.
    """
    weight = weigh(bout_of(match), _earlier(connection, match, row["ended"]))
    if weight.counts:
        for scope in _scopes(connection, match, row):
            _count(connection, scope, match, weight)
    return weight


def _earlier(connection: sqlite3.Connection, match: Match, ended: int) -> Iterator[Bout]:
    """Yield what the rules ask for: the matches of a day, and against the bot some more."""
    fewest, since = REMEMBERED if match.machine else 0, milliseconds(match.changed_at - DAY)
    rows = connection.execute(_EARLIER, {"person": match.people[0], "ended": ended})
    for number, row in enumerate(rows):
        if row["changed_at"] <= since and number >= fewest:
            break
        yield bout_in(row)


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


def _count(connection: sqlite3.Connection, scope: int, match: Match, weight: Weight) -> None:
    before = {person: find(connection, scope, person) for person in match.people}
    ratings = {
        person: (standing or Standing()).rating_at(match.changed_at)
        for person, standing in before.items()
    }
    for person, former in before.items():
        foe = next((ratings[other] for other in ratings if other != person), None)
        after = played(former or Standing(), match, match.mark_of(person), foe, weight)
        _keep(connection, scope, person, former, after)
    if len(before) > 1:
        _meet(connection, scope, match)


def find(connection: sqlite3.Connection, scope: int, person: int) -> Standing | None:
    """Return a person's standing in a scope, or None."""
    row = connection.execute(_STANDING, (scope, person)).fetchone()
    return None if row is None else standing_of(row)


def _keep(
    connection: sqlite3.Connection, scope: int, person: int, former: Standing | None, now: Standing
) -> None:
    # A person who is gone keeps a standing, so that a recount holds, but no place.
    gone = person < 0
    slot = None if gone else now.slot
    columns = {"scope": scope, "person_id": person, "slot": slot, **standing_columns(now)}
    connection.execute(_KEEP, columns)
    move(connection, scope, None if gone or former is None else former.slot, slot)


def move(connection: sqlite3.Connection, scope: int, former: int | None, slot: int | None) -> None:
    """Count one person less in the former slot and one more in the new one, in both grains."""
    for grain, width in enumerate((1, COARSE)):
        before = None if former is None else former // width
        now = None if slot is None else slot // width
        if before != now:
            _leave(connection, scope, grain, before)
            _enter(connection, scope, grain, now)


def _leave(connection: sqlite3.Connection, scope: int, grain: int, slot: int | None) -> None:
    key = (scope, grain, slot)
    left = [] if slot is None else connection.execute(_LEAVE, key).fetchall()
    if any(row["people"] == 0 for row in left):
        connection.execute(_CLEAR, key)


def _enter(connection: sqlite3.Connection, scope: int, grain: int, slot: int | None) -> None:
    if slot is not None:
        connection.execute(_ENTER, (scope, grain, slot))


def _meet(connection: sqlite3.Connection, scope: int, match: Match) -> None:
    low, high = sorted(match.people)
    winner = match.winner and match.people["XO".index(match.winner)]
    facts = {"low_won": winner == low, "drawn": winner is None, "high_won": winner == high}
    connection.execute(_MET, {"scope": scope, "low": low, "high": high, **facts})
