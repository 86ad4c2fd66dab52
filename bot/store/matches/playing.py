"""The table `playing`: who plays a live match in which channel."""

from bot.domain.match import Match, Person
from bot.errors import AlreadyPlayingError, BeingDeletedError
from bot.store.database import Connection, probe
from bot.store.held import GUILD_OF_MATCH, HeldTable, held_only
from bot.store.rows import row_of

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
# The table holds only the players of live matches, so this reads few rows.
_LIVE = "SELECT count(DISTINCT match_id) FROM playing{where_held}"


class MatchCounts(HeldTable):
    """Counts the matches on the shards that this process holds, so that processes add up."""

    @probe
    async def live(self, db: Connection) -> int:
        """Return how many matches are live."""
        sql = held_only(_LIVE, self._shards(), GUILD_OF_MATCH)
        return int((await db.one(sql))[0])


async def mark_playing(db: Connection, match: Match) -> None:
    """Store that the people of a match play in its channel; `refuse_if_hindered` comes before."""
    channel = match.place.channel_id
    await db.run_later(_PLAY, [(channel, person, match.id) for person in match.people])


async def stop_playing(db: Connection, match: Match) -> None:
    """Store that nobody plays a match any more."""
    await db.run_later(_STOP_PLAYING, [(match.id,)])


async def refuse_if_hindered(db: Connection, match: Match) -> None:
    """Raise AlreadyPlayingError or BeingDeletedError if the people of a match cannot play it."""
    found = await db.one(_HINDRANCES, row_of(match))
    if found["stand_in"] is not None:
        raise BeingDeletedError
    for seat, column in ((match.x, "x_match"), (match.o, "o_match")):
        if found[column] is not None and isinstance(seat, Person):
            raise AlreadyPlayingError(found[column], seat.id)


async def refuse_if_playing(db: Connection, channel_id: int, person: int) -> None:
    """Raise AlreadyPlayingError if a person has a live match in a channel."""
    playing = await live_match(db, channel_id, person)
    if playing is not None:
        raise AlreadyPlayingError(playing, person)


async def live_match(db: Connection, channel_id: int, person: int) -> int | None:
    """Return the id of the live match of a person in a channel, or None."""
    playing = await db.one(_PLAYING, (channel_id, person))
    return None if playing is None else int(playing["match_id"])
