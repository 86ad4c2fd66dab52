"""The tables `arenas` and `arena_players`.

What changes an arena marks it in the same transaction, so that the bot looks at it at once. A look
reserves it until a moment; if the process ends meanwhile, the next look follows then.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

from bot.domain.arena.arena import NO_HOST, Arena, Phase
from bot.domain.arena.field import ArenaPlayer, Field, scores
from bot.domain.match import Match
from bot.errors import Refusal
from bot.store.access import any_hides_games
from bot.store.arena.rows import StoredArena, stored_arena
from bot.store.database import Connection, Names, read, read_snapshot, write
from bot.store.held_shards import HeldTable
from bot.store.matches.effects import MARK_ARENA
from bot.store.matches.matches import add
from bot.store.matches.playing import mark_playing
from bot.store.people.deletions import refuse_if_pending
from bot.store.places import CLOSED
from bot.store.rows import (
    MATCH_COLUMNS,
    matches_of,
    milliseconds,
    milliseconds_or_none,
    moment,
    row_of,
    upsert,
)

_ADD = """
INSERT INTO arenas (
    guild_id, channel_id, wants_thread, host, language, variant, starts_at, ends_at, phase, due_at,
    edited_at
) VALUES (
    :guild_id, :channel_id, :wants_thread, :host, :language, :variant, :starts_at, :ends_at, :phase,
    0, :now
) ON CONFLICT DO NOTHING RETURNING id
"""
# An arena that lapsed or was cancelled counts neither as empty nor as played.
_TRIED = "UPDATE evenings SET empty = (empty + 1) * ? WHERE guild_id = ?"
_MARK_OPEN = """
UPDATE arenas SET due_at = 0, redraw = 1
WHERE channel_id = ? AND phase IN ('announced', 'running', 'ending')
"""
_FIND = "SELECT * FROM arenas WHERE id = ?"
_OPEN = "SELECT id FROM arenas WHERE phase IN ('announced', 'running', 'ending')"
_OPEN_IN = f"{_OPEN} AND guild_id = ?"
_OPEN_IN_CHANNEL = f"{_OPEN} AND ? IN (channel_id, thread_id)"
_RESERVE = "UPDATE arenas SET due_at = ? WHERE id = ? RETURNING *"
_SAVE = """
UPDATE arenas SET phase = :phase, starts_at = :starts_at, ends_at = :ends_at, redraw = 1
WHERE id = :id
"""
_LET_GO = "UPDATE matches SET arena_id = NULL WHERE arena_id = ? AND status = 'live'"
# An arena that is over and cannot be edited waits.
_EDITABLE = f"""(
    phase IN ('announced', 'running', 'ending') OR podium_id IS NULL AND phase = 'over'
    OR channel_id NOT IN {CLOSED} AND coalesce(thread_id, channel_id) NOT IN {CLOSED}
)"""
_DUE = f"SELECT id FROM arenas WHERE due_at <= ? AND {_EDITABLE}{{and_held}} ORDER BY due_at"  # noqa: S608
_NEXT = f"SELECT min(due_at) FROM arenas WHERE due_at IS NOT NULL AND {_EDITABLE}{{and_held}}"  # noqa: S608
_LOOKED = "UPDATE arenas SET due_at = ? WHERE id = ? AND due_at = ?"
_MESSAGE = "UPDATE arenas SET message_id = ?, due_at = 0, edited_at = 0 WHERE id = ?"
_LAST = "SELECT * FROM arenas WHERE guild_id = ? AND phase = 'over' ORDER BY ends_at DESC LIMIT 1"
_THREAD = "UPDATE arenas SET thread_id = ?, wants_thread = ?, redraw = 1, due_at = 0 WHERE id = ?"
# While its messages are edited `redraw` is 2, until it is marked again.
_BEGIN_EDIT = "UPDATE arenas SET redraw = 2 WHERE id = ? RETURNING *"
_EDITED = """
UPDATE arenas SET
    edited_at = ?, due_at = 0, redraw = CASE redraw WHEN 2 THEN ? ELSE redraw END
