"""The table `pings`: when two people were last pinged about each other, and who caused it."""

from bot.store.database import Connection, Names
from bot.store.rows import upsert

_BETWEEN = """
SELECT 1 FROM pings
WHERE low_id IN (:challenger, :deleted_challenger, :person, :deleted_person)
AND high_id IN (:challenger, :deleted_challenger, :person, :deleted_person) AND pinged_at > :since
"""
_COUNT = """
SELECT count(*) FROM pings
WHERE challenger IN (:challenger, :deleted_challenger) AND pinged_at > :since
"""
_STORE = upsert("pings", ("low_id", "high_id"), ("pinged_at", "challenger"))
_DELETE = """
DELETE FROM pings
WHERE challenger = :challenger AND :person IN (low_id, high_id) AND pinged_at = :now
"""


async def claim(db: Connection, names: Names, limit: int) -> bool:
    """Store that `challenger` pings `person` at `now`, and return True, if that is allowed.

    It is not if one of the two has pinged the other after `since`, or if the challenger has pinged
    `limit` people after it. `deleted_challenger` and `deleted_person` are the two's pseudonyms.
    """
    if await db.one(_BETWEEN, names):
        return False
    if (await db.one(_COUNT, names))[0] >= limit:
        return False
    low, high = sorted((names["challenger"], names["person"]))
    await db.run(_STORE, names | {"low_id": low, "high_id": high, "pinged_at": names["now"]})
    return True


async def undo(db: Connection, names: Names) -> None:
    """Forget that `challenger` pinged `person` at `now`."""
    await db.run(_DELETE, names)
