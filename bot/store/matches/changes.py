"""Changes stored matches, each only if nobody else has changed it meanwhile."""

from collections.abc import Callable
from operator import itemgetter

from bot.domain.match import Match, Status
from bot.domain.ratings.past_match import past_match_of
from bot.store.database import Connection, Names
from bot.store.matches.effects import MARK_ARENA, store_points
from bot.store.matches.playing import note_engine_turn, stop_playing
from bot.store.ratings import match_standings
from bot.store.ratings.rate_match import apply_result
from bot.store.rows import MATCH_COLUMNS, match_of, move_columns, row_of

# Nearly every press runs this; naming more columns would write indexes, 3.5 % more instructions.
_MOVE = """
UPDATE matches SET
    moves = :moves, revision = :revision, changed_at = :changed_at, turn_since = :turn_since,
    due_at = :due_at,
    remind_at = CASE
        WHEN reminder_id IS NULL THEN CAST(:remind_at AS BIGINT) ELSE CAST(:changed_at AS BIGINT)
    END
WHERE id = :id AND revision = :expected
"""
_SET_BY_MOVE = {"moves", "revision", "changed_at", "turn_since"}
_kept_by_move = itemgetter(*(n for n, name in enumerate(Match._fields) if name not in _SET_BY_MOVE))
# After a move or the end, the reminder is due at once, to be deleted.
_UPDATE = """
UPDATE matches SET
    x_person = :x_person, o_person = :o_person, moves = :moves, revision = :revision,
    status = :status, offer = :offer, offer_by = :offer_by, taken_back = :taken_back,
    rated = :rated, hints = :hints, started_at = :started_at, changed_at = :changed_at,
    turn_since = :turn_since, due_at = :due_at, message_id = coalesce(:message_id, message_id),
    words = CASE WHEN :status IN ('invited', 'live') THEN words ELSE '' END,
    remind_at = CASE
        WHEN :status <> 'live' AND reminder_id IS NULL THEN NULL
        WHEN :status = 'live' AND status = 'live' AND moves = :moves THEN remind_at
        WHEN reminder_id IS NOT NULL THEN CAST(:changed_at AS BIGINT)
        ELSE CAST(:remind_at AS BIGINT)
    END
WHERE id = :id AND revision = :expected AND ended IS NULL
"""
# All that the end of a live match changes.
_END = """
UPDATE matches SET
    moves = :moves, revision = :revision, status = 'over', ending = :ending, winner = :winner,
    offer = NULL, offer_by = NULL, changed_at = :changed_at, turn_since = :turn_since,
    due_at = NULL, ended = :ended, everywhere = :everywhere, image = :image, words = '',
    message_id = coalesce(:message_id, message_id),
    remind_at = CASE WHEN reminder_id IS NOT NULL THEN CAST(:changed_at AS BIGINT) END
WHERE id = :id
"""
# A process of 1.0.0 beside this one has every challenge lapse soon.
_DUE_LATER = "UPDATE matches SET due_at = :due_at WHERE id = :id AND due_at < :due_at"
_FIND = f"SELECT {MATCH_COLUMNS} FROM matches WHERE id = ?"  # noqa: S608
MARK_BOARD = "INSERT INTO redraws (match_id) VALUES (?) ON CONFLICT DO NOTHING"

Transition = Callable[[Match], Match]


async def find(db: Connection, match_id: int) -> Match | None:
    row = await db.one(_FIND, (match_id,))
    return None if row is None else match_of(row)


async def save(db: Connection, match: Match, expected: int) -> Match | None:
    """Store and return a changed match; None if its revision is not `expected` or it has ended."""
    stored = await db.run(_UPDATE, row_of(match) | {"expected": expected})
    if stored and match.call_id is not None and not match.moves:
        await db.run(MARK_BOARD, (match.id,))  # for the message that calls players to it
    return match if stored else None


async def _end(db: Connection, match: Match) -> None:
    """Store a match that ends now, and that nobody else can change."""
    found, past = await match_standings.find(db, match), past_match_of(match)
    await apply_result(db, match, past, found)
    values: Names = {"ending": match.ending, "winner": match.winner, "ended": found.ended}
    values |= {"everywhere": found.everywhere, "message_id": match.message_id, "image": past.image}
    await db.run(_END, values | move_columns(match))
    await stop_playing(db, match)
    if match.arena_id is not None:
        await db.run(MARK_ARENA, (match.arena_id,))
        await store_points(db, match, found.ended)


class Change:
    """A transition of one match, which someone else may change at the same time."""

    def __init__(self, match_id: int, transition: Transition) -> None:
        self._match_id = match_id
        self._transition = transition
        self._perhaps: Match | None = None

    async def __call__(self, db: Connection) -> Match | None:
        while (match := await find(db, self._match_id)) is not None:
            if self._contains_sent(match):
                return match
            after = self._transition(match)
            if after is match:
                return match
            waits = match.waits_for_engine or after.waits_for_engine
            if not waits and _kept_by_move(match) == _kept_by_move(after):
                if await self._move(db, after, match.revision):
                    return after
            # Someone else may have changed the match before.
            elif await _hold(db, match):
                return await _save_and_note(db, after, match)
        return None

    async def _move(self, db: Connection, after: Match, expected: int) -> bool:
        """Store a plain move, unless the match was changed meanwhile; return whether it was."""
        values = move_columns(after)
        values["expected"] = expected
        try:
            return bool(await db.run_last(_MOVE, values))
        except Exception:
            self._perhaps = after
            raise

    def _contains_sent(self, match: Match) -> bool:
        """Return whether a move was stored before the connection was lost."""
        sent = self._perhaps
        return sent is not None and sent.moves == match.moves[: len(sent.moves)]


async def _save_and_note(db: Connection, after: Match, before: Match) -> Match | None:
    if before.waits_for_engine or after.waits_for_engine:
        await note_engine_turn(db, after)
    if after.status is Status.OVER is not before.status:
        await _end(db, after)
        return after
    return await save(db, after, before.revision)


async def _held(db: Connection, match_id: int) -> Match | None:
    while (match := await find(db, match_id)) is not None:
        if await _hold(db, match):
            return match
    return None


async def _hold(db: Connection, match: Match) -> bool:
    """Let nobody else change a match and what its people have; return whether it is unchanged."""
    held = (match.id, match.revision)
    return await db.lock(*match.people, shared=match.place.guild_id, match=held)


async def change_held(db: Connection, match_id: int, transition: Transition) -> Match | None:
    """Apply a transition to a match whose people are locked; return it if that changes it."""
    match = await _held(db, match_id)
    after = match and transition(match)
    if match is None or after is None:
        return None
    if after is match:
        await db.run(_DUE_LATER, move_columns(match))
        return None
    await _save_and_note(db, after, match)
    return after
