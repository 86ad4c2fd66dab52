"""Replaces a deleted person's id everywhere, page by page, so that no press waits for long."""

from collections.abc import Iterator

from bot.domain.daily.days import oldest_that_counts
from bot.domain.stored_data import MOST_BOARDS, STORED, OnDeletion
from bot.store.database import Connection, Names
from bot.store.deleted_people import PAGES, pseudonym_of
from bot.store.ratings.season_roles import LOSE_ROLES
from bot.store.rows import moment, of_both_seats

PAGE = 100  # matches and pairs that one transaction changes at most: some ten milliseconds
# Who opened a puzzle that counts does not open it for the first time again.
_KEEP_OPENED = """
INSERT INTO puzzle_attempts (person_id, number, repeated)
SELECT CAST(:pseudonym AS BIGINT), number, 1 FROM puzzle_attempts
WHERE person_id = :person AND number >= :counting
ON CONFLICT DO NOTHING
"""
_WITHDRAW_SHARES = "UPDATE shares SET withdrawn = 1 WHERE withdrawn = 0 AND match_id = :id"
_WITHDRAW_RESULTS = "UPDATE puzzle_shares SET withdrawn = 1 WHERE person_id = :person"
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
_RENAME_STANDINGS = """
UPDATE standings SET person_id = :deleted_id, rank_key = NULL WHERE person_id = :person
"""
# The lower id comes first.
_RENAME_PAIR = """
UPDATE pairs SET
    low_id = CASE WHEN {other}_id < :deleted_id THEN {other}_id ELSE :deleted_id END,
    high_id = CASE WHEN {other}_id < :deleted_id THEN :deleted_id ELSE {other}_id END,
    low_wins = CASE WHEN {other}_id < :deleted_id THEN {other}_wins ELSE {own}_wins END,
    high_wins = CASE WHEN {other}_id < :deleted_id THEN {own}_wins ELSE {other}_wins END
WHERE {own}_id = :person AND (scope, variant, {other}_id) IN (
    SELECT scope, variant, {other}_id FROM pairs WHERE {own}_id = :person LIMIT :limit
)
"""
_RENAME_PAIRS = (
    _RENAME_PAIR.format(own="low", other="high"),
    _RENAME_PAIR.format(own="high", other="low"),
)
# Each part reads the newest of one kind by index: as X, as O, and challenges that came to nothing.
_NEWEST_IN_SEAT = """
SELECT * FROM (
    SELECT id, can_edit, coalesce(message_id, call_id) AS shown FROM matches
    WHERE {seat} = :deleted_id AND ended IS NOT NULL ORDER BY ended DESC LIMIT :boards
) AS finished UNION ALL SELECT * FROM (
    SELECT id, can_edit, coalesce(message_id, call_id) AS shown FROM matches
    WHERE {seat} = :deleted_id AND ended IS NULL ORDER BY id DESC LIMIT :boards
) AS others
"""
_MARK_NEWEST = """
INSERT INTO redraws (match_id, urgent)
SELECT id, 0 FROM ({newest}) AS boards
WHERE can_edit <> 0 AND shown IS NOT NULL ORDER BY id DESC LIMIT :boards
ON CONFLICT DO NOTHING
"""
_MARK_BOARDS = _MARK_NEWEST.format(newest=of_both_seats(_NEWEST_IN_SEAT))
MARK_POSTS = """
UPDATE puzzle_posts SET redraw = 1 WHERE (guild_id, number) IN (
    SELECT guild_id, number FROM puzzle_attempts WHERE person_id = :person
    UNION ALL SELECT guild_id, number + 1 FROM puzzle_attempts WHERE person_id = :person
)
"""  # the posts of daily puzzles that can name a person, also for the day before
MARK_PODIUMS = """
UPDATE season_posts SET redraw = 1 WHERE message_id IS NOT NULL AND (guild_id, number) IN (
    SELECT guild_id, number FROM podiums WHERE person_id = :person
)
"""
_MARK_ARENAS = """
UPDATE arenas SET due_at = 0, redraw = 1
WHERE host = :person OR id IN (SELECT arena_id FROM arena_players WHERE person_id = :person)
"""
_SQL = {
    OnDeletion.REMOVE: "DELETE FROM {table} WHERE {column} = :person",
    OnDeletion.DELETED_ID: "UPDATE {table} SET {column} = :deleted_id WHERE {column} = :person",
    OnDeletion.PSEUDONYM: "UPDATE {table} SET {column} = :pseudonym WHERE {column} = :person",
    OnDeletion.LOSE_ROLE: LOSE_ROLES,
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
}  # the keys of the tables in which two pseudonyms can meet


def _sql(table: str, column: str, what: OnDeletion) -> Iterator[str]:
    others = [other for other in _KEYS.get(table, ()) if other != column]
    if what is OnDeletion.PSEUDONYM and column in _KEYS.get(table, ()):
        yield _REPLACED.format(table=table, column=column, other=others[0])
    yield _SQL[what].format(table=table, column=column)


# The marks come first, as they find rows by the id that the last statements replace.
_FINISH = (
    _MARK_BOARDS,
    MARK_POSTS,
    MARK_PODIUMS,
    _WITHDRAW_RESULTS,
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
    """Replace a person's id in about `PAGE` rows; return whether the deletion is finished."""
    await db.lock(PAGES, person)
    row = await db.one("SELECT deleted_id, begun_at FROM deletions WHERE person_id = ?", (person,))
    if row is None:
        return True
    names: Names = {"person": person, "deleted_id": row["deleted_id"]}
    await db.run(_RENAME_STANDINGS, names)
    paged = names | {"limit": PAGE}
    pairs = sum([await db.run(sql, paged) for sql in _RENAME_PAIRS])
    if max(pairs, await _matches(db, paged)) >= PAGE:
        return False
    names |= {"pseudonym": await pseudonym_of(db, person), "boards": MOST_BOARDS}
    names |= {"counting": oldest_that_counts(moment(row["begun_at"]))}
    for sql in _FINISH:
        await db.run(sql, names)
    return True


async def _matches(db: Connection, names: Names) -> int:
    """Replace the person in matches and results, and withdraw shares; return how many matches."""
    replaced = 0
    for find, replace in _SEATS:
        for (match_id,) in await db.all(find, names):
            await db.run(_WITHDRAW_SHARES, {"id": match_id})
            await db.run(_REPLACE_IN_RESULTS, names | {"id": match_id})
            replaced += await db.run(replace, names | {"id": match_id})
    return replaced
