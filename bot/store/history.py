"""Reads pages of finished games, newest first, by indexes alone."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

from bot.domain.history import PAGE, HistoryPage, Listed, PastGame, Reader, Start
from bot.store.database import Connection, Database, Row
from bot.store.results import rating_changes
from bot.store.rows import match_of
from engines.games.variants import GAMES

# A reader sees their own games and, of a server, those whose players both show theirs. A person
# without a row in `people` does, and so does an engine.
_OLDER_OF_PERSON = """
SELECT id, ended FROM matches
WHERE x_person = :person AND ended < :number AND variant = coalesce(:variant, variant) AND (
    x_person = :reader OR o_person = :reader OR guild_id = :guild
    AND coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
) UNION ALL SELECT id, ended FROM matches
WHERE o_person = :person AND ended < :number AND variant = coalesce(:variant, variant) AND (
    x_person = :reader OR o_person = :reader OR guild_id = :guild
    AND coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
) ORDER BY ended DESC LIMIT :limit
"""
_NEWER_OF_PERSON = """
SELECT id, ended FROM matches
WHERE x_person = :person AND ended > :number AND variant = coalesce(:variant, variant) AND (
    x_person = :reader OR o_person = :reader OR guild_id = :guild
    AND coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
) UNION ALL SELECT id, ended FROM matches
WHERE o_person = :person AND ended > :number AND variant = coalesce(:variant, variant) AND (
    x_person = :reader OR o_person = :reader OR guild_id = :guild
    AND coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
) ORDER BY ended LIMIT :limit
"""
# For one variant at a time, since the index has it before the number.
_OLDER_OF_SERVER = """
SELECT id, ended FROM matches
WHERE guild_id = :guild AND variant = :variant AND ended < :number AND (
    x_person = :reader OR o_person = :reader
    OR coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
) ORDER BY ended DESC LIMIT :limit
"""
_NEWER_OF_SERVER = """
SELECT id, ended FROM matches
WHERE guild_id = :guild AND variant = :variant AND ended > :number AND (
    x_person = :reader OR o_person = :reader
    OR coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
) ORDER BY ended LIMIT :limit
"""
_IS_VISIBLE = """
SELECT 1 FROM matches
WHERE id = :id AND ended IS NOT NULL AND (
    x_person = :reader OR o_person = :reader OR guild_id = :guild
    AND coalesce((SELECT games FROM people WHERE person_id = x_person), 1) <> 0
    AND coalesce((SELECT games FROM people WHERE person_id = o_person), 1) <> 0
)
"""
_MATCH = "SELECT * FROM matches WHERE id = ?"
_ANY = 2**63 - 1  # more than the number of any game

Names = dict[str, Any]


class HistoryTable:
    """The finished games of people and of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, listed: Listed, reader: Reader, start: Start) -> HistoryPage:
        """Return a page of the games that a reader may see."""
        return await self._database.read_snapshot(lambda db: _page(db, listed, reader, start))

    async def is_visible(self, match_id: int, reader: Reader) -> bool:
        """Return whether a match is finished, and the reader may see it."""
        names = {"id": match_id, "reader": reader.person, "guild": reader.guild_id}
        return await self._database.read_snapshot(lambda db: db.one(_IS_VISIBLE, names)) is not None


async def _page(db: Connection, listed: Listed, reader: Reader, start: Start) -> HistoryPage:
    names = {"reader": reader.person, "guild": reader.guild_id, "person": listed.person}
    names |= {"limit": PAGE + 1}
    if start.after is not None:
        found = await _found(db, listed, names | {"number": start.after}, newer=True)
        return HistoryPage(await _games(db, found[:PAGE][::-1]), len(found) > PAGE, older=True)
    number = _ANY if start.before is None else start.before
    found = await _found(db, listed, names | {"number": number}, newer=False)
    games = await _games(db, found[:PAGE])
    return HistoryPage(games, start.before is not None, len(found) > PAGE)


async def _found(db: Connection, listed: Listed, names: Names, *, newer: bool) -> list[Row]:
    """Return ids and numbers of the next games in either direction, one more than a page has."""
    if listed.person is not None:
        sql = _NEWER_OF_PERSON if newer else _OLDER_OF_PERSON
        return await db.all(sql, names | {"variant": listed.variant})
    sql = _NEWER_OF_SERVER if newer else _OLDER_OF_SERVER
    rows: list[Row] = []
    for variant in [listed.variant] if listed.variant else GAMES:
        rows += await db.all(sql, names | {"variant": variant})
    return sorted(rows, key=itemgetter("ended"), reverse=not newer)[: names["limit"]]


async def _games(db: Connection, found: Iterable[Row]) -> tuple[PastGame, ...]:
    return tuple([await _game(db, row["id"], row["ended"]) for row in found])


async def _game(db: Connection, match_id: int, number: int) -> PastGame:
    match = match_of(await db.one(_MATCH, (match_id,)))
    return PastGame(number, match._replace(rating_changes=await rating_changes(db, match_id)))
