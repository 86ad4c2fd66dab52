"""Replaces a deleted person's id everywhere, page by page, so that no press waits for long.

The table `erasures` has a row for each deletion that has begun; a process that finds it goes on.
"""

from collections.abc import Callable, Coroutine, Iterator
from datetime import datetime
from typing import Any

from bot.domain.ratings.standing import Category
from bot.domain.stored_data import MOST_BOARDS, STORED, OnDeletion
from bot.errors import BeingDeletedError
from bot.store.database import Connection, Row, read, write, write_long
from bot.store.deleted_people import pseudonym_of, remember
from bot.store.held import HeldTable
from bot.store.ratings.standings import Move, move_all
from bot.store.rows import milliseconds

PAGE = 100
"""How many matches one transaction changes at most: some ten milliseconds."""

PAGES = 0
"""The key of `Connection.lock` that pages of deletions and of seasons have one at a time."""

_BEGIN = """
INSERT INTO erasures (person_id, stand_in, begun_at) VALUES (?, ?, ?)
ON CONFLICT (person_id) DO NOTHING
"""
_BEGUN = "SELECT person_id, stand_in FROM erasures WHERE person_id = ?"
_COUNT = """
SELECT (SELECT count(*) FROM matches WHERE x_person = :person)
     + (SELECT count(*) FROM matches WHERE o_person = :person)
"""
_OPEN = """
SELECT match_id AS id FROM playing WHERE person_id = :person
UNION SELECT id FROM matches
WHERE x_person = :person AND ended IS NULL AND status = 'invited'
UNION SELECT id FROM matches
WHERE o_person = :person AND ended IS NULL AND status = 'invited'
LIMIT :limit
"""
_STAND_INS = "SELECT stand_in FROM former_people WHERE pseudonym = ?"
_UNTRACKED = """
SELECT (
    SELECT coalesce(sum(untracked), 0) FROM matches
    WHERE untracked > 0 AND (x_person = :who OR o_person = :who)
) + (
    SELECT count(*) FROM shares JOIN matches ON matches.id = shares.match_id
    WHERE withdrawn = 1 AND shares.message_id IS NULL AND (x_person = :who OR o_person = :who)
)
"""
_WITHDRAW_SHARES = "UPDATE shares SET withdrawn = 1 WHERE withdrawn = 0 AND match_id = :id"
_REPLACE_IN_RESULTS = """
UPDATE results SET person_id = :stand_in WHERE person_id = :person AND match_id = :id
"""
# For each seat: how to find some of the person's matches, and how to replace the person in one.
_SEATS = (
    (
        "SELECT id FROM matches WHERE x_person = :person LIMIT :limit",
        """
UPDATE matches SET
    x_person = :stand_in,
    challenger = CASE challenger WHEN :person THEN :stand_in ELSE challenger END
WHERE id = :id
""",
    ),
    (
        "SELECT id FROM matches WHERE o_person = :person LIMIT :limit",
        """
UPDATE matches SET
    o_person = :stand_in,
    challenger = CASE challenger WHEN :person THEN :stand_in ELSE challenger END
WHERE id = :id
""",
    ),
)
_PAIRS = """
SELECT * FROM pairs WHERE low_id = :person
UNION ALL SELECT * FROM pairs WHERE high_id = :person LIMIT :limit
"""
_DELETE_PAIR = "DELETE FROM pairs WHERE scope = ? AND variant = ? AND low_id = ? AND high_id = ?"
_PAIR_KEY = ("scope", "variant", "low_id", "high_id")
_INSERT_PAIR = """
INSERT INTO pairs (scope, variant, low_id, high_id, low_wins, draws, high_wins)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_STANDINGS = "SELECT scope, variant, slot FROM standings WHERE person_id = :person LIMIT :limit"
_RENAME_STANDING = """
UPDATE standings SET person_id = :stand_in, slot = NULL
WHERE scope = :scope AND variant = :variant AND person_id = :person
"""
# Each part reads the newest of one kind by index: as X, as O, and challenges that came to nothing.
_MARK_BOARDS = """
INSERT INTO redraws (match_id, urgent)
SELECT id, 0 FROM (
    SELECT * FROM (
        SELECT id, reach, message_id FROM matches
        WHERE x_person = :stand_in AND ended IS NOT NULL ORDER BY ended DESC LIMIT :boards
    ) AS as_x UNION ALL SELECT * FROM (
        SELECT id, reach, message_id FROM matches
        WHERE o_person = :stand_in AND ended IS NOT NULL ORDER BY ended DESC LIMIT :boards
    ) AS as_o UNION ALL SELECT * FROM (
        SELECT id, reach, message_id FROM matches
        WHERE x_person = :stand_in AND ended IS NULL ORDER BY id DESC LIMIT :boards
    ) AS by_x UNION ALL SELECT * FROM (
        SELECT id, reach, message_id FROM matches
        WHERE o_person = :stand_in AND ended IS NULL ORDER BY id DESC LIMIT :boards
    ) AS by_o
) AS boards WHERE reach <> 0 AND message_id IS NOT NULL ORDER BY id DESC LIMIT :boards
ON CONFLICT DO NOTHING
"""
_SQL = {
    OnDeletion.REMOVE: "DELETE FROM {table} WHERE {column} = :person",
    OnDeletion.STAND_IN: "UPDATE {table} SET {column} = :stand_in WHERE {column} = :person",
    OnDeletion.PSEUDONYM: "UPDATE {table} SET {column} = :pseudonym WHERE {column} = :person",
}
# A row that the pseudonym has from an earlier deletion is older, and is replaced.
_REPLACED = """
DELETE FROM {table} WHERE {column} = :pseudonym
AND {other} IN (SELECT {other} FROM {table} WHERE {column} = :person)
"""
_KEYS = {
    "blocks": ("person_id", "blocked_id"),
    "pings": ("low_id", "high_id"),
    "declines": ("challenger", "person_id"),
}
"""The key of each table in which pseudonyms can meet."""


def _sql(table: str, column: str, what: OnDeletion) -> Iterator[str]:
    """Yield SQL that does with a person's id in a column what a deletion does."""
    others = [other for other in _KEYS.get(table, ()) if other != column]
    if what is OnDeletion.PSEUDONYM and column in _KEYS.get(table, ()):
        yield _REPLACED.format(table=table, column=column, other=others[0])
    yield _SQL[what].format(table=table, column=column)


