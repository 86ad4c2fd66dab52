"""Replaces a deleted person's id everywhere, page by page, so that no press waits for long."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from bot.domain.daily.days import oldest_that_counts
from bot.domain.stored_data import MOST_BOARDS, STORED, OnDeletion
from bot.store.database import Connection, Names, Row
from bot.store.deleted_people import pseudonym_of
from bot.store.rows import moment, of_both_seats

PAGE = 100
"""How many matches one transaction changes at most: some ten milliseconds."""

PAGES = 0
"""The key of `Connection.lock` that pages of deletions have one at a time."""

_BEGUN = "SELECT deleted_id, begun_at FROM deletions WHERE person_id = ?"
# Who opened a puzzle that counts does not open it for the first time again.
_KEEP_OPENED = """
INSERT INTO puzzle_attempts (person_id, number, repeated)
SELECT CAST(:pseudonym AS BIGINT), number, 1 FROM puzzle_attempts
WHERE person_id = :person AND number >= :counting
ON CONFLICT DO NOTHING
"""
_WITHDRAW_SHARES = "UPDATE shares SET withdrawn = 1 WHERE withdrawn = 0 AND match_id = :id"
_REPLACE_IN_RESULTS = """
UPDATE results SET person_id = :deleted_id WHERE person_id = :person AND match_id = :id
"""
# For each seat: how to find some of the person's matches, and how to replace the person in one.
_FIND_SEAT = "SELECT id FROM matches WHERE {seat} = :person LIMIT :limit"
_REPLACE_SEAT = """
UPDATE matches SET
    {seat} = :deleted_id,
    challenger = CASE challenger WHEN :person THEN :deleted_id ELSE challenger END
WHERE id = :id
"""
_SEATS = [
    (_FIND_SEAT.format(seat=seat), _REPLACE_SEAT.format(seat=seat))
    for seat in ("x_person", "o_person")
]
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
_STANDINGS = "SELECT scope, variant FROM standings WHERE person_id = :person LIMIT :limit"
_RENAME_STANDING = """
UPDATE standings SET person_id = :deleted_id, rank_key = NULL
WHERE scope = :scope AND variant = :variant AND person_id = :person
"""
# Each part reads the newest of one kind by index: as X, as O, and challenges that came to nothing.
_NEWEST_IN_SEAT = """
SELECT * FROM (
    SELECT id, can_edit, message_id FROM matches
    WHERE {seat} = :deleted_id AND ended IS NOT NULL ORDER BY ended DESC LIMIT :boards
) AS finished UNION ALL SELECT * FROM (
    SELECT id, can_edit, message_id FROM matches
    WHERE {seat} = :deleted_id AND ended IS NULL ORDER BY id DESC LIMIT :boards
) AS others
"""
_MARK_NEWEST = """
INSERT INTO redraws (match_id, urgent)
SELECT id, 0 FROM ({newest}) AS boards
WHERE can_edit <> 0 AND message_id IS NOT NULL ORDER BY id DESC LIMIT :boards
ON CONFLICT DO NOTHING
"""
_MARK_BOARDS = _MARK_NEWEST.format(newest=of_both_seats(_NEWEST_IN_SEAT))
MARK_POSTS = """
UPDATE puzzle_posts SET redraw = 1 WHERE (guild_id, number) IN (
    SELECT guild_id, number FROM puzzle_attempts WHERE person_id = :person
)
"""
"""Marks the posts of daily puzzles that can name a person."""
_MARK_ARENAS = """
UPDATE arenas SET due_at = 0, redraw = 1
WHERE host = :person OR id IN (SELECT arena_id FROM arena_players WHERE person_id = :person)
"""
_SQL = {
    OnDeletion.REMOVE: "DELETE FROM {table} WHERE {column} = :person",
    OnDeletion.DELETED_ID: "UPDATE {table} SET {column} = :deleted_id WHERE {column} = :person",
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


_FINISH = (
    _MARK_BOARDS,
    MARK_POSTS,
    _KEEP_OPENED,
    _MARK_ARENAS,
    "UPDATE runs SET traces = 1 WHERE traces = 0",
    *(
        sql
        for stored in STORED
        if not stored.paged
        for column, what in stored.people.items()
        for sql in _sql(stored.table, column, what)
    ),
)


async def delete_page(db: Connection, person: int) -> bool:
    """Replace a person's id in at most `PAGE` rows; return whether the deletion is finished."""
    await db.lock(PAGES, person)
    row = await db.one(_BEGUN, (person,))
    if row is None:
        return True
    names, left = {"person": person, "deleted_id": row["deleted_id"]}, PAGE
    for step in _STEPS:
        left -= await step(db, names | {"limit": left})
        if left <= 0:
            return False
    names |= {"pseudonym": await pseudonym_of(db, person), "boards": MOST_BOARDS}
    names |= {"counting": oldest_that_counts(moment(row["begun_at"]))}
    for sql in _FINISH:
        await db.run(sql, names)
    return True


async def _standings(db: Connection, names: Names) -> int:
    """Rename standings, and take them off the leaderboards; return how many there were."""
    rows = await db.all(_STANDINGS, names)
    for row in rows:
        await db.run(_RENAME_STANDING, names | dict(row))
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
        await db.run(_INSERT_PAIR, _renamed(row, names["person"], names["deleted_id"]))
    return len(rows)


def _renamed(row: Row, person: int, deleted_id: int) -> tuple[int | str, ...]:
    """Return the record of two people with the deleted id in place of one of them."""
    wins = {row["low_id"]: row["low_wins"], row["high_id"]: row["high_wins"]}
    wins[deleted_id] = wins.pop(person)
    low, high = sorted(wins)
    return row["scope"], row["variant"], low, high, wins[low], row["draws"], wins[high]


_STEPS: tuple[Callable[[Connection, Names], Coroutine[Any, Any, int]], ...] = (
    _standings,
    _matches,
    _pairs,
)
