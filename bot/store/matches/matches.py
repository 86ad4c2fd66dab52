"""The tables `matches` and `playing`: all matches, and who plays in which channel."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from bot.domain.match import Match, Person, Status
from bot.domain.ratings.matched_results import SEARCHED, matched_results
from bot.errors import AlreadyPlayingError, BeingDeletedError, RematchMadeError
from bot.store.database import Connection, Database
from bot.store.matches.engine_turns import note_engine_turn
from bot.store.ratings.past_matches import latest
from bot.store.ratings.rate_match import apply_result
from bot.store.ratings.results import rating_changes
from bot.store.rows import match_of, row_of
from engines.players.matched import Result

# A live match is stored only if nothing hinders its people from playing, see `_HINDRANCES`.
_INSERT = """
INSERT INTO matches (
    guild_id, channel_id, reach, message_id, x_person, x_engine, x_level, o_person, o_engine,
    o_level, variant, language, seed, moves, revision, status, ending, winner, pace, challenger,
    offer, offer_by, taken_back, series_x, series_o, series_draws, rematch_of, rated, start_ply,
    hints, started_at, changed_at, turn_since, due_at, remind_at
) SELECT
    :guild_id, :channel_id, :reach, :message_id, :x_person, :x_engine, :x_level, :o_person,
    :o_engine, :o_level, :variant, :language, :seed, :moves, :revision, :status, :ending, :winner,
    :pace, :challenger, :offer, :offer_by, :taken_back, :series_x, :series_o, :series_draws,
    :rematch_of, :rated, :start_ply, :hints, :started_at, :changed_at, :turn_since, :due_at,
    :remind_at
WHERE :status <> 'live' OR NOT (
    EXISTS (SELECT 1 FROM erasures WHERE person_id = :x_person)
    OR EXISTS (SELECT 1 FROM erasures WHERE person_id = :o_person)
    OR EXISTS (SELECT 1 FROM playing WHERE channel_id = :channel_id AND person_id = :x_person)
    OR EXISTS (SELECT 1 FROM playing WHERE channel_id = :channel_id AND person_id = :o_person)
)
RETURNING id
"""
# What nearly every press does. Naming the other columns would write their indexes as well, and the
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
_MOVED = ("moves", "revision", "changed_at", "turn_since")
# After a move or the end, the reminder is due at once, to be deleted. A match that ends gets a
# number.
_UPDATE = """
UPDATE matches SET
    message_id = coalesce(:message_id, message_id), x_person = :x_person, o_person = :o_person,
    moves = :moves, revision = :revision, status = :status, ending = :ending, winner = :winner,
    offer = :offer, offer_by = :offer_by, taken_back = :taken_back, rated = :rated, hints = :hints,
    started_at = :started_at, changed_at = :changed_at, turn_since = :turn_since, due_at = :due_at,
    untracked = CASE
        WHEN untracked > 0 AND message_id IS NULL AND CAST(:message_id AS BIGINT) IS NOT NULL
        THEN untracked - 1 ELSE untracked
    END,
    remind_at = CASE
        WHEN :status <> 'live' AND reminder_id IS NULL THEN NULL
        WHEN :status = 'live' AND status = 'live' AND moves = :moves THEN remind_at
        WHEN reminder_id IS NOT NULL THEN CAST(:changed_at AS BIGINT)
        ELSE CAST(:remind_at AS BIGINT)
    END,
    ended = CASE WHEN :status = 'over' THEN (SELECT coalesce(max(ended), 0) + 1 FROM matches) END,
    everywhere = CASE WHEN :status <> 'over' OR guild_id IS NULL THEN 0 ELSE coalesce(
        (SELECT servers.everywhere FROM servers WHERE servers.guild_id = matches.guild_id), 1
    ) END
