"""Reads an arena with its field: who takes part, and all of its games."""

from datetime import datetime
from typing import NamedTuple

from bot.domain.arena.arena import Arena, Phase
from bot.domain.arena.field import ArenaPlayer, Field
from bot.errors import Refusal, UnreadableError
from bot.store.database import Connection, Row
from bot.store.deleted_people import pseudonym_of
from bot.store.matches.effects import game_of
from bot.store.rows import moment, readable

_PLAYERS = "SELECT * FROM arena_players WHERE arena_id = ? ORDER BY since, person_id"
_GAMES = """
SELECT id, x_person, o_person, moves, status, ending, winner, changed_at FROM matches
WHERE arena_id = ? ORDER BY id
"""
_BLOCKS = """
SELECT person_id, blocked_id FROM blocks
WHERE person_id IN (SELECT person_id FROM arena_players WHERE arena_id = ?)
"""
_BUSY = "SELECT person_id FROM playing WHERE channel_id = ? AND against_engine = 0"


class StoredArena(NamedTuple):
    """An arena and its field, and what its messages show.

    `podium_id` is the message that ends it, 0 if there can be none. `redraw` says that its messages
    show something older, `edited_at` when they were edited last or, if there are none, announced.
    """

    arena: Arena
    field: Field
    podium_id: int | None
    redraw: bool
    edited_at: datetime


async def stored_arena(db: Connection, row: Row | None) -> StoredArena:
    """Return the arena of a row, with its field; raises Refusal for None, or UnreadableError."""
    if row is None:
        raise Refusal("arena-over")
    if (arena := readable(_arena, row, "arenas")) is None:
        raise UnreadableError("arena-over")
    shown = row["podium_id"], bool(row["redraw"]), moment(row["edited_at"])
    return StoredArena(arena, await _field(db, arena), *shown)


def _arena(row: Row) -> Arena:
    place = ("guild_id", "channel_id", "message_id", "thread_id")
    return Arena(
        **{name: row[name] for name in ("id", *place, "host", "language", "variant")},
        wants_thread=bool(row["wants_thread"]),
        starts_at=moment(row["starts_at"]),
        ends_at=moment(row["ends_at"]),
        phase=Phase(row["phase"]),
    )


async def _field(db: Connection, arena: Arena) -> Field:
    players = await db.all(_PLAYERS, (arena.id,))
    games = await db.all(_GAMES, (arena.id,))
    busy = await db.all(_BUSY, (arena.place.channel_id,))
    read = (readable(game_of, row, "matches") for row in games)
    return Field(
        tuple(
            ArenaPlayer(row["person_id"], moment(row["since"]), bool(row["has_left"]))
            for row in players
        ),
        tuple(game for game in read if game is not None),
        await _blocks(db, arena.id, [row["person_id"] for row in players]),
        frozenset(row["person_id"] for row in busy),
    )


async def _blocks(db: Connection, arena_id: int, people: list[int]) -> frozenset[tuple[int, int]]:
    """Return which people block which others, who may have deleted their data since."""
    blocks = [(row["person_id"], row["blocked_id"]) for row in await db.all(_BLOCKS, (arena_id,))]
    if any(blocked < 0 for _, blocked in blocks):
        whose = {await pseudonym_of(db, person): person for person in people}
        blocks = [(person, whose.get(blocked, blocked)) for person, blocked in blocks]
    return frozenset(blocks)