WHERE id = ?
"""
_TAKE_PART = upsert("arena_players", ("arena_id", "person_id"), ("since", "has_left"))
# The boards of games that someone missed, which say so.
_MARK_MISSED = """
INSERT INTO redraws (match_id)
SELECT id FROM matches WHERE arena_id = :arena AND ending IN ('out-of-time', 'resigned')
    AND :person = CASE winner WHEN 'X' THEN o_person ELSE x_person END
ON CONFLICT DO NOTHING
"""
_LIVE = f"SELECT {MATCH_COLUMNS} FROM matches WHERE arena_id = ? AND status = 'live' ORDER BY id"  # noqa: S608
_BOTH_HERE = """
SELECT 1 FROM arenas WHERE id = :arena_id AND phase = 'running' AND 2 = (
    SELECT count(*) FROM arena_players
    WHERE arena_id = :arena_id AND has_left = 0 AND person_id IN (:x_person, :o_person)
)
"""

ArenaTransition = Callable[[Arena, Field, datetime], Arena]
Presence = Callable[[Arena, Field, int, datetime], ArenaPlayer]  # returns how someone takes part
AT_ONCE = moment(0)


class ArenaTable(HeldTable):
    """The stored arenas; jobs find those on the shards that this process holds."""

    @write
    async def add(self, db: Connection, arena: Arena, now: datetime) -> int | None:
        """Store an arena that is announced now, and at which the bot looks at once; return its id.

        If the channel has one that is not over, returns None, and the bot looks whether that still
        has its announcement. Raises Refusal if its host's data is being deleted.
        """
        await db.lock(arena.host)
        await refuse_if_pending(db, arena.host)
        arena_id = await add_arena(db, arena, now)
        if arena_id is None:
            await db.run_last(_MARK_OPEN, (arena.channel_id,))
        return arena_id

    @read
    async def find(self, db: Connection, arena_id: int) -> StoredArena:
        """Return an arena; raises Refusal if there is none."""
        return await stored_arena(db, await db.one(_FIND, (arena_id,)))

    @read
    async def open_in(self, db: Connection, guild_id: int) -> list[int]:
        return [row["id"] for row in await db.all(_OPEN_IN, (guild_id,))]

    @read
    async def open_in_channel(self, db: Connection, channel_id: int) -> list[int]:
        """Return the arenas in a channel or thread, or with a thread of it, that are not over."""
        return [row["id"] for row in await db.all(_OPEN_IN_CHANNEL, (channel_id,))]

    @write
    async def change(
        self,
        db: Connection,
        arena_id: int,
        transition: ArenaTransition,
        now: datetime,
        due_at: datetime = AT_ONCE,
    ) -> StoredArena:
        """Change an arena, and look at it next at `due_at`; raises Refusal, and as `transition`."""
        found = await _reserved(db, arena_id, due_at)
        arena = transition(found.arena, found.field, now)
        if arena is found.arena:
            return found
        if not arena.is_open:
            await db.run(_LET_GO, (arena_id,))  # a game that still runs is a match like any other
        await db.run(_SAVE, {"id": arena_id, "phase": arena.phase} | _times(arena))
        if arena.host == NO_HOST and arena.phase in (Phase.RUNNING, Phase.TOO_FEW):
            await db.run(_TRIED, (int(arena.phase is Phase.TOO_FEW), arena.guild_id))
        return found._replace(arena=arena, redraw=True)

    @write
    async def take_part(
        self, db: Connection, arena_id: int, person: int, presence: Presence, now: datetime
    ) -> StoredArena:
        """Store how a person takes part, and return the arena.

        Raises Refusal if there is none or the person's data is being deleted, and as `presence`.
        """
        await db.lock(person)
        await refuse_if_pending(db, person)
        found = await _reserved(db, arena_id, AT_ONCE)
        player = presence(found.arena, found.field, person, now)
        values = (arena_id, player.person, milliseconds(player.since), int(player.left))
        await db.run(_TAKE_PART, values)
        if player.since == now:
            await db.run(_MARK_MISSED, {"arena": arena_id, "person": person})
        await db.run(MARK_ARENA, (arena_id,))
        return await stored_arena(db, await db.one(_FIND, (arena_id,)))

    @write
    async def set_aside(self, db: Connection, arena_id: int) -> None:
        """Have no job look at an arena that cannot be read; its channel can have another one."""
        await db.run("UPDATE arenas SET due_at = NULL, phase = 'over' WHERE id = ?", (arena_id,))

    @read
    async def due(self, db: Connection, now: datetime) -> list[int]:
        return [row["id"] for row in await db.all(self._held(_DUE), (milliseconds(now),))]

    def next_due(self) -> str:
        return self._held(_NEXT)

    @write
    async def looked(
        self, db: Connection, arena_id: int, until: datetime, due_at: datetime | None
    ) -> None:
        """Store when to look again; an arena that was marked during the look stays due at once."""
        reserved = (arena_id, milliseconds(until))
        await db.run_last(_LOOKED, (milliseconds_or_none(due_at), *reserved))

    @write
    async def pair(self, db: Connection, match: Match) -> Match | None:
        """Store a match of an arena; None if one of the two cannot play it, or the arena ends."""
        await db.lock(*match.people)
        if await db.one(_BOTH_HERE, row_of(match)) is None:
            return None
        try:
            stored = await add(db, match)
        except Refusal:
            return None
        await mark_playing(db, stored)
        return stored

    @read
    async def live(self, db: Connection, arena_id: int) -> list[Match]:
        return matches_of(await db.all(_LIVE, (arena_id,)))

    @write
    async def set_message(self, db: Connection, arena_id: int, message_id: int) -> None:
        await db.run(_MESSAGE, (message_id, arena_id))

    @read_snapshot
    async def last_winners(self, db: Connection, guild_id: int) -> list[int]:
        """Return who won the last arena of a server, of those who show their games."""
        row = await db.one(_LAST, (guild_id,))
        with suppress(Refusal):
            arena, field, *_ = await stored_arena(db, row)
            ranked = scores(field, arena.counts_until)
            best = [it.person for it in ranked if it.rank == 1 and it.games and it.person > 0]
            return [it for it in best if not await any_hides_games(db, (it,))]
        return []

    @write
    async def set_podium(self, db: Connection, arena_id: int, message_id: int) -> None:
        """Store which message is the podium, or with 0 that there is none."""
        await db.run("UPDATE arenas SET podium_id = ? WHERE id = ?", (message_id, arena_id))

    @write
    async def set_thread(self, db: Connection, arena_id: int, thread_id: int | None) -> None:
        """Store in which thread the games are played; None stands for the channel."""
        await db.run_last(_THREAD, (thread_id, int(thread_id is not None), arena_id))

    @write
    async def begin_edit(self, db: Connection, arena_id: int) -> StoredArena:
        """Return what the messages of an arena are to show; raises Refusal if there is none."""
        return await stored_arena(db, await db.one(_BEGIN_EDIT, (arena_id,)))

    @write
    async def set_edited(
        self, db: Connection, arena_id: int, now: datetime, *, is_done: bool = True
    ) -> None:
        """Store that messages were edited just now and, unless `is_done`, have to be again."""
        await db.run_last(_EDITED, (milliseconds(now), int(not is_done), arena_id))


async def add_arena(db: Connection, arena: Arena, announced_at: datetime) -> int | None:
    """Store an arena, unless its channel has one that is not over; return its id."""
    times = _times(arena) | {"now": milliseconds(announced_at)}
    row = await db.one(_ADD, vars(arena) | times)
    return None if row is None else int(row["id"])


async def _reserved(db: Connection, arena_id: int, due_at: datetime) -> StoredArena:
    """Return an arena that nobody else changes until the commit; raises Refusal without one."""
    return await stored_arena(db, await db.one(_RESERVE, (milliseconds(due_at), arena_id)))


def _times(arena: Arena) -> Names:
    return {"starts_at": milliseconds(arena.starts_at), "ends_at": milliseconds(arena.ends_at)}