_NO_TRACES = "UPDATE runs SET traces = CASE WHEN traces > 0 THEN traces - 1 ELSE 0 END"
_FINISH = (
    _MARK_BOARDS,
    "UPDATE runs SET traces = traces + 1",
    *(
        sql
        for stored in STORED
        if not stored.paged
        for column, what in stored.people.items()
        for sql in _sql(stored.table, column, what)
    ),
)

Names = dict[str, Any]


class DeletionTable(HeldTable):
    """The deletions that have begun, and what they still have to replace."""

    @write
    async def begin(self, db: Connection, person: int, stand_in: int, now: datetime) -> None:
        """Store that a person's id is to be replaced by `stand_in`, a number below zero.

        From now on the person starts no match. A deletion that has begun goes on instead.
        """
        await begin(db, person, stand_in, now)

    async def pending(self) -> list[int]:
        """Return the people whose deletion this process has to finish, the oldest first.

        A deletion is about no server, and belongs to shard 0.
        """
        return await self._database.read(pending) if self._shards().has(None) else []

    @read
    async def is_pending(self, db: Connection, person: int) -> bool:
        """Return whether a person's deletion has begun and is not finished."""
        return await is_pending(db, person)

    @read
    async def open_matches(self, db: Connection, person: int, limit: int) -> list[int]:
        """Return the ids of up to `limit` live matches and open challenges of a person."""
        rows = await db.all(_OPEN, {"person": person, "limit": limit})
        return [row["id"] for row in rows]

    @read
    async def count_matches(self, db: Connection, person: int) -> int:
        """Return how many matches and challenges of a person are stored."""
        return int((await db.one(_COUNT, {"person": person}))[0])

    @read
    async def untracked(self, db: Connection, person: int) -> int:
        """Return how many messages there may be that name a deleted person, with unknown ids."""
        pseudonym = await pseudonym_of(db, person)
        stand_ins = [row[0] for row in await db.all(_STAND_INS, (pseudonym,))]
        rows = [await db.one(_UNTRACKED, {"who": who}) for who in (person, *stand_ins)]
        return sum(int(row[0]) for row in rows)

    @write_long
    async def delete_page(self, db: Connection, person: int) -> bool:
        """Replace a person's id in one more page of rows; return whether the deletion is finished.

        Finished matches still count for the other people. What protects others from the person, or
        the person from others, stays under a pseudonym. Raises StoreBusyError or StoreDamagedError;
        then this page is unchanged.
        """
        return await delete_page(db, person)

    @property
    def leaves_copies(self) -> bool:
        """Whether the database server keeps what is deleted until it reuses the space."""
        return self._database.recycles

    async def remove_traces(self, person: int) -> bool:
        """Return whether nothing of a deleted person is left on the disk.

        Else the last traces go when nobody reads the file, and at the next start.
        """
        if not await self._database.empty_journal() or await self._database.contains(person):
            return False
        await self._database.write(lambda db: db.run(_NO_TRACES))
        return True


