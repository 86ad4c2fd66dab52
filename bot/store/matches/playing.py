"""The tables `playing` and `engine_turns`: who plays where, and what waits for a slow engine."""

from bot.domain.match import Match, Person
from bot.errors import AlreadyPlayingError, Refusal
from bot.store.database import Connection, read
from bot.store.held_shards import GUILD_OF_MATCH, HeldTable
from bot.store.rows import milliseconds, row_of, upsert

_PLAY = "INSERT INTO playing (channel_id, person_id, match_id, against_engine) VALUES (?, ?, ?, ?)"
PLAYS = """
SELECT match_id FROM playing
WHERE channel_id = :channel_id AND person_id = :{} AND against_engine = :against_engine
"""  # matches of a kind that a seat's person plays in a channel
_X_PLAYS, _O_PLAYS = PLAYS.format("x_person"), PLAYS.format("o_person")
_HINDRANCES = f"""
SELECT (
    SELECT min(deleted_id) FROM deletions WHERE person_id IN (:x_person, :o_person)
) AS deleted_id, ({_X_PLAYS}) AS x_match, ({_O_PLAYS}) AS o_match
"""  # noqa: S608
_NOTE_TURN = upsert("engine_turns", ("match_id",), ("due_at",))
_WAITING = "SELECT match_id FROM engine_turns{where_held} ORDER BY due_at"


class EngineTurnTable(HeldTable):
    """The matches that wait for an engine, on the shards that this process holds."""

    @read
    async def waiting(self, db: Connection) -> list[int]:
        return [row["match_id"] for row in await db.all(self._held(_WAITING, GUILD_OF_MATCH))]

    def next_due(self) -> str:
        return self._held("SELECT min(due_at) FROM engine_turns{where_held}", GUILD_OF_MATCH)


async def mark_playing(db: Connection, match: Match) -> None:
    """Store that the people of a match play in its channel; `refuse_if_hindered` comes before."""
    channel, kind = match.place.channel_id, int(match.engine is not None)
    await db.run_all(_PLAY, [(channel, person, match.id, kind) for person in match.people])


async def stop_playing(db: Connection, match: Match) -> None:
    await db.run("DELETE FROM playing WHERE match_id = ?", (match.id,))


async def refuse_if_hindered(db: Connection, match: Match) -> None:
    """Raise AlreadyPlayingError or another refusal if the people of a match cannot play it."""
    found = await db.one(_HINDRANCES, row_of(match))
    if found["deleted_id"] is not None:
        raise Refusal("being-deleted")
    for seat, column in ((match.x, "x_match"), (match.o, "o_match")):
        if found[column] is not None and isinstance(seat, Person):
            raise AlreadyPlayingError(found[column], seat.id)


async def live_match(db: Connection, channel_id: int, person: int) -> int | None:
    """Return the id of the live match with people of a person in a channel, or None."""
    names = {"channel_id": channel_id, "person": person, "against_engine": 0}
    playing = await db.one(PLAYS.format("person"), names)
    return None if playing is None else int(playing["match_id"])


async def note_engine_turn(db: Connection, match: Match) -> None:
    if match.engine_due_at is None:
        await db.run("DELETE FROM engine_turns WHERE match_id = ?", (match.id,))
    else:
        await db.run(_NOTE_TURN, (match.id, milliseconds(match.engine_due_at)))
