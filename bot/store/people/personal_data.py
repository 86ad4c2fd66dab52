"""Exports everything that is stored about a person, in pages that presses hardly wait for."""

from collections.abc import AsyncIterator, Sequence
from itertools import islice

from bot.domain.stored_data import STORED, Stored
from bot.store.database import Connection, Table, read_snapshot
from bot.store.deleted_people import pseudonym_of
from bot.store.people import exported_rows
from bot.store.people.deletions import refuse_if_pending
from bot.store.people.exported_rows import Columns

PAGE = 100
"""How many rows are read at once: some milliseconds."""

_MATCHES = """
SELECT id FROM matches WHERE x_person = :person
UNION SELECT id FROM matches WHERE o_person = :person ORDER BY id
"""
_PAGE = "SELECT * FROM matches WHERE id IN ({ids}) ORDER BY id"
_RESULTS = """
SELECT * FROM results WHERE match_id IN ({ids}) AND person_id = ? ORDER BY match_id, scope DESC
"""
_STANDINGS = "SELECT * FROM standings WHERE person_id = ? ORDER BY scope, variant"
_PAIRS = """
SELECT * FROM pairs WHERE low_id = :person
UNION ALL SELECT * FROM pairs WHERE high_id = :person ORDER BY scope, variant
"""
_SINGLE = ("people", "named_everywhere", "blocks")

Pages = AsyncIterator[tuple[str, list[Columns]]]


class PersonalDataTable(Table):
    """The stored data of each person, across all tables."""

    @read_snapshot
    async def summary(self, db: Connection, person: int) -> Columns:
        """Return a person's settings as plain values; raises Refusal during a deletion."""
        await refuse_if_pending(db, person)
        single = [stored for stored in STORED if stored.table in _SINGLE]
        settings, named, blocked = [await _rows(db, stored, person) for stored in single]
        return {
            "person": person,
            "set": settings[0] if settings else None,
            "named_everywhere": bool(named),
            "blocked": len(blocked),
        }

    async def pages(self, person: int) -> Pages:
        """Yield all other rows about a person in pages, as plain values without others' ids.

        Each page comes with the name of the list that it continues. No page keeps the journal from
        being emptied for longer than it takes to read it.
        """
        for stored in STORED:
            if not stored.paged and stored.table not in _SINGLE:
                yield stored.exported, await self._rows(stored, person)
        yield "standings", await self._standings(person)
        yield "pairs", await self._pairs(person)
        async for page in self._matches(person):
            yield "matches", page

    async def _matches(self, person: int) -> AsyncIterator[list[Columns]]:
        ids = iter(await self._ids(person))
        while page := list(islice(ids, PAGE)):
            yield await self._details(page, person)

    @read_snapshot
    async def _ids(self, db: Connection, person: int) -> list[int]:
        return [row["id"] for row in await db.all(_MATCHES, {"person": person})]

    @read_snapshot
    async def _pairs(self, db: Connection, person: int) -> list[Columns]:
        rows = await db.all(_PAIRS, {"person": person})
        return [exported_rows.plain(row, ("low_id", "high_id"), (person,)) for row in rows]

    @read_snapshot
    async def _rows(self, db: Connection, stored: Stored, person: int) -> list[Columns]:
        return await _rows(db, stored, person)

    @read_snapshot
    async def _details(self, db: Connection, ids: Sequence[int], person: int) -> list[Columns]:
        """Return matches with how they changed the person's ratings."""
        marks = ", ".join("?" * len(ids))
        results: dict[int, list[Columns]] = {match_id: [] for match_id in ids}
        for row in await db.all(_RESULTS.format(ids=marks), (*ids, person)):
            results[row["match_id"]].append(await exported_rows.result(db, row))
        rows = await db.all(_PAGE.format(ids=marks), ids)
        return [exported_rows.match(row, person) | {"results": results[row["id"]]} for row in rows]

    @read_snapshot
    async def _standings(self, db: Connection, person: int) -> list[Columns]:
        rows = await db.all(_STANDINGS, (person,))
        return [await exported_rows.standing(db, row) for row in rows]


async def is_known(db: Connection, person: int) -> bool:
    """Return whether any table has a person's id."""
    for stored in STORED:
        for column in stored.people:
            sql = f"SELECT 1 FROM {stored.table} WHERE {column} = ? LIMIT 1"  # noqa: S608
            if await db.one(sql, (person,)):
                return True
    return False


async def _rows(db: Connection, stored: Stored, person: int) -> list[Columns]:
    """Return the rows of a table about a person, also those under the person's pseudonym."""
    ids = (person, await pseudonym_of(db, person))
    own = [name for name in stored.people if name not in (*stored.of_others, *stored.hidden)]
    where = " OR ".join(f"{name} IN (?, ?)" for name in own)
    rows = await db.all(f"SELECT * FROM {stored.table} WHERE {where}", ids * len(own))  # noqa: S608
    found = [exported_rows.plain(row, tuple(stored.people), ids) for row in rows]
    return [{k: row[k] for k in row if k not in stored.hidden} for row in found]
