"""The table `shares`: which finished matches were posted where, and which messages have to go."""

import sqlite3
from datetime import datetime

from bot.domain.match import Match, Place
from bot.domain.share import PAUSE, Share, refuse_unless_sharable
from bot.errors import AlreadySharedError, SharedJustNowError
from bot.store.erasures import refuse_if_pending
from bot.store.rows import milliseconds, moment
from bot.store.sqlite.database import Database

_SHOWS = "SELECT games FROM people WHERE person_id = ?"
_STANDING = "SELECT * FROM shares WHERE match_id = ? AND channel_id = ? AND withdrawn = 0"
_LATEST = "SELECT max(shared_at) FROM shares WHERE person_id = ?"
_WITHDRAW = "UPDATE shares SET withdrawn = 1 WHERE id = ?"
_INSERT = """
INSERT INTO shares (match_id, person_id, guild_id, channel_id, shared_at) VALUES (?, ?, ?, ?, ?)
RETURNING *
"""
_SENT = "UPDATE shares SET message_id = ? WHERE id = ?"
_REMOVE = "DELETE FROM shares WHERE id = ?"
_WITHDRAWN = "SELECT * FROM shares WHERE withdrawn = 1 AND id > ? ORDER BY id LIMIT ?"


class ShareTable:
    """The stored shares."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def server_of(self, match: Match, person: int, place: Place) -> int:
        """Return the server in which a person may share a match at a place.

        Raises NotYourMatchError, NotSharableError.
        """
        return await self._database.read(lambda db: _server_of(db, match, person, place))

    async def add(self, match: Match, person: int, place: Place, now: datetime) -> Share:
        """Store that a person shares a match at a place, and return the share.

        Raises NotYourMatchError, NotSharableError, AlreadySharedError, SharedJustNowError,
        BeingErasedError.
        """
        return await self._database.write(lambda db: _add(db, match, person, place, now))

    async def set_message(self, share: Share, message_id: int) -> bool:
        """Store which message shows a share; return False if there is no such share any more."""
        values = (message_id, share.id)
        return await self._database.write(lambda db: db.execute(_SENT, values).rowcount > 0)

    async def remove(self, share: Share) -> None:
        """Remove a share that has no message any more."""
        await self._database.write(lambda db: db.execute(_REMOVE, (share.id,)).rowcount)

    async def withdrawn(self, limit: int, after: int = 0) -> list[Share]:
        """Return up to `limit` shares whose messages have to go, with ids above `after`."""
        values = (after, limit)
        rows = await self._database.read(lambda db: db.execute(_WITHDRAWN, values).fetchall())
        return list(map(_share, rows))


def _server_of(db: sqlite3.Connection, match: Match, person: int, place: Place) -> int:
    others = [other for other in match.people if other != person]
    rows = [db.execute(_SHOWS, (other,)).fetchone() for other in others]
    shown = all(row is None or row["games"] for row in rows)
    return refuse_unless_sharable(match, person, place, opponent_shows=shown)


def _add(db: sqlite3.Connection, match: Match, person: int, place: Place, now: datetime) -> Share:
    guild_id = _server_of(db, match, person, place)
    for player in match.people:
        refuse_if_pending(db, player)
    _refuse_if_standing(db, match.id, place.channel_id, now)
    _refuse_if_just_shared(db, person, now)
    values = (match.id, person, guild_id, place.channel_id, milliseconds(now))
    return _share(db.execute(_INSERT, values).fetchone())


def _refuse_if_standing(
    db: sqlite3.Connection, match_id: int, channel_id: int, now: datetime
) -> None:
    """Raise AlreadySharedError if a share stands there; withdraw one that stood long enough."""
    row = db.execute(_STANDING, (match_id, channel_id)).fetchone()
    if row is None:
        return
    share = _share(row)
    if now < share.stands_until:
        raise AlreadySharedError(link=share.link)
    db.execute(_WITHDRAW, (share.id,))


def _refuse_if_just_shared(db: sqlite3.Connection, person: int, now: datetime) -> None:
    (latest,) = db.execute(_LATEST, (person,)).fetchone()
    if latest is not None and now < moment(latest) + PAUSE:
        raise SharedJustNowError


def _share(row: sqlite3.Row) -> Share:
    return Share(
        row["id"],
        row["match_id"],
        row["guild_id"],
        row["channel_id"],
        row["message_id"],
        moment(row["shared_at"]),
    )
