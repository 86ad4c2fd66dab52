"""The tables `matches` and `playing`."""

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime

from bot.errors import AlreadyPlayingError
from bot.matches.model import Ending, Machine, Match, Person, Place, Seat, Status
from bot.store.database import Database

_INSERT = """
INSERT INTO matches (
    guild_id, channel_id, message_id, x_person, x_engine, x_level, o_person, o_engine, o_level,
    variant, language, seed, moves, revision, status, ending, winner, started_at, changed_at
) VALUES (
    :guild_id, :channel_id, :message_id, :x_person, :x_engine, :x_level, :o_person, :o_engine,
    :o_level, :variant, :language, :seed, :moves, :revision, :status, :ending, :winner,
    :started_at, :changed_at
) RETURNING id
"""
_UPDATE = """
UPDATE matches SET
    message_id = coalesce(:message_id, message_id), moves = :moves, revision = :revision,
    status = :status, ending = :ending, winner = :winner, changed_at = :changed_at
WHERE id = :id AND revision = :expected
"""
_PLAY = "INSERT INTO playing (channel_id, person_id, match_id) VALUES (?, ?, ?)"
_PLAYING = "SELECT match_id FROM playing WHERE channel_id = ? AND person_id = ?"


class MatchTable:
    """Matches as they are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: Match) -> Match:
        """Store a new live match and return it with its id.

        Raises AlreadyPlayingError if one of its people has a live match in that channel.
        """
        return await self._database.write(lambda connection: _add(connection, match))

    async def find(self, match_id: int) -> Match | None:
        """Return the match, or None if there is none of that id."""
        return await self._database.read(lambda connection: _find(connection, match_id))

    async def live_of(self, person: int, channel_id: int) -> Match | None:
        """Return the live match of a person in a channel, or None."""
        return await self._database.read(lambda connection: _live(connection, person, channel_id))

    async def save(self, match: Match, expected: int) -> bool:
        """Store a changed match if its revision still is `expected`; return whether it was.

        A match that is over frees its people in the same transaction.
        """
        return await self._database.write(lambda connection: _save(connection, match, expected))

    async def shown_at(self, match_id: int, message_id: int) -> int | None:
        """Keep which message shows the board of a match, and return which one did before."""
        return await self._database.write(lambda db: _shown_at(db, match_id, message_id))


def _add(connection: sqlite3.Connection, match: Match) -> Match:
    stored = replace(match, id=connection.execute(_INSERT, _row(match)).fetchone()["id"])
    for person in match.people:
        _take_place(connection, stored, person)
    return stored


def _take_place(connection: sqlite3.Connection, match: Match, person: int) -> None:
    channel_id = match.place.channel_id
    taken = connection.execute(_PLAYING, (channel_id, person)).fetchone()
    if taken is not None:
        raise AlreadyPlayingError(taken["match_id"])
    connection.execute(_PLAY, (channel_id, person, match.id))


def _find(connection: sqlite3.Connection, match_id: int) -> Match | None:
    row = connection.execute("SELECT * FROM matches WHERE id = ?", (match_id,)).fetchone()
    return None if row is None else match_of(row)


def _live(connection: sqlite3.Connection, person: int, channel_id: int) -> Match | None:
    taken = connection.execute(_PLAYING, (channel_id, person)).fetchone()
    return None if taken is None else _find(connection, taken["match_id"])


def _save(connection: sqlite3.Connection, match: Match, expected: int) -> bool:
    changed = connection.execute(_UPDATE, _row(match) | {"expected": expected}).rowcount
    if changed and match.status is Status.OVER:
        connection.execute("DELETE FROM playing WHERE match_id = ?", (match.id,))
    return changed == 1


def _shown_at(connection: sqlite3.Connection, match_id: int, message_id: int) -> int | None:
    former = _find(connection, match_id)
    sql = "UPDATE matches SET message_id = ? WHERE id = ?"
    connection.execute(sql, (message_id, match_id))
    return None if former is None else former.message_id


def _row(match: Match) -> dict[str, str | int | None]:
    return {
        "id": match.id,
        "guild_id": match.place.guild_id,
        "channel_id": match.place.channel_id,
        "message_id": match.message_id,
        **_seat_columns("x", match.x),
        **_seat_columns("o", match.o),
        "variant": match.variant,
        "language": match.language,
        "seed": match.seed,
        "moves": " ".join(map(str, match.moves)),
        "revision": match.revision,
        "status": match.status,
        "ending": match.ending,
        "winner": match.winner,
        "started_at": _milliseconds(match.started_at),
        "changed_at": _milliseconds(match.changed_at),
    }


def _seat_columns(mark: str, seat: Seat) -> dict[str, str | int | None]:
    if isinstance(seat, Person):
        person, engine, level = seat.id, None, None
    else:
        person, engine, level = None, seat.spec, seat.level
    return {f"{mark}_person": person, f"{mark}_engine": engine, f"{mark}_level": level}


def match_of(row: sqlite3.Row) -> Match:
    """Return the match that a row of `matches` holds."""
    return Match(
        id=row["id"],
        place=Place(row["guild_id"], row["channel_id"]),
        message_id=row["message_id"],
        x=_seat(row, "x"),
        o=_seat(row, "o"),
        variant=row["variant"],
        language=row["language"],
        seed=row["seed"],
        moves=tuple(map(int, row["moves"].split())),
        revision=row["revision"],
        status=Status(row["status"]),
        ending=None if row["ending"] is None else Ending(row["ending"]),
        winner=row["winner"],
        started_at=_moment(row["started_at"]),
        changed_at=_moment(row["changed_at"]),
    )


def _seat(row: sqlite3.Row, mark: str) -> Seat:
    person = row[f"{mark}_person"]
    if person is not None:
        return Person(person)
    return Machine(row[f"{mark}_engine"], row[f"{mark}_level"])


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