WHERE id = :id AND revision = :expected AND ended IS NULL RETURNING ended, everywhere, changed_at
"""
_FIND = "SELECT * FROM matches WHERE id = ?"
# Each half has its own index, which ends with the newest match.
_LAST_FINISHED = """
SELECT * FROM (
    SELECT * FROM (
        SELECT * FROM matches WHERE x_person = :person AND ended IS NOT NULL AND moves <> ''
        ORDER BY ended DESC LIMIT 1
    ) AS as_x
    UNION ALL SELECT * FROM (
        SELECT * FROM matches WHERE o_person = :person AND ended IS NOT NULL AND moves <> ''
        ORDER BY ended DESC LIMIT 1
    ) AS as_o
) AS finished ORDER BY ended DESC LIMIT 1
"""
# What happens to nearly every board. If it runs twice, the message is its own former board.
_SET_FIRST_BOARD = """
UPDATE matches SET
    message_id = ?, untracked = CASE WHEN untracked > 0 THEN untracked - 1 ELSE 0 END
WHERE id = ? AND revision = ? AND message_id IS NULL
"""
_BOARD = "SELECT message_id, revision FROM matches WHERE id = ?"
# A message that is the board already, since someone has pressed it, was counted then.
_SET_BOARD = """
UPDATE matches SET
    message_id = :message_id,
    untracked = CASE
        WHEN untracked > 0 AND coalesce(message_id, 0) <> :message_id
        THEN untracked - 1 ELSE untracked
    END
WHERE id = :id
"""
_COUNT_UNTRACKED = """
UPDATE matches SET
    untracked = CASE WHEN untracked + :more > 0 THEN untracked + :more ELSE 0 END
WHERE id = :id
"""
_IS_UNTRACKED = "SELECT 1 FROM matches WHERE id = ? AND untracked > 0"
_MARK = "INSERT INTO redraws (match_id) VALUES (?) ON CONFLICT DO NOTHING"
_PLAY = "INSERT INTO playing (channel_id, person_id, match_id) VALUES (?, ?, ?)"
_STOP_PLAYING = "DELETE FROM playing WHERE match_id = ?"
_HINDRANCES = """
SELECT (
    SELECT min(stand_in) FROM erasures WHERE person_id IN (:x_person, :o_person)
) AS stand_in, (
    SELECT match_id FROM playing WHERE channel_id = :channel_id AND person_id = :x_person
) AS x_match, (
    SELECT match_id FROM playing WHERE channel_id = :channel_id AND person_id = :o_person
) AS o_match
"""
_PLAYING = "SELECT match_id FROM playing WHERE channel_id = ? AND person_id = ?"
_REMATCH = """
SELECT id FROM matches WHERE rematch_of = ? AND status IN ('invited', 'live', 'over')
"""

Transition = Callable[[Match], Match]


class PreviousBoard(NamedTuple):
    """The message that showed the board before, if known, and the revision of the match."""

    message_id: int | None
    revision: int


class MatchTable:
    """The stored matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: Match) -> Match:
        """Store a new live match and return it with its id.

        Raises AlreadyPlayingError if one of its people has a live match in that channel,
        BeingDeletedError if their data is being deleted, and RematchMadeError if the match
        before it already has a rematch.
        """
        return await self._database.write(lambda connection: _add_live(connection, match))

    async def find(self, match_id: int) -> Match | None:
        """Return the match with that id, or None."""
        return await self._database.read(lambda connection: find(connection, match_id))

    async def last_finished(self, person: int) -> Match | None:
        """Return the match with moves that a person finished last, or None without any."""
        return await self._database.read(lambda connection: _last_finished(connection, person))

    async def live_of(self, person: int, channel_id: int) -> Match | None:
        """Return the live match of a person in a channel, or None."""
        return await self._database.read(lambda connection: _live(connection, person, channel_id))

    async def matched_results(self, person: int, variant: str) -> list[Result]:
        """Return a person's latest results against the engine that is matched to them."""
        return await self._database.read(lambda db: _matched_results(db, person, variant))

    async def change(self, match_id: int, transition: Transition) -> Match | None:
        """Apply a transition to a match in one transaction, so that no other change interferes.

        Returns the changed match, or None if there is no such match. Raises what `transition`
        raises.
        """
        return await self._database.write(_Change(match_id, transition))

    async def change_all(self, ids: Collection[int], transition: Transition) -> list[Match]:
        """Apply a transition to several matches in one transaction, and mark their boards.

        Marked boards are redrawn later. A match that `transition` returns unchanged is skipped.
        Returns the matches that changed.
        """
        return await self._database.write(lambda db: _change_all(db, ids, transition))

    async def shown_at(self, drawn: Match, message_id: int) -> PreviousBoard | None:
        """Store which message shows a match, as it was drawn there; return the previous board.

        Returns None if there is no such match.
        """
        return await self._database.write(lambda db: _shown_at(db, drawn, message_id))

    async def count_untracked(self, match_id: int, more: int) -> None:
        """Store that there are more, or fewer, public messages about a match with unknown ids."""
        values = {"id": match_id, "more": more}
        await self._database.write(lambda db: db.run(_COUNT_UNTRACKED, values))

    async def has_untracked(self, match_id: int) -> bool:
        """Return whether there may be public messages about a match whose ids are unknown."""
        found = await self._database.read(lambda db: db.one(_IS_UNTRACKED, (match_id,)))
        return found is not None

    async def mark_board(self, match_id: int) -> None:
        """Mark the board of a match to be redrawn later."""
        await self._database.write(lambda db: db.run_last(_MARK, (match_id,)))

    async def board_gone(self, match_id: int, message_id: int) -> None:
        """Store that the message which showed the board was deleted."""
        sql = "UPDATE matches SET message_id = NULL WHERE id = ? AND message_id = ?"
        await self._database.write(lambda db: db.run_last(sql, (match_id, message_id)))


