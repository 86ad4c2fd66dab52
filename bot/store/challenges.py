"""Stores challenges; the transaction that adds one also checks the challenge limits."""

import sqlite3
from datetime import datetime

from bot.domain.challenge_limits import ChallengeLimits
from bot.domain.match import Match
from bot.errors import JustDeclinedError, NotChallengeableError, TooManyChallengesError
from bot.store.matches import add, mark_playing, refuse_if_playing, save
from bot.store.preferences import block as block_people
from bot.store.rows import milliseconds
from bot.store.sqlite.database import Database

_COUNT_OPEN = "SELECT count(*) FROM matches WHERE challenger = ? AND status = 'invited'"
_UNWILLING = """
SELECT 1 FROM people WHERE person_id = :person AND NOT challenges
UNION ALL SELECT 1 FROM blocks WHERE person_id = :person AND blocked_id = :challenger
"""
_DECLINED = "SELECT 1 FROM declines WHERE challenger = ? AND person_id = ? AND declined_at > ?"
_PING = """
INSERT INTO pings (low_id, high_id, pinged_at) VALUES (min(:one, :two), max(:one, :two), :now)
ON CONFLICT (low_id, high_id) DO NOTHING
"""
_UNPING = """
DELETE FROM pings
WHERE low_id = min(:one, :two) AND high_id = max(:one, :two) AND pinged_at = :now
"""
_DECLINE = """
INSERT INTO declines (challenger, person_id, declined_at) VALUES (?, ?, ?)
ON CONFLICT (challenger, person_id) DO UPDATE SET declined_at = excluded.declined_at
"""


class ChallengeTable:
    """The stored challenges, within `limits`."""

    def __init__(self, database: Database, limits: ChallengeLimits) -> None:
        self._database, self._limits = database, limits

    async def add(self, match: Match) -> tuple[Match, bool]:
        """Store a challenge; return it with its id, and whether to ping the invited person.

        Raises AlreadyPlayingError, TooManyChallengesError, NotChallengeableError,
        JustDeclinedError, RematchMadeError.
        """
        return await self._database.write(lambda db: _add(db, match, self._limits))

    async def accept(self, match: Match, expected: int) -> bool:
        """Store a challenge as a live match if its revision is still `expected`.

        Returns whether it was stored; raises AlreadyPlayingError.
        """
        return await self._database.write(lambda db: _accept(db, match, expected))

    async def withdraw(self, match: Match, expected: int) -> bool:
        """Store a cancelled challenge if its revision is still `expected`, and forget its ping.

        Returns whether it was stored.
        """
        return await self._database.write(lambda db: _withdraw(db, match, expected))

    async def decline(self, match: Match, expected: int, *, block: bool) -> bool:
        """Store a declined challenge if its revision is still `expected`.

        From then on the challenger has to wait before the next challenge or, with `block`, cannot
        challenge this person until they undo the block. Returns whether it was stored; raises
        TooManyBlocksError.
        """
        return await self._database.write(lambda db: _decline(db, match, expected, block=block))


def _add(
    connection: sqlite3.Connection, match: Match, limits: ChallengeLimits
) -> tuple[Match, bool]:
    challenger = match.challenger or 0
    refuse_if_playing(connection, match.place.channel_id, challenger)
    if connection.execute(_COUNT_OPEN, (challenger,)).fetchone()[0] >= limits.open_challenges:
        raise TooManyChallengesError(limit=limits.open_challenges)
    if match.invited is None:
        return add(connection, match), False
    since = match.started_at - limits.pause
    _refuse_if_unwanted(connection, challenger, match.invited, since)
    return add(connection, match), _claim_ping(connection, match, since)


def _refuse_if_unwanted(
    connection: sqlite3.Connection, challenger: int, person: int, since: datetime
) -> None:
    pair = {"challenger": challenger, "person": person}
    if connection.execute(_UNWILLING, pair).fetchone():
        raise NotChallengeableError(person=str(person))
    if connection.execute(_DECLINED, (challenger, person, milliseconds(since))).fetchone():
        raise JustDeclinedError(person=str(person))


def _claim_ping(connection: sqlite3.Connection, match: Match, since: datetime) -> bool:
    """Store a ping for the pair; return False if the pair already had one after `since`."""
    connection.execute("DELETE FROM pings WHERE pinged_at <= ?", (milliseconds(since),))
    return connection.execute(_PING, _pair(match)).rowcount == 1


def _pair(match: Match) -> dict[str, int | None]:
    """Return the two people of a challenge, and when it was made."""
    return {"one": match.challenger, "two": match.invited, "now": milliseconds(match.started_at)}


def _withdraw(connection: sqlite3.Connection, match: Match, expected: int) -> bool:
    if save(connection, match, expected) is None:
        return False
    connection.execute(_UNPING, _pair(match))
    return True


def _accept(connection: sqlite3.Connection, match: Match, expected: int) -> bool:
    if save(connection, match, expected) is None:
        return False
    mark_playing(connection, match)
    return True


def _decline(connection: sqlite3.Connection, match: Match, expected: int, *, block: bool) -> bool:
    if save(connection, match, expected) is None:
        return False
    declined_at = milliseconds(match.changed_at)
    connection.execute(_DECLINE, (match.challenger, match.invited, declined_at))
    if block:
        block_people(connection, match.invited or 0, (match.challenger or 0,))
    return True
