"""Stores challenges within limits; `pings` has when two were last pinged, and who caused it."""

from datetime import datetime, timedelta

from bot.domain.limits import ChallengeLimits, Pace
from bot.domain.match import Match
from bot.errors import AlreadyPlayingError, ChallengeWaitsError, OpponentBusyError, Refusal
from bot.store.database import Connection, Database, Names, Table, write
from bot.store.deleted_people import pseudonym_of
from bot.store.matches.changes import MARK_BOARD, save
from bot.store.matches.matches import WORDS, add, refuse_if_rematched
from bot.store.matches.playing import live_match, mark_playing, refuse_if_hindered
from bot.store.people.deletions import refuse_if_pending
from bot.store.people.preferences import block as block_people
from bot.store.rows import milliseconds, moment, row_of, upsert, wait_over

_COUNT_OPEN = """
SELECT count(*) FROM matches
WHERE challenger = ? AND status = 'invited' AND CASE pace WHEN 'slow' THEN 1 ELSE 0 END = ?
"""
_WAITS = """
SELECT id, challenger FROM matches
WHERE status = 'invited' AND channel_id = :channel_id AND variant = :variant AND start_ply = 0
AND due_at > :now AND challenger <> :challenger AND (
    challenger = :person AND :challenger IN (x_person, o_person) AND pace = :pace
    OR CAST(:person AS BIGINT) IS NULL AND (x_person IS NULL OR o_person IS NULL)
) AND NOT EXISTS (
    SELECT 1 FROM playing
    WHERE playing.channel_id = :channel_id AND against_engine = 0
        AND person_id IN (challenger, :challenger)
) ORDER BY id
"""
_BLOCKED = "SELECT 1 FROM blocks WHERE person_id = ? AND blocked_id IN (?, ?)"
_UNWILLING = """
SELECT 1 FROM people WHERE person_id = :person AND challenges = 0
UNION ALL SELECT 1 FROM deletions WHERE person_id = :person
UNION ALL SELECT 1 FROM shut_out WHERE id = :deleted_person
"""
_DECLINED = """
SELECT max(declined_at) FROM declines
WHERE challenger IN (:challenger, :deleted_challenger)
AND person_id IN (:person, :deleted_person) AND declined_at > :since
"""
_PINGED = """
SELECT 1 FROM pings
WHERE low_id IN (:challenger, :deleted_challenger, :person, :deleted_person)
AND high_id IN (:challenger, :deleted_challenger, :person, :deleted_person) AND pinged_at > :since
"""
_COUNT_PINGS = """
SELECT count(*) FROM pings
WHERE challenger IN (:challenger, :deleted_challenger) AND pinged_at > :since
"""
_PING = upsert("pings", ("low_id", "high_id"), ("pinged_at", "challenger"))
_FORGET_PING = """
DELETE FROM pings
WHERE challenger = :challenger AND :person IN (low_id, high_id) AND pinged_at = :now
"""
_LISTEN = f"UPDATE matches SET words = {WORDS} WHERE id = :id RETURNING words"  # noqa: S608
_DECLINE = upsert("declines", ("challenger", "person_id"), ("declined_at",))


