"""Exports everything that is stored about a person, in pages that presses hardly wait for."""

from collections.abc import AsyncIterator, Sequence
from itertools import islice
from typing import Any

from bot.domain.match import Status
from bot.domain.ratings.standing import DIRECT, EVERYWHERE
from bot.domain.stored_data import STORED, Stored
from bot.store.database import Connection, Row, Table, read_snapshot
from bot.store.deleted_people import pseudonym_of
from bot.store.people.deletions import refuse_if_pending
from bot.store.ratings.standings import COLUMNS, standing_of
from bot.store.rows import moment, of_both_seats
from engines.levels import engine_name, skill_of

PAGE = 100  # how many rows are read at once: some milliseconds
# Those without a result come first, each page after the `after` of the one before.
_MATCHES = {
    key: of_both_seats(
        f"SELECT * FROM matches WHERE {{seat}} = :person AND {some} AND {key} > :after",  # noqa: S608
        f"ORDER BY {key} LIMIT :limit",
    )
    for key, some in (("id", "ended IS NULL"), ("ended", "ended IS NOT NULL"))
}
_RESULTS = """
SELECT * FROM results WHERE match_id IN ({ids}) AND person_id = ? ORDER BY match_id, scope DESC
"""
_STANDINGS = "SELECT * FROM standings WHERE person_id = ? ORDER BY scope, variant"
_PAIRS = """
SELECT * FROM pairs WHERE low_id = :person
UNION ALL SELECT * FROM pairs WHERE high_id = :person ORDER BY scope, variant
"""
_SEASONS = "SELECT guild_id, number FROM seasons WHERE scope = ?"
_SEAT_COLUMNS = frozenset(f"{mark}_{what}" for mark in "xo" for what in ("person", "engine"))
_RESULT_KEYS = frozenset(("match_id", "scope", "person_id"))
_SINGLE = ("people", "named_everywhere", "blocks")

ExportedRow = dict[str, Any]


class PersonalDataTable(Table):
    """The stored data of each person, across all tables."""

    @read_snapshot
    async def summary(self, db: Connection, person: int) -> ExportedRow:
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

    async def pages(self, person: int) -> AsyncIterator[tuple[str, list[ExportedRow]]]:
        """Yield all other rows about a person in pages, as plain values without others' ids.

        Each comes with the name of its list, and delays emptying the journal only while it is read.
        """
        for stored in STORED:
            if not stored.paged and stored.table not in _SINGLE:
                yield stored.exported, await self._rows(stored, person)
        yield "standings", await self._standings(person)
        yield "pairs", []
        pairs = iter(await self._pairs(person))
        while rows := list(islice(pairs, PAGE)):
            yield "pairs", [_plain(row, ("low_id", "high_id"), (person,)) for row in rows]
        for key, sql in _MATCHES.items():
            after = 0
            while found := await self._matches(sql, person, after):
                yield "matches", found
                after = found[-1][key]

    @read_snapshot
    async def _pairs(self, db: Connection, person: int) -> list[Row]:
        return await db.all(_PAIRS, {"person": person})

    @read_snapshot
    async def _rows(self, db: Connection, stored: Stored, person: int) -> list[ExportedRow]:
        return await _rows(db, stored, person)

    @read_snapshot
    async def _matches(
        self, db: Connection, sql: str, person: int, after: int
    ) -> list[ExportedRow]:
        rows = await db.all(sql, {"person": person, "after": after, "limit": PAGE})
        results: dict[int, list[ExportedRow]] = {row["id"]: [] for row in rows}
        marks = ", ".join("?" * len(rows))
        for row in await db.all(_RESULTS.format(ids=marks), (*results, person)) if rows else ():
            results[row["match_id"]].append(await _result(db, row))
        return [_match(row, person) | {"results": results[row["id"]]} for row in rows]

    @read_snapshot
    async def _standings(self, db: Connection, person: int) -> list[ExportedRow]:
        rows = await db.all(_STANDINGS, (person,))
        return [await _standing(db, row) for row in rows]


async def is_known(db: Connection, person: int) -> bool:
    for stored in STORED:
        for column in stored.people:
            sql = f"SELECT 1 FROM {stored.table} WHERE {column} = ? LIMIT 1"  # noqa: S608
            if await db.one(sql, (person,)):
                return True
    return False


async def _rows(db: Connection, stored: Stored, person: int) -> list[ExportedRow]:
    """Return the rows of a table about a person, also those under the person's pseudonym."""
    ids = (person, await pseudonym_of(db, person))
    own = [name for name in stored.people if name not in (*stored.of_others, *stored.hidden)]
    where = " OR ".join(f"{name} IN (?, ?)" for name in own)
    rows = await db.all(f"SELECT * FROM {stored.table} WHERE {where}", ids * len(own))  # noqa: S608
    found = [_plain(row, tuple(stored.people), ids) for row in rows]
    return [{k: row[k] for k in row if k not in stored.hidden} for row in found]


def _plain(row: Row, people: Sequence[str], ids: Sequence[int]) -> ExportedRow:
    """Return a row with words for people, and readable times."""
    values: ExportedRow = {}
    for name, value in dict(row).items():
        if name in people:
            values[name] = _word(value, ids)
        elif value is not None and name.endswith(("_at", "_since")):
            values[name] = moment(value)
        else:
            values[name] = value
    return values


def _word(value: int | None, ids: Sequence[int]) -> str | None:
    if value is None:
        return None
    return "you" if value in ids else "someone else"


def _match(row: Row, person: int) -> ExportedRow:
    """Return a match, whose seats hold the person, someone else, an engine or nobody."""
    values = _plain(row, ("challenger",), (person,))
    del values["words"]  # who hears boards is nobody else's business
    if row["status"] in (Status.INVITED, Status.LIVE):
        values |= _without_future(row)
    values["notation"] = values["moves"]
    values["moves"] = [int(move) if move.isdigit() else move for move in values["moves"].split()]
    values["hints"] = [int(ply) for ply in values["hints"].split()]
    for mark in "xo":
        engine = values[f"{mark}_engine"]
        values[mark] = engine or _word(values[f"{mark}_person"], (person,)) or "nobody yet"
    return {name: values[name] for name in values if name not in _SEAT_COLUMNS}


def _without_future(row: Row) -> ExportedRow:
    """Return what stands in place of all that tells how an engine is going to play."""
    engines = [name for name in ("x_engine", "o_engine") if row[name] is not None]
    matched = [name for name in engines if skill_of(row[name]) is not None]
    return {"seed": None} | {name: engine_name(row[name]) for name in matched}


async def _result(db: Connection, row: Row) -> ExportedRow:
    kept = {name: value for name, value in dict(row).items() if name not in _RESULT_KEYS}
    return await _scope(db, row["scope"]) | kept


async def _standing(db: Connection, row: Row) -> ExportedRow:
    """Return a standing with the names of its columns, so that the export's format is stable."""
    values = standing_of([row[name] for name in COLUMNS.split(", ")])._asdict()
    return await _scope(db, row["scope"]) | {"variant": row["variant"]} | values


async def _scope(db: Connection, scope: int) -> ExportedRow:
    """Return the name of a scope: a server's also has a season."""
    if scope in (DIRECT, EVERYWHERE):
        return {"scope": "direct messages" if scope == DIRECT else "everywhere"}
    guild_id, number = await db.one(_SEASONS, (scope,)) or (scope, 1)
    return {"scope": guild_id, "season": number}
