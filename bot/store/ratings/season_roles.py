"""The table `season_roles`: who has a champion's role, and who is to get or to lose it."""

from datetime import datetime

from bot.domain.ratings.season_end import AGAIN, MOST_REFUSALS, NOT_BARE, UNKNOWN_ROLE, RoleChange
from bot.store.database import Connection, Names, read, write
from bot.store.held_shards import HeldTable
from bot.store.rows import milliseconds

_DUE = """
SELECT guild_id, role_id, person_id, wanted, refusals, sent FROM season_roles
WHERE due_at <= ?{and_held} ORDER BY due_at, wanted LIMIT ?
"""
_ROW = "guild_id = :guild AND role_id = :role AND person_id = :person"
# Who is to lose the role may be the next champion meanwhile, or the other way round.
_GIVEN = f"UPDATE season_roles SET due_at = NULL, refusals = 0 WHERE {_ROW} AND wanted = 1"  # noqa: S608
_TAKEN = f"DELETE FROM season_roles WHERE {_ROW} AND wanted = 0"  # noqa: S608
_SEND = f"UPDATE season_roles SET sent = 1 WHERE {_ROW} AND wanted = 1"  # noqa: S608
_FORGET = f"DELETE FROM season_roles WHERE {_ROW} AND wanted = :wanted AND sent = :sent"  # noqa: S608
_LATER = f"UPDATE season_roles SET due_at = :due, refusals = :refusals WHERE {_ROW}"  # noqa: S608
_NOT_SENT = f"UPDATE season_roles SET sent = :sent WHERE {_ROW}"  # noqa: S608
_ERROR = """
UPDATE season_settings SET role_error = :error
WHERE guild_id = :guild AND coalesce(role_id, :role) = :role
"""
_OFF = "UPDATE season_settings SET role_id = NULL WHERE guild_id = :guild AND role_id = :role"
_FORGET_ALL = "DELETE FROM season_roles WHERE guild_id = :guild AND role_id = :role"
FORGET_ROLE: tuple[str, ...] = (_OFF, _FORGET_ALL)  # so that no champion gets a deleted role
# Who was a champion, and has the role or is to lose it, is known when a role is chosen again.
_FORGET_DELETED = f"""
{_FORGET_ALL} AND NOT EXISTS (
    SELECT 1 FROM podiums WHERE podiums.guild_id = :guild
    AND podiums.person_id = season_roles.person_id
)
"""  # noqa: S608
_WAIT = """
UPDATE season_roles SET due_at = NULL, refusals = 0 WHERE guild_id = :guild AND role_id = :role
"""
_TO_LOSE = "SET wanted = 0, due_at = 0, refusals = 0"
_TAKE_ALL = f"UPDATE season_roles {_TO_LOSE} WHERE guild_id = :guild"
LOSE_ROLES = f"UPDATE season_roles {_TO_LOSE} WHERE person_id = :person"
_GIVE = """
INSERT INTO season_roles (guild_id, role_id, person_id, wanted, sent, due_at)
SELECT settings.guild_id, role_id, person_id, 1, 0, 0
FROM season_settings AS settings JOIN podiums ON podiums.guild_id = settings.guild_id
WHERE settings.guild_id = :guild AND role_id IS NOT NULL
AND number = :number AND variant = :variant AND place = 1 AND NOT EXISTS (
    SELECT 1 FROM people WHERE people.person_id = podiums.person_id AND games = 0
)
ON CONFLICT (guild_id, role_id, person_id) DO UPDATE SET wanted = 1, due_at = 0, refusals = 0
"""
_ANY_FIRST = """
SELECT 1 FROM podiums
WHERE guild_id = :guild AND number = :number AND variant = :variant AND place = 1 LIMIT 1
"""


class SeasonRoleTable(HeldTable):
    """The champions' roles, as far as Discord is to be told of them."""

    def next_due(self) -> str:
        return self._held("SELECT min(due_at) FROM season_roles WHERE due_at IS NOT NULL{and_held}")

    @read
    async def due(self, db: Connection, now: datetime, limit: int = 10) -> list[RoleChange]:
        rows = await db.all(self._held(_DUE), (milliseconds(now), limit))
        return [RoleChange(*row) for row in rows]

    @write
    async def send(self, db: Connection, change: RoleChange) -> bool:
        """Store that Discord is told now to give a role; return whether it is still wanted."""
        return bool(await db.run(_SEND, _names(change)))

    @write
    async def done(self, db: Connection, change: RoleChange) -> None:
        await db.run(_ERROR, _names(change) | {"error": None})
        await db.run(_GIVEN if change.wanted else _TAKEN, _names(change))

    @write
    async def forget(self, db: Connection, change: RoleChange) -> None:
        """Forget a change that is none: the person has left, or has the role from someone else."""
        await db.run(_FORGET, _names(change))

    @write
    async def failed(self, db: Connection, change: RoleChange, now: datetime) -> None:
        """Store that Discord could not be reached; a change is made a little later."""
        due = milliseconds(now + AGAIN / 10)
        await db.run(_LATER, _names(change) | {"due": due})

    @write
    async def refused(self, db: Connection, change: RoleChange, error: int, now: datetime) -> None:
        """Store the error of a refusal; after some, or if the role is deleted, nobody gets it.

        A role with permissions stays chosen: the next champion gets it if it has none by then.
        """
        names, refusals = _names(change), change.refusals + 1
        is_last = refusals >= MOST_REFUSALS
        if error == UNKNOWN_ROLE:
            steps = FORGET_ROLE
        elif is_last and error != NOT_BARE:
            steps = (_ERROR, _OFF, _FORGET_DELETED, _WAIT)
        else:
            steps = (_ERROR, _LATER)
        due = None if is_last else milliseconds(now + AGAIN)
        names |= {"error": error, "due": due, "refusals": refusals}
        for sql in (_NOT_SENT, *steps):
            await db.run(sql, names)


async def hand_over(db: Connection, guild_id: int, number: int, variant: str) -> bool:
    """Have the role go to the best of a season, or stay if nobody is; return whether it went."""
    names: Names = {"guild": guild_id, "number": number, "variant": variant}
    if await db.one(_ANY_FIRST, names) is None:
        return False
    await db.run(_TAKE_ALL, names)
    await db.run(_GIVE, names)
    return True


def _names(change: RoleChange) -> Names:
    return change._asdict() | {"guild": change.guild_id, "role": change.role_id}