async def add(connection: Connection, match: Match) -> Match:
    """Store a new match and return it with its id.

    Raises RematchMadeError and, if the match is live, what `mark_playing` raises.
    """
    if match.rematch_of is not None:
        made = await connection.one(_REMATCH, (match.rematch_of,))
        if made is not None:
            raise RematchMadeError(made["id"])
    while (row := await connection.one(_INSERT, row_of(match))) is None:
        await _refuse_if_hindered(connection, match)
    return match._replace(id=row["id"])


async def find(connection: Connection, match_id: int) -> Match | None:
    """Return the match with that id, or None."""
    row = await connection.one(_FIND, (match_id,))
    return None if row is None else await _with_changes(connection, match_of(row))


async def _last_finished(connection: Connection, person: int) -> Match | None:
    row = await connection.one(_LAST_FINISHED, {"person": person})
    return None if row is None else match_of(row)


async def _with_changes(connection: Connection, match: Match) -> Match:
    """Return a match with what it did to ratings, if it is over."""
    if match.status is not Status.OVER:
        return match
    return match._replace(rating_changes=await rating_changes(connection, match.id))


async def save(connection: Connection, match: Match, expected: int) -> Match | None:
    """Store a changed match if its revision is still `expected` and it has not ended before.

    A match that ends now is counted for the standings, and returned with its rating weight.
    Returns None if nothing was stored.
    """
    row = await connection.one(_UPDATE, row_of(match) | {"expected": expected})
    if row is None:
        return None
    if match.status is not Status.OVER:
        return match
    ended = await apply_result(connection, match, row)
    await connection.run_later(_STOP_PLAYING, [(match.id,)])
    return match._replace(weight=ended.weight, rating_changes=ended.changes)


async def mark_playing(connection: Connection, match: Match) -> None:
    """Store that the people of a match play in its channel.

    Raises AlreadyPlayingError, BeingDeletedError.
    """
    await _refuse_if_hindered(connection, match)
    await _mark_playing(connection, match)


async def _mark_playing(connection: Connection, match: Match) -> None:
    channel = match.place.channel_id
    await connection.run_later(_PLAY, [(channel, person, match.id) for person in match.people])


async def _refuse_if_hindered(connection: Connection, match: Match) -> None:
    found = await connection.one(_HINDRANCES, row_of(match))
    if found["stand_in"] is not None:
        raise BeingDeletedError
    for seat, column in ((match.x, "x_match"), (match.o, "o_match")):
        if found[column] is not None and isinstance(seat, Person):
            raise AlreadyPlayingError(found[column], seat.id)


async def refuse_if_playing(connection: Connection, channel_id: int, person: int) -> None:
    """Raise AlreadyPlayingError if a person has a live match in a channel."""
    playing = await connection.one(_PLAYING, (channel_id, person))
    if playing is not None:
        raise AlreadyPlayingError(playing["match_id"], person)


