"""The table `shut_out`: who the host shuts out, servers by their ids, people by pseudonyms."""

from bot.store.database import Connection, Table, read
from bot.store.deleted_people import key_of, pseudonym_of

_SHUT_OUT = "INSERT INTO shut_out (id) VALUES (?) ON CONFLICT DO NOTHING"
_LET_IN = "DELETE FROM shut_out WHERE id = ?"
_ALL = "SELECT id FROM shut_out"
_LEAVE_ARENAS = """
UPDATE arena_players SET has_left = 1 WHERE person_id = ? AND arena_id IN (
    SELECT id FROM arenas WHERE phase IN ('announced', 'running', 'ending')
)
"""


class ShutOutTable(Table):
    """Who the host shuts out."""

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