async def begin(db: Connection, person: int, stand_in: int, now: datetime) -> None:
    """Do what `DeletionTable.begin` does, in the transaction that is open."""
    await db.lock(person)
    if await db.run(_BEGIN, (person, stand_in, milliseconds(now))):
        await remember(db, person, stand_in, now)


async def refuse_if_pending(db: Connection, person: int) -> None:
    """Raise BeingDeletedError if a person's deletion has begun and is not finished."""
    if await is_pending(db, person):
        raise BeingDeletedError


async def is_pending(db: Connection, person: int) -> bool:
    """Return whether a person's deletion has begun and is not finished."""
    return await db.one(_BEGUN, (person,)) is not None


async def pending(db: Connection) -> list[int]:
    """Return the people whose deletion has begun and is not finished, the oldest first."""
    sql = "SELECT person_id FROM erasures ORDER BY begun_at"
    return [row["person_id"] for row in await db.all(sql)]


async def finish_all(db: Connection) -> None:
    """Finish all deletions that have begun, with a transaction for each page."""
    for person in await pending(db):
        finished = False
        while not finished:
            async with db.transaction():
                finished = await delete_page(db, person)


async def delete_page(db: Connection, person: int) -> bool:
    """Replace a person's id in at most `PAGE` rows; return whether the deletion is finished."""
    await db.lock(PAGES, person)
    row = await db.one(_BEGUN, (person,))
    if row is None:
        return True
    names, left = {"person": person, "stand_in": row["stand_in"]}, PAGE
    for step in _STEPS:
        left -= await step(db, names | {"limit": left})
        if left <= 0:
            return False
    names |= {"pseudonym": await pseudonym_of(db, person), "boards": MOST_BOARDS}
    for sql in _FINISH:
        await db.run(sql, names)
    return True


async def _standings(db: Connection, names: Names) -> int:
    """Rename standings, and take them off the leaderboards; return how many there were."""
    rows = await db.all(_STANDINGS, names)
    moves = [Move(Category(row["scope"], row["variant"]), row["slot"], None) for row in rows]
    for category, _, _ in moves:
        await db.run(_RENAME_STANDING, names | category._asdict())
    await move_all(db, moves)
    return len(rows)


async def _matches(db: Connection, names: Names) -> int:
    """Replace the person in matches and results, and withdraw shares; return how many matches."""
    replaced = 0
    for find, replace in _SEATS:
        for (match_id,) in await db.all(find, names):
            await db.run(_WITHDRAW_SHARES, {"id": match_id})
            await db.run(_REPLACE_IN_RESULTS, names | {"id": match_id})
            replaced += await db.run(replace, names | {"id": match_id})
    return replaced


async def _pairs(db: Connection, names: Names) -> int:
    """Replace the person in the records against others; return how many there were."""
    rows = await db.all(_PAIRS, names)
    for row in rows:
        await db.run(_DELETE_PAIR, [row[name] for name in _PAIR_KEY])
        await db.run(_INSERT_PAIR, _renamed(row, names["person"], names["stand_in"]))
    return len(rows)


def _renamed(row: Row, person: int, stand_in: int) -> tuple[int | str, ...]:
    """Return the record of two people with the stand-in in place of one of them."""
    wins = {row["low_id"]: row["low_wins"], row["high_id"]: row["high_wins"]}
    wins[stand_in] = wins.pop(person)
    low, high = sorted(wins)
    return row["scope"], row["variant"], low, high, wins[low], row["draws"], wins[high]


_STEPS: tuple[Callable[[Connection, Names], Coroutine[Any, Any, int]], ...] = (
    _standings,
    _matches,
    _pairs,
)
