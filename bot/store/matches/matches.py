"""The table `matches`: makes and finds matches, and knows the messages that show them."""

from collections.abc import Collection
from typing import NamedTuple

from bot.domain.match import Match, Status
from bot.domain.match_effects import NO_EFFECTS, MatchEffects
from bot.errors import RematchMadeError
from bot.store.database import Connection, Table, read, write
from bot.store.matches.changes import MARK_BOARD, Change, Transition, change_held, find
from bot.store.matches.effects import effects_of
from bot.store.matches.playing import PLAYS, mark_playing, note_engine_turn, refuse_if_hindered
from bot.store.ratings.past_matches import skill_of
from bot.store.rows import MATCH_COLUMNS, match_of, matches_of, of_both_seats, row_of

_COLUMNS = (*MATCH_COLUMNS.removeprefix("id, ").split(", "), "due_at", "remind_at")
_WANTS = "coalesce((SELECT '{}' FROM people WHERE person_id = :{}_person AND words = 1), '')"
WORDS = f"{_WANTS.format('X', 'x')} || {_WANTS.format('O', 'o')}"
_VALUES = [WORDS if name == "words" else f":{name}" for name in _COLUMNS]
# A live match is stored only if nothing hinders its people, see `refuse_if_hindered`.
_INSERT = f"""
INSERT INTO matches ({", ".join(_COLUMNS)}) SELECT {", ".join(_VALUES)}
WHERE :status <> 'live' OR NOT (
    EXISTS (SELECT 1 FROM deletions WHERE person_id = :x_person)
    OR EXISTS (SELECT 1 FROM deletions WHERE person_id = :o_person)
    OR EXISTS ({PLAYS.format("x_person")}) OR EXISTS ({PLAYS.format("o_person")})
)
RETURNING id, words
"""  # noqa: S608
_LAST_IN_SEAT = f"""
SELECT {MATCH_COLUMNS}, ended FROM matches WHERE {{seat}} = :person AND ended IS NOT NULL
    AND moves <> '' AND variant = coalesce(:variant, variant)
"""  # noqa: S608
_LAST_FINISHED = of_both_seats(_LAST_IN_SEAT, "ORDER BY ended DESC LIMIT 1")
_LIVE = of_both_seats(
    f"SELECT {MATCH_COLUMNS} FROM matches WHERE {{seat}} = :person"  # noqa: S608
    " AND ended IS NULL AND status = 'live'",
    "ORDER BY turn_since LIMIT 1000",
)
_LIVE_HERE = f"""
SELECT {MATCH_COLUMNS} FROM matches JOIN (
    SELECT match_id, against_engine FROM playing WHERE channel_id = ? AND person_id = ?
) AS here ON match_id = id ORDER BY against_engine
"""  # noqa: S608
# Nearly every board gets this. If it runs twice, the message is its own former board.
_SET_FIRST_BOARD = """
UPDATE matches SET message_id = ? WHERE id = ? AND revision = ? AND message_id IS NULL
"""
_START_CLOCK = """
UPDATE matches SET turn_since = :turn_since, due_at = :due_at
WHERE id = :id AND revision = :revision AND turn_since > :turn_since
"""
_BOARD_GONE = "UPDATE matches SET message_id = NULL WHERE id = ? AND message_id = ?"
_SET_ASIDE = (
    "UPDATE matches SET due_at = NULL, remind_at = NULL WHERE id = ?",
    *(f"DELETE FROM {it} WHERE match_id = ?" for it in ("playing", "redraws", "engine_turns")),  # noqa: S608
)
_REMATCH = "SELECT id FROM matches WHERE rematch_of = ? AND status IN ('invited', 'live', 'over')"


class PreviousBoard(NamedTuple):
    """The message that showed the board before, if known, and the revision of the match."""

    message_id: int | None
    revision: int


