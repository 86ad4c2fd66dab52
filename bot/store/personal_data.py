"""Exports everything that is stored about a person."""

import sqlite3
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from bot.domain.match import Machine, Match, Person, Seat, Vacant
from bot.domain.ratings.standing import DIRECT, EVERYWHERE, Standing
from bot.store.rows import match_of
from bot.store.sqlite.database import Database
from bot.store.standings import find

_MATCHES = """
SELECT * FROM matches WHERE x_person = :person
UNION ALL SELECT * FROM matches WHERE o_person = :person AND x_person IS NOT :person ORDER BY id
"""
_RESULTS = "SELECT * FROM results WHERE match_id = ? AND person_id = ? ORDER BY scope DESC"
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

Columns = dict[str, Any]


class PersonalDataTable:
    """The stored data of each person, across all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, person: int) -> Columns:
        """Return everything stored about a person as plain values, without other people's ids."""
        return await self._database.read_snapshot(lambda db: _export(db, person))


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
