"""Changes stored matches, each only if nobody else has changed it meanwhile."""

from collections.abc import Callable

from bot.domain.match import Match, Status
from bot.domain.ratings.past_match import image_of
from bot.store.database import Connection, Names
from bot.store.matches.arena_points import MARK_ARENA, come_back, points_after, store_points
from bot.store.matches.playing import note_engine_turn, stop_playing
from bot.store.ratings import match_standings
from bot.store.ratings.past_matches import skill_of
from bot.store.ratings.rate_match import apply_result
from bot.store.ratings.results import rating_changes
from bot.store.rows import MATCH_COLUMNS, match_of, move_columns, row_of

# Nearly every press runs this. Naming the other columns would write their indexes as well, and the
# press would take 3.5 % more instructions.
_MOVE = """
UPDATE matches SET
    moves = :moves, revision = :revision, changed_at = :changed_at, turn_since = :turn_since,
    due_at = :due_at,
    remind_at = CASE
        WHEN reminder_id IS NULL THEN CAST(:remind_at AS BIGINT) ELSE CAST(:changed_at AS BIGINT)
    END
WHERE id = :id AND revision = :expected
"""
_FIRST, _LAST = map(Match._fields.index, ("changed_at", "revision"))
"""The fields that it sets stand together, from this one to that one."""
# After a move or the end, the reminder is due at once, to be deleted.
_UPDATE = """
UPDATE matches SET
    x_person = :x_person, o_person = :o_person, moves = :moves, revision = :revision,
    status = :status, offer = :offer, offer_by = :offer_by, taken_back = :taken_back,
    rated = :rated, hints = :hints, started_at = :started_at, changed_at = :changed_at,
    turn_since = :turn_since, due_at = :due_at, message_id = coalesce(:message_id, message_id),
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
    due_at = NULL, ended = :ended, everywhere = :everywhere, image = :image,
    message_id = coalesce(:message_id, message_id),
    remind_at = CASE WHEN reminder_id IS NOT NULL THEN CAST(:changed_at AS BIGINT) END
WHERE id = :id
"""
# A process of 1.0.0 beside this one has every challenge lapse soon.
_DUE_LATER = "UPDATE matches SET due_at = :due_at WHERE id = :id AND due_at < :due_at"
_FIND = f"SELECT {MATCH_COLUMNS}, ended, x_points, o_points FROM matches WHERE id = ?"  # noqa: S608
# An index of each seat ends with `ended`, so that this reads two of its rows at most.
_BEFORE_IN_SEAT = """
(SELECT count(*) FROM (
    SELECT id FROM matches WHERE {seat} = CAST(:{person} AS BIGINT) AND ended < :ended LIMIT 2
) AS {seat}_of_{person})
"""
_ONE, _OTHER = (
    " + ".join(_BEFORE_IN_SEAT.format(seat=it, person=person) for it in ("x_person", "o_person"))
    for person in ("one", "other")
)
_BEFORE = f"SELECT {_ONE}, {_OTHER}"
MARK_BOARD = "INSERT INTO redraws (match_id) VALUES (?) ON CONFLICT DO NOTHING"

Transition = Callable[[Match], Match]


async def find(db: Connection, match_id: int) -> Match | None:
    """Return the match with that id, or None; if it is over, with what it did to ratings."""
    row = await db.one(_FIND, (match_id,))
    if row is None:
        return None
    match = match_of(row)
    if match is None or match.status is not Status.OVER:
        return match
    points: tuple[int, int] | None = row["x_points"], row["o_points"]
    if row["x_points"] is None:  # there is no arena, or an older version ended the match
        points = await points_after(db, match, row["ended"])
    second, back = await _is_second(db, match, row["ended"]), await come_back(db, match)
    skill = await _skill_after(db, match, row["ended"])
    match = match._replace(is_second=second, come_back=back, next_skill=skill)
    return match._replace(rating_changes=await rating_changes(db, match_id), arena_points=points)


async def _is_second(db: Connection, match: Match, ended: int) -> bool:
    """Return whether the match that ended with that number was the second of one of its people."""
    one, other = (*match.people, None, None)[:2]
    names: Names = {"one": one, "other": other, "ended": ended}
    return 1 in tuple(await db.one(_BEFORE, names))


async def _skill_after(db: Connection, match: Match, ended: int) -> int | None:
    """Return the next skill for the person after a match against the engine that is matched."""
    if match.skill is None:
        return None
    return await skill_of(db, match.people[0], match.variant, ended + 1)


async def save(db: Connection, match: Match, expected: int) -> Match | None:
    """Store a changed match if its revision is still `expected` and it has not ended.

    The message that calls players to it is marked to say so. Returns None if nothing was stored.
    """
    stored = await db.run(_UPDATE, row_of(match) | {"expected": expected})
    if stored and match.call_id is not None and not match.moves:
        await db.run(MARK_BOARD, (match.id,))
    return match if stored else None


async def _end(db: Connection, match: Match) -> Match:
    """Store a match that ends now, and that nobody else can change; return it with its weight."""
    found = await match_standings.find(db, match)
    match = match._replace(is_second=await _is_second(db, match, found.ended))
    ended = await apply_result(db, match, found)
    values: Names = {"ending": match.ending, "winner": match.winner, "ended": found.ended}
    values |= {"everywhere": found.everywhere, "message_id": match.message_id}
    values["image"] = image_of(match)
    await db.run(_END, values | move_columns(match))
    await stop_playing(db, match)
    ended = ended._replace(next_skill=await _skill_after(db, match, found.ended))
    if match.arena_id is None:
        return ended
    await db.run(MARK_ARENA, (match.arena_id,))
    return await store_points(db, ended, found.ended)


class Change:
    """A transition of one match, which someone else may change at the same time."""

    def __init__(self, match_id: int, transition: Transition) -> None:
        self._match_id = match_id
        self._transition = transition
        self._perhaps: Match | None = None

    async def __call__(self, db: Connection) -> Match | None:
        """Return the changed match, or None if there is no such match."""
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


def _kept_by_move(match: Match) -> tuple[object, object]:
    return match[:_FIRST], match[_LAST + 1 :]


async def _save_and_note(db: Connection, after: Match, before: Match) -> Match | None:
    if before.waits_for_engine or after.waits_for_engine:
        await note_engine_turn(db, after)
    if after.status is Status.OVER is not before.status:
        return await _end(db, after)
    return await save(db, after, before.revision)


async def _held(db: Connection, match_id: int) -> Match | None:
    """Return a match that nobody else can change any more, or None."""
    while (match := await find(db, match_id)) is not None:
        if await _hold(db, match):
            return match
    return None


async def _hold(db: Connection, match: Match) -> bool:
    """Let nobody else change a match and what depends on its people; return as `lock`."""
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