class MatchTable(Table):
    """The stored matches."""

    @write
    async def add(self, db: Connection, match: Match) -> Match:
        """Store a new live match, and return it with its id.

        Raises AlreadyPlayingError, RematchMadeError, or Refusal if one of the two is being deleted.
        """
        await db.lock(*match.people)
        await refuse_if_rematched(db, match)
        stored = await add(db, match)
        await mark_playing(db, stored)
        if stored.waits_for_engine:
            await note_engine_turn(db, stored)
        return stored

    @read
    async def find(self, db: Connection, match_id: int) -> Match | None:
        return await find(db, match_id)

    async def effects(self, match: Match) -> MatchEffects:
        if match.status is not Status.OVER:
            return NO_EFFECTS
        return await self._database.read(lambda db: effects_of(db, match))

    @read
    async def last_finished(self, db: Connection, person: int, variant: str | None) -> Match | None:
        row = await db.one(_LAST_FINISHED, {"person": person, "variant": variant})
        return None if row is None else match_of(row)

    @read
    async def live_of(self, db: Connection, person: int, channel_id: int) -> list[Match]:
        """Return the live matches of a person in a channel: with people, then against an engine."""
        return matches_of(await db.all(_LIVE_HERE, (channel_id, person)))

    @read
    async def all_live_of(self, db: Connection, person: int) -> list[Match]:
        """Return a person's live matches in all channels, 1,000 at most, the oldest turns first."""
        return matches_of(await db.all(_LIVE, {"person": person}))

    @read
    async def skill(self, db: Connection, person: int, variant: str) -> int:
        return await skill_of(db, person, variant)

    async def change(self, match_id: int, transition: Transition) -> Match | None:
        """Apply a transition in one transaction; None for no match. Raises as `transition`."""
        return await self._database.write(Change(match_id, transition))

    @write
    async def change_all(
        self, db: Connection, ids: Collection[int], transition: Transition, *, redraw: bool = True
    ) -> list[Match]:
        """Apply a transition to matches in one transaction, and return those that changed.

        Their boards are marked if `redraw`. A match that cannot be read is set aside.
        """
        known = {match_id: await find(db, match_id) for match_id in ids}
        await db.lock(*{person for match in known.values() if match for person in match.people})
        for match_id in (match_id for match_id, match in known.items() if match is None):
            await _set_aside(db, match_id)
        changed = [await change_held(db, match_id, transition) for match_id in ids]
        found = [match for match in changed if match is not None]
        marked = [(match.id,) for match in found if redraw and match.place.can_edit]
        await db.run_all(MARK_BOARD, marked)
        return found

    @write
    async def shown_at(self, db: Connection, drawn: Match, message_id: int) -> PreviousBoard | None:
        """Store which message shows a match as `drawn`; return the board before it, or None."""
        if await db.run_last(_SET_FIRST_BOARD, (message_id, drawn.id, drawn.revision)):
            return PreviousBoard(None, drawn.revision)
        row = await db.one("SELECT message_id, revision FROM matches WHERE id = ?", (drawn.id,))
        await db.run_last("UPDATE matches SET message_id = ? WHERE id = ?", (message_id, drawn.id))
        return None if row is None else PreviousBoard(*row)

    @write
    async def start_clock(self, db: Connection, match: Match) -> bool:
        """Start the clock of a match, if it still waits; return whether it did."""
        return bool(await db.run_last(_START_CLOCK, row_of(match)))

    @write
    async def mark_board(self, db: Connection, match_id: int) -> None:
        await db.run_last(MARK_BOARD, (match_id,))

    @write
    async def set_aside(self, db: Connection, match_id: int) -> None:
        """Have no job look at a match that cannot be read; its people can start another one."""
        await _set_aside(db, match_id)

    @write
    async def board_gone(self, db: Connection, match_id: int, message_id: int) -> None:
        await db.run_last(_BOARD_GONE, (match_id, message_id))


async def refuse_if_rematched(db: Connection, match: Match) -> None:
    """Raise RematchMadeError if a match is a rematch and there is another one already."""
    if match.rematch_of is not None:
        made = await db.one(_REMATCH, (match.rematch_of,))
        if made is not None:
            raise RematchMadeError(made["id"])


async def add(db: Connection, match: Match) -> Match:
    """Store a new match, and return it with its id; a live one raises as `refuse_if_hindered`."""
    while (row := await db.one(_INSERT, row_of(match))) is None:
        await refuse_if_hindered(db, match)
    return match._replace(id=row["id"], words=row["words"])


async def _set_aside(db: Connection, match_id: int) -> None:
    for sql in _SET_ASIDE:
        await db.run(sql, (match_id,))
