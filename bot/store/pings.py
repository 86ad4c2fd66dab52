"""The table `pings`: when two people were last pinged about each other, and by whom."""

import sqlite3
from typing import Any

_BETWEEN = """
SELECT 1 FROM pings
WHERE low_id IN (:challenger, :former_challenger, :person, :former_person)
AND high_id IN (:challenger, :former_challenger, :person, :former_person) AND pinged_at > :since
"""
_COUNT = """
SELECT count(*) FROM pings
WHERE challenger IN (:challenger, :former_challenger) AND pinged_at > :since
"""
_INSERT = """
INSERT INTO pings (low_id, high_id, pinged_at, challenger)
VALUES (min(:challenger, :person), max(:challenger, :person), :now, :challenger)
ON CONFLICT (low_id, high_id) DO UPDATE SET
    pinged_at = excluded.pinged_at, challenger = excluded.challenger
"""
_DELETE = """
DELETE FROM pings
WHERE challenger = :challenger AND :person IN (low_id, high_id) AND pinged_at = :now
"""

Names = dict[str, Any]


def claim(connection: sqlite3.Connection, names: Names, limit: int) -> bool:
    """Store that `challenger` pings `person` at `now`, and return True, if that is allowed.

    It is not if one of the two has pinged the other after `since`, or if the challenger has pinged
    `limit` people after it. `former_challenger` and `former_person` are the two's pseudonyms.
    """
    if connection.execute(_BETWEEN, names).fetchone():
        return False
    if connection.execute(_COUNT, names).fetchone()[0] >= limit:
        return False
    connection.execute(_INSERT, names)
    return True


def undo(connection: sqlite3.Connection, names: Names) -> None:
    """Forget that `challenger` pinged `person` at `now`."""
    connection.execute(_DELETE, names)
