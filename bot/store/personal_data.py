"""Exports everything that is stored about a person, or makes it anonymous."""

import sqlite3
from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any

from bot.domain.match import Machine, Match, Person, Seat, Vacant
from bot.domain.ratings.standing import DIRECT, EVERYWHERE, Standing
from bot.store.former_people import pseudonym_of, remember
from bot.store.rows import match_of
from bot.store.sqlite.database import Database
from bot.store.standings import find, move

_MATCHES = """
SELECT * FROM matches WHERE x_person = :person
UNION ALL SELECT * FROM matches WHERE o_person = :person AND x_person IS NOT :person ORDER BY id
"""
_RESULTS = "SELECT * FROM results WHERE match_id = ? AND person_id = ? ORDER BY scope DESC"
_LIVE = "SELECT match_id FROM playing WHERE person_id = ?"
_INVITED = """
SELECT id FROM matches WHERE status = 'invited' AND challenger = :person
UNION SELECT id FROM matches WHERE status = 'invited' AND x_person = :person
UNION SELECT id FROM matches WHERE status = 'invited' AND o_person = :person
"""
_SETTINGS = "SELECT challenges, reminders FROM people WHERE person_id = ?"
_BLOCKED = "SELECT blocked_id FROM blocks WHERE person_id = ?"
_SCOPES = """
WITH played AS (
    SELECT guild_id FROM matches WHERE x_person = :person
    UNION SELECT guild_id FROM matches WHERE o_person = :person
)
SELECT guild_id AS scope, guild_id, 1 AS season FROM played WHERE guild_id IS NOT NULL
UNION SELECT scope, guild_id, number FROM seasons WHERE guild_id IN (SELECT guild_id FROM played)
"""
_RIVALS = """
SELECT o_person AS rival FROM matches WHERE x_person = :person AND o_person IS NOT NULL
UNION SELECT x_person FROM matches WHERE o_person = :person AND x_person IS NOT NULL
"""
_SLOT = "SELECT slot FROM standings WHERE scope = ? AND person_id = ?"
_RENAME_STANDING = """
UPDATE standings SET person_id = :stand_in, slot = NULL WHERE scope = :scope AND person_id = :person
"""
_DELETE_PAIR = "DELETE FROM pairs WHERE scope = ? AND low_id = ? AND high_id = ? RETURNING *"
_INSERT_PAIR = "INSERT INTO pairs VALUES (?, ?, ?, ?, ?, ?)"
_REPLACE_OR_DELETE = (
    """
    UPDATE results SET person_id = :stand_in WHERE person_id = :person AND match_id IN (
        SELECT id FROM matches WHERE x_person = :person
        UNION ALL SELECT id FROM matches WHERE o_person = :person
    )
    """,
    "UPDATE matches SET x_person = :stand_in WHERE x_person = :person",
    "UPDATE matches SET o_person = :stand_in WHERE o_person = :person",
    "UPDATE matches SET challenger = :stand_in WHERE challenger = :person",
    "UPDATE shows SET starter_id = :stand_in WHERE starter_id = :person",
    "DELETE FROM playing WHERE person_id = :person",
    "DELETE FROM named_everywhere WHERE person_id = :person",
    "DELETE FROM people WHERE person_id = :person",
    "DELETE FROM blocks WHERE person_id = :person",
    # What protects others stays. A row that the pseudonym has from an earlier deletion is older.
    "UPDATE OR REPLACE blocks SET blocked_id = :pseudonym WHERE blocked_id = :person",
    "UPDATE OR REPLACE declines SET challenger = :pseudonym WHERE challenger = :person",
    "UPDATE OR REPLACE declines SET person_id = :pseudonym WHERE person_id = :person",
    """
    UPDATE OR REPLACE pings SET
        low_id = min(:pseudonym, CASE low_id WHEN :person THEN high_id ELSE low_id END),
        high_id = max(:pseudonym, CASE low_id WHEN :person THEN high_id ELSE low_id END),
        challenger = CASE challenger WHEN :person THEN :pseudonym ELSE challenger END
    WHERE :person IN (low_id, high_id)
    """,
)

Columns = dict[str, Any]