class ChallengeTable(Table):
    """The stored challenges, within `limits`."""

    def __init__(self, database: Database, limits: ChallengeLimits) -> None:
        super().__init__(database)
        self._limits = limits

    @write
    async def add(
        self, db: Connection, match: Match, *, anyway: bool = False
    ) -> tuple[Match, bool]:
        """Store a challenge; return it with its id, and whether to ping the invited person.

        Raises AlreadyPlayingError, RematchMadeError, ChallengeWaitsError, and Refusal if the
        challenger has too many open ones, was just declined or is being deleted, or the invited
        person accepts none. Raises OpponentBusyError if the invited person plays with someone
        there, unless the challenge is slow and made `anyway`.
        """
        challenger, channel, limits = match.challenger or 0, match.place.channel_id, self._limits
        await db.lock(*match.people)
        await refuse_if_pending(db, challenger)
        if (playing := await live_match(db, channel, challenger)) is not None:
            raise AlreadyPlayingError(playing, challenger)
        if not match.start_ply and (match.invited is not None or not anyway):
            await _refuse_if_one_waits(db, match)
        await refuse_if_rematched(db, match)
        of_a_kind = (challenger, int(match.pace is Pace.SLOW))
        if (await db.one(_COUNT_OPEN, of_a_kind))[0] >= limits.open_challenges:
            raise Refusal("too-many-challenges", limit=limits.open_challenges)
        if match.invited is None:
            return await add(db, match), False
        names = await _names(db, match, match.started_at - limits.pause)
        await _refuse_if_unwanted(db, names, limits.pause)
        can_wait = anyway and match.pace is Pace.SLOW
        if not can_wait and await live_match(db, channel, match.invited):
            raise OpponentBusyError(match.invited)
        return await add(db, match), await _reserve_ping(db, names, limits.pings)

    @write
    async def accept(
        self, db: Connection, match: Match, expected: int, joiner: int | None = None
    ) -> Match | None:
        """Store a challenge as live if its revision is `expected`; return it as stored, or None.

        `joiner` is who takes one that is open to all. Raises AlreadyPlayingError, and Refusal if
        the challenger blocks them or someone's data is being deleted.
        """
        if await _saved(db, match, expected) is None:
            return None
        if joiner is not None:
            await _refuse_if_blocked(db, match.challenger or 0, joiner)
        await refuse_if_hindered(db, match)
        await mark_playing(db, match)
        return match._replace(words=(await db.one(_LISTEN, row_of(match)))["words"])

    @write
    async def withdraw(self, db: Connection, match: Match, expected: int) -> bool:
        """Store a challenge as cancelled, and forget its ping; return whether it was stored."""
        if await _saved(db, match, expected) is None:
            return False
        await db.run(_FORGET_PING, _pair(match))
        return True

    @write
    async def decline(self, db: Connection, match: Match, expected: int) -> bool:
        """Store a declined challenge, whose challenger then has to wait; return whether it was."""
        if await _saved(db, match, expected) is None:
            return False
        values = (match.challenger, match.invited, milliseconds(match.changed_at))
        await db.run(_DECLINE, values)
        return True

    @write
    async def called(self, db: Connection, match_id: int, message_id: int | None) -> None:
        """Store which message calls players: 0 before it is sent, None if it does not come."""
        await db.run("UPDATE matches SET call_id = ? WHERE id = ?", (message_id, match_id))
        if message_id != 0:
            await db.run(MARK_BOARD, (match_id,))

    @write
    async def block(self, db: Connection, match: Match) -> None:
        """Store that the invited person blocks the challenger; raises as `preferences.block`."""
        await block_people(db, match.invited or 0, (match.challenger or 0,))


async def _names(db: Connection, match: Match, since: datetime) -> Names:
    pair = _pair(match)
    sides = ("challenger", "person")
    deleted = {f"deleted_{side}": await pseudonym_of(db, pair[side]) for side in sides}
    return {**pair, **deleted, "since": milliseconds(since)}


def _pair(match: Match) -> Names:
    people = {"challenger": match.challenger, "person": match.invited}
    return {**people, "now": milliseconds(match.started_at)}


async def _refuse_if_one_waits(db: Connection, match: Match) -> None:
    """Raise ChallengeWaitsError if a fitting challenge waits and neither blocks the other.

    It fits if the invited person made it to the challenger, or if both challenges are for anyone.
    """
    person = match.challenger or 0
    for row in await db.all(_WAITS, row_of(match) | _pair(match)):
        other = row["challenger"]
        if not (await _blocks(db, other, person) or await _blocks(db, person, other)):
            raise ChallengeWaitsError(row["id"])


async def _refuse_if_unwanted(db: Connection, names: Names, pause: timedelta) -> None:
    if await db.one(_UNWILLING, names):
        raise Refusal("not-challengeable", person=names["person"])
    await _refuse_if_blocked(db, names["person"], names["challenger"])
    (declined_at,) = await db.one(_DECLINED, names)
    if declined_at is not None:
        until = wait_over(moment(declined_at) + pause)
        raise Refusal("just-declined", person=names["person"], until=until)


async def _refuse_if_blocked(db: Connection, by: int, person: int) -> None:
    if await _blocks(db, by, person):
        raise Refusal("not-challengeable", person=by)


async def _blocks(db: Connection, by: int, person: int) -> bool:
    names = (by, person, await pseudonym_of(db, person))
    return await db.one(_BLOCKED, names) is not None


async def _reserve_ping(db: Connection, names: Names, limit: int) -> bool:
    """Store a ping if the two had none since `since`, and the challenger fewer than `limit`."""
    if await db.one(_PINGED, names):
        return False
    if (await db.one(_COUNT_PINGS, names))[0] >= limit:
        return False
    challenger, person = names["challenger"], names["person"]
    await db.run(_PING, (*sorted((challenger, person)), names["now"], challenger))
    return True


async def _saved(db: Connection, match: Match, expected: int) -> Match | None:
    await db.lock(*match.people)
    return await save(db, match, expected)
