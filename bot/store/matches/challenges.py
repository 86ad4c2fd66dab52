"""Stores challenges; the transaction that adds one also checks the challenge limits."""

from datetime import datetime, timedelta

from bot.domain.limits import ChallengeLimits
from bot.domain.match import Match
from bot.errors import JustDeclinedError, NotChallengeableError, TooManyChallengesError
from bot.store.database import Connection, Database
from bot.store.deleted_people import pseudonym_of
from bot.store.matches import pings
from bot.store.matches.matches import add, mark_playing, refuse_if_playing, save
from bot.store.people.deletions import refuse_if_pending
from bot.store.people.preferences import block as block_people
from bot.store.rows import milliseconds, moment, wait_over

_COUNT_OPEN = "SELECT count(*) FROM matches WHERE challenger = ? AND status = 'invited'"
_UNWILLING = """
SELECT 1 FROM people WHERE person_id = :person AND challenges = 0
UNION ALL SELECT 1 FROM erasures WHERE person_id = :person
UNION ALL SELECT 1 FROM blocks
WHERE person_id = :person AND blocked_id IN (:challenger, :former_challenger)
"""
_DECLINED = """
SELECT max(declined_at) FROM declines
WHERE challenger IN (:challenger, :former_challenger)
AND person_id IN (:person, :former_person) AND declined_at > :since
"""
_DECLINE = """
INSERT INTO declines (challenger, person_id, declined_at) VALUES (?, ?, ?)
ON CONFLICT (challenger, person_id) DO UPDATE SET declined_at = excluded.declined_at
"""

_SIDES = ("challenger", "person")


class ChallengeTable:
    """The stored challenges, within `limits`."""

    def __init__(self, database: Database, limits: ChallengeLimits) -> None:
        self._database, self._limits = database, limits

    async def add(self, match: Match) -> tuple[Match, bool]:
        """Store a challenge; return it with its id, and whether to ping the invited person.

        Raises AlreadyPlayingError, TooManyChallengesError, NotChallengeableError,
        JustDeclinedError, BeingDeletedError, RematchMadeError.
        """
        return await self._database.write(lambda db: _add(db, match, self._limits))

    async def accept(self, match: Match, expected: int) -> bool:
        """Store a challenge as a live match if its revision is still `expected`.

        Returns whether it was stored; raises AlreadyPlayingError, BeingDeletedError.
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

    async def block(self, match: Match) -> None:
        """Store that the invited person blocks the challenger; raises TooManyBlocksError."""
        await self._database.write(lambda db: _block(db, match))


async def _add(connection: Connection, match: Match, limits: ChallengeLimits) -> tuple[Match, bool]:
    challenger = match.challenger or 0
    await connection.lock(*match.people)
    await refuse_if_pending(connection, challenger)
    await refuse_if_playing(connection, match.place.channel_id, challenger)
    if (await connection.one(_COUNT_OPEN, (challenger,)))[0] >= limits.open_challenges:
        raise TooManyChallengesError(limit=limits.open_challenges)
    if match.invited is None:
        return await add(connection, match), False
    names = await _names(connection, match, match.started_at - limits.pause)
    await _refuse_if_unwanted(connection, names, limits.pause)
    return await add(connection, match), await pings.claim(connection, names, limits.pings)


async def _names(connection: Connection, match: Match, since: datetime) -> pings.Names:
    """Return `_pair`, the pseudonyms of the two, and the time that the limits look back to."""
    pair = _pair(match)
    former = {f"former_{one}": await pseudonym_of(connection, pair[one]) for one in _SIDES}
    return {**pair, **former, "since": milliseconds(since)}


def _pair(match: Match) -> pings.Names:
    """Return the two people of a challenge, and when it was made."""
    people = (match.challenger, match.invited)
    return {**dict(zip(_SIDES, people, strict=True)), "now": milliseconds(match.started_at)}


async def _refuse_if_unwanted(connection: Connection, names: pings.Names, pause: timedelta) -> None:
    if await connection.one(_UNWILLING, names):
        raise NotChallengeableError(person=str(names["person"]))
    (declined_at,) = await connection.one(_DECLINED, names)
    if declined_at is not None:
        until = wait_over(moment(declined_at) + pause)
        raise JustDeclinedError(person=str(names["person"]), until=until)


async def _saved(connection: Connection, match: Match, expected: int) -> Match | None:
    await connection.lock(*match.people)
    return await save(connection, match, expected)


async def _withdraw(connection: Connection, match: Match, expected: int) -> bool:
    if await _saved(connection, match, expected) is None:
        return False
    await pings.undo(connection, _pair(match))
    return True


async def _accept(connection: Connection, match: Match, expected: int) -> bool:
    if await _saved(connection, match, expected) is None:
        return False
    await mark_playing(connection, match)
    return True


async def _decline(connection: Connection, match: Match, expected: int, *, block: bool) -> bool:
    if await _saved(connection, match, expected) is None:
        return False
    declined_at = milliseconds(match.changed_at)
    await connection.run(_DECLINE, (match.challenger, match.invited, declined_at))
    if block:
        await _block(connection, match)
    return True


async def _block(connection: Connection, match: Match) -> None:
    await block_people(connection, match.invited or 0, (match.challenger or 0,))