async def _add_live(connection: Connection, match: Match) -> Match:
    await connection.lock(*match.people)
    stored = await add(connection, match)
    await _mark_playing(connection, stored)
    if stored.waits_for_engine:
        await note_engine_turn(connection, stored)
    return stored


class _Change:
    """A transition of one match, which someone else may change at the same time."""

    def __init__(self, match_id: int, transition: Transition) -> None:
        self._match_id, self._transition = match_id, transition
        self._perhaps: Match | None = None

    async def __call__(self, connection: Connection) -> Match | None:
        """Return the changed match, or None if there is no such match."""
        while (match := await find(connection, self._match_id)) is not None:
            if self._contains_sent(match):
                return match
            after = self._transition(match)
            if after is match:
                return match
            waits = match.waits_for_engine or after.waits_for_engine
            if _is_plain_move(match, after) and not waits:
                if await self._move(connection, after, match.revision):
                    return after
            elif (held := await _hold(connection, match)) or not waits:
                saved = await _save_and_note(connection, after, match)
                # Before the lock, someone else may have changed the match.
                if held or saved is not None:
                    return saved
        return None

    async def _move(self, connection: Connection, after: Match, expected: int) -> bool:
        """Store a plain move, unless the match was changed meanwhile; return whether it was."""
        values = row_of(after)
        values["expected"] = expected
        try:
            return bool(await connection.run_last(_MOVE, values))
        except Exception:
            self._perhaps = after
            raise

    def _contains_sent(self, match: Match) -> bool:
        """Return whether a move was stored before the connection was lost."""
        sent = self._perhaps
        return sent is not None and sent.moves == match.moves[: len(sent.moves)]


async def _save_and_note(connection: Connection, after: Match, before: Match) -> Match | None:
    if before.waits_for_engine or after.waits_for_engine:
        await note_engine_turn(connection, after)
    return await save(connection, after, before.revision)


async def _held(connection: Connection, match_id: int) -> Match | None:
    """Return a match that nobody else can change any more, or None."""
    while (match := await find(connection, match_id)) is not None:
        if await _hold(connection, match):
            return match
    return None


async def _hold(connection: Connection, match: Match) -> bool:
    """Let nobody else change a match and what depends on its people; return as `lock`."""
    return await connection.lock(*match.people, shared=match.place.guild_id, match=match.id)


def _is_plain_move(before: Match, after: Match) -> bool:
    """Return whether nothing changed but what every move changes."""
    return before._replace(**{name: getattr(after, name) for name in _MOVED}) == after


async def _change_all(
    connection: Connection, ids: Collection[int], transition: Transition
) -> list[Match]:
    known = [await find(connection, match_id) for match_id in ids]
    people = {person for match in known if match is not None for person in match.people}
    await connection.lock(*people)
    changed = [await _change_and_mark(connection, match_id, transition) for match_id in ids]
    return [match for match in changed if match is not None]


async def _change_and_mark(
    connection: Connection, match_id: int, transition: Transition
) -> Match | None:
    match = await _held(connection, match_id)
    after = match and transition(match)
    if match is None or after is None or after is match:
        return None
    if match.waits_for_engine:
        await note_engine_turn(connection, after)
    await save(connection, after, match.revision)
    if after.place.can_edit:
        await connection.run_later(_MARK, [(match_id,)])
    return after


async def _matched_results(connection: Connection, person: int, variant: str) -> list[Result]:
    return matched_results(await latest(connection, person, SEARCHED), person, variant)


async def _live(connection: Connection, person: int, channel_id: int) -> Match | None:
    playing = await connection.one(_PLAYING, (channel_id, person))
    return None if playing is None else await find(connection, playing["match_id"])


async def _shown_at(connection: Connection, drawn: Match, message_id: int) -> PreviousBoard | None:
    if await connection.run_last(_SET_FIRST_BOARD, (message_id, drawn.id, drawn.revision)):
        return PreviousBoard(None, drawn.revision)
    row = await connection.one(_BOARD, (drawn.id,))
    await connection.run_last(_SET_BOARD, {"message_id": message_id, "id": drawn.id})
    return None if row is None else PreviousBoard(*row)
