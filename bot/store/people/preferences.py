"""The tables `people` and `blocks`: what people have set, and who they have blocked."""

from collections.abc import Collection
from dataclasses import replace

from bot.domain.limits import MAX_BLOCKED
from bot.domain.preferences import Preferences
from bot.errors import Refusal
from bot.store.access import any_hides_games
from bot.store.database import Connection, Table, read, write
from bot.store.deleted_people import pseudonym_of
from bot.store.people.deletion_pages import MARK_PODIUMS, MARK_POSTS
from bot.store.ratings.season_roles import LOSE_ROLES
from bot.store.rows import upsert

_SWITCHES = ("challenges", "reminders", "games", "words")
_SWITCH = upsert("people", ("person_id",), _SWITCHES)
_SET = "SELECT challenges, reminders, games, words FROM people WHERE person_id = ?"
_BLOCK = """
INSERT INTO blocks (person_id, blocked_id, position)
SELECT CAST(:person AS BIGINT), CAST(:blocked AS BIGINT), coalesce(max(position), 0) + 1
FROM blocks WHERE person_id = :person
ON CONFLICT DO NOTHING
"""
_UNBLOCK = "DELETE FROM blocks WHERE person_id = ? AND blocked_id IN (?, ?)"
_UNBLOCK_DELETED = """
DELETE FROM blocks WHERE person_id = ? AND blocked_id < 0
AND (SELECT count(*) FROM blocks WHERE person_id = ? AND blocked_id < 0) = ?
"""
_COUNT = "SELECT count(*) FROM blocks WHERE person_id = ?"
_BLOCKED = "SELECT blocked_id FROM blocks WHERE person_id = ? ORDER BY position DESC"


class PreferencesTable(Table):
    """The stored preferences; a person without a row has the defaults."""

    @read
    async def of(self, db: Connection, person: int) -> Preferences:
        return await _of(db, person)

    @read
    async def any_hides_games(self, db: Connection, people: Collection[int]) -> bool:
        return await any_hides_games(db, people)

    @write
    async def switch(self, db: Connection, /, person: int, **switches: bool) -> Preferences:
        """Store some switches of a person, such as `games`; return all preferences."""
        await db.lock(person)  # another process may change other switches meanwhile
        now = replace(await _of(db, person), **switches)  # type: ignore[arg-type]
        await db.run(_SWITCH, (person, *(getattr(now, name) for name in _SWITCHES)))
        if "games" in switches:
            for sql in (MARK_POSTS, MARK_PODIUMS, *(() if now.games else (LOSE_ROLES,))):
                await db.run(sql, {"person": person})
        return now

    @write
    async def block(
        self, db: Connection, person: int, chosen: Collection[int], shown: Collection[int]
    ) -> Preferences:
        """Block who is `chosen` in a menu that had those `shown`, and unblock who no longer is.

        Others stay as they are. Returns all preferences; raises Refusal for more than allowed.
        """
        for other in set(shown) - set(chosen):
            await db.run(_UNBLOCK, (person, other, await pseudonym_of(db, other)))
        await block(db, person, set(chosen) - {*shown, person})
        return await _of(db, person)

    @write
    async def unblock_deleted(self, db: Connection, person: int, count: int) -> Preferences:
        """Unblock all who have deleted their data, if they are `count`; return the preferences."""
        await db.run(_UNBLOCK_DELETED, (person, person, count))
        return await _of(db, person)


async def block(db: Connection, person: int, blocked: Collection[int]) -> None:
    """Store that a person blocks others; raises Refusal if they are too many, storing nothing."""
    await db.lock(person)
    added = 0
    for other in blocked:
        added += await db.run(_BLOCK, {"person": person, "blocked": other})
    if added and (await db.one(_COUNT, (person,)))[0] > MAX_BLOCKED:
        raise Refusal("too-many-blocks", limit=MAX_BLOCKED)


async def _of(db: Connection, person: int) -> Preferences:
    row = await db.one(_SET, (person,))
    ids = [row["blocked_id"] for row in await db.all(_BLOCKED, (person,))]
    blocked = tuple(other for other in ids if other >= 0)
    switches = {} if row is None else {name: bool(row[name]) for name in _SWITCHES}
    return Preferences(blocked=blocked, blocked_deleted=len(ids) - len(blocked), **switches)
