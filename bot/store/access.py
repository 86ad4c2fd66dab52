"""Who has access: who may see a match, as a condition in SQL, and who the host shuts out."""

from collections.abc import Collection

from bot.domain.who_may_see import Reader
from bot.store.database import Connection, Names, Table, read
from bot.store.deleted_people import key_of, pseudonym_of

# Looking up both players at once would take twice as long.
MAY_SEE = """(
    x_person = :reader OR o_person = :reader
    OR (guild_id = :guild OR channel_id = :channel)
    AND coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
)"""  # says what `bot.domain.who_may_see.may_see` says of a match that is over
_HIDES = "SELECT 1 FROM people WHERE person_id = ? AND games = 0"
_SHUT_OUT = "INSERT INTO shut_out (id) VALUES (?) ON CONFLICT DO NOTHING"
_LET_IN = "DELETE FROM shut_out WHERE id = ?"
_ALL = "SELECT id FROM shut_out"
_LEAVE_ARENAS = """
UPDATE arena_players SET has_left = 1 WHERE person_id = ? AND arena_id IN (
    SELECT id FROM arenas WHERE phase IN ('announced', 'running', 'ending')
)
"""


def names_of(reader: Reader) -> Names:
    return {"reader": reader.person, "guild": reader.guild_id, "channel": reader.channel_id}


async def any_hides_games(db: Connection, people: Collection[int]) -> bool:
    for person in people:
        if await db.one(_HIDES, (person,)) is not None:
            return True
    return False


class ShutOutTable(Table):
    """Who the host shuts out: servers by their ids, people by their pseudonyms."""

    @read
    async def find(self, db: Connection) -> tuple[bytes, frozenset[int]]:
        """Return the key of pseudonyms, and all who are shut out."""
        return await key_of(db), frozenset(row["id"] for row in await db.all(_ALL))


async def shut_out(db: Connection, kind: str, number: int, *, out: bool) -> bool:
    """Shut out the `server` or `person` with an id, or let them in; return whether that is new."""
    is_person = kind == "person"
    if is_person and out:
        await db.run(_LEAVE_ARENAS, (number,))
    stored = await pseudonym_of(db, number) if is_person else number
    return bool(await db.run(_SHUT_OUT if out else _LET_IN, (stored,)))