class PersonalDataTable:
    """The stored data of each person, across all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, person: int) -> Columns:
        """Return everything stored about a person as plain values, without other people's ids."""
        return await self._database.read_snapshot(lambda db: _export(db, person))

    async def live(self, person: int) -> list[int]:
        """Return the ids of a person's live matches."""
        rows = await self._database.read(lambda db: db.execute(_LIVE, (person,)).fetchall())
        return [row["match_id"] for row in rows]

    async def invited(self, person: int) -> list[int]:
        """Return the ids of the open challenges that a person sent or received."""
        names = {"person": person}
        rows = await self._database.read(lambda db: db.execute(_INVITED, names).fetchall())
        return [row["id"] for row in rows]

    async def erase(self, person: int, stand_in: int, now: datetime) -> bool:
        """Replace a person's id in matches by `stand_in`, a number below zero, and delete the rest.

        Finished matches still count for the other people. What protects others from the person, or
        the person from others, stays under a pseudonym. Returns whether all traces are gone from
        the disk. Some stay in the journal while somebody reads it: see `Database.empty_journal`.
        Raises StoreBusyError or StoreDamagedError; then nothing is changed.
        """
        await self._database.write_long(lambda db: _erase(db, person, stand_in, now))
        return await self._database.empty_journal()


def _export(db: sqlite3.Connection, person: int) -> Columns:
    rows = db.execute(_MATCHES, {"person": person}).fetchall()
    scopes = _scopes(db, person)
    standings = {scope: find(db, scope, person) for scope in scopes}
    settings = db.execute(_SETTINGS, (person,)).fetchone()
    named = "SELECT 1 FROM named_everywhere WHERE person_id = ?"
    return {
        "person": person,
        "set": dict(settings) if settings else None,
        "blocked": [row["blocked_id"] for row in db.execute(_BLOCKED, (person,))],
        "named_everywhere": db.execute(named, (person,)).fetchone() is not None,
        "matches": [
            _match(match_of(row), person) | {"results": _results(db, row["id"], person, scopes)}
            for row in rows
        ],
        "standings": [
            {**scopes[scope], **_standing(standing)}
            for scope, standing in standings.items()
            if standing is not None
        ],
    }


def _standing(standing: Standing) -> Columns:
    """Return a standing with the names of its columns, so that the export's format is stable."""
    values = asdict(standing)
    return values | {"tallies": values.pop("records"), "course": values.pop("history")}


def _match(match: Match, person: int) -> Columns:
    return {
        "match": match.id,
        "server": match.place.guild_id,
        "channel": match.place.channel_id,
        "message": match.message_id,
        "x": _seat(match.x, person),
        "o": _seat(match.o, person),
        "language": match.language,
        "moves": match.moves,
        "status": match.status,
        "ending": match.ending,
        "winner": match.winner,
        "started_at": match.started_at,
        "changed_at": match.changed_at,
    }


def _results(
    db: sqlite3.Connection, match_id: int, person: int, scopes: Mapping[int, Columns]
) -> list[Columns]:
    """Return how a match changed a person's rating, in each scope."""
    return [
        {
            **scopes[row["scope"]],
            "rating_before": row["points_before"],
            "rating_after": row["points_after"],
            "share": row["share"],
            "reason": row["reason"],
            "nth": row["nth"],
        }
        for row in db.execute(_RESULTS, (match_id, person))
    ]


def _seat(seat: Seat, person: int) -> str:
    if isinstance(seat, Machine):
        return seat.spec
    if isinstance(seat, Vacant):
        return "nobody yet"
    return "you" if seat == Person(person) else "somebody else"


def _scopes(db: sqlite3.Connection, person: int) -> dict[int, Columns]:
    """Return the scopes of a person's matches with their names: the server's also has a season."""
    names: dict[int, Columns] = {
        DIRECT: {"scope": "direct messages"},
        EVERYWHERE: {"scope": "everywhere"},
    }
    for row in db.execute(_SCOPES, {"person": person}):
        names[row["scope"]] = {"scope": row["guild_id"], "season": row["season"]}
    return names


def _erase(db: sqlite3.Connection, person: int, stand_in: int, now: datetime) -> None:
    remember(db, person, stand_in, now)
    names = {"person": person, "stand_in": stand_in, "pseudonym": pseudonym_of(db, person)}
    rivals = [row["rival"] for row in db.execute(_RIVALS, names)]
    for scope in _scopes(db, person):
        row = db.execute(_SLOT, (scope, person)).fetchone()
        if row is not None:
            move(db, scope, row["slot"], None)
            db.execute(_RENAME_STANDING, names | {"scope": scope})
        for rival in rivals:
            _rename_pair(db, scope, person, rival, stand_in)
    for sql in _REPLACE_OR_DELETE:
        db.execute(sql, names)


def _rename_pair(
    db: sqlite3.Connection, scope: int, person: int, rival: int, stand_in: int
) -> None:
    """Replace a person by the stand-in in the record of two people's matches."""
    for row in db.execute(_DELETE_PAIR, (scope, *sorted((person, rival)))).fetchall():
        wins = {row["low_id"]: row["low_wins"], row["high_id"]: row["high_wins"]}
        wins[stand_in] = wins[person]
        low, high = sorted((stand_in, rival))
        db.execute(_INSERT_PAIR, (scope, low, high, wins[low], row["draws"], wins[high]))
