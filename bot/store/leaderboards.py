"""Reads leaderboards, cards and records, without counting people or skipping over them."""

import sqlite3
from collections.abc import Iterable, Iterator

from bot.domain.match import Match
from bot.domain.ratings.leaderboard import PAGE, Card, Page, Row
from bot.domain.ratings.standing import EVERYWHERE, Record, Standing
from bot.store.rows import match_of, standing_of
from bot.store.sqlite.database import Database
from bot.store.standings import COARSE_BUCKET, find

LATEST = 5
"""Matches on a card."""
_LOOKED_THROUGH = 100  # of a person's matches, for those of the place the card is shown in

_PEOPLE = "SELECT coalesce(sum(people), 0) FROM slots WHERE scope = ? AND grain = 1"
_GROUPS = "SELECT slot, people FROM slots WHERE scope = ? AND grain = 1 ORDER BY slot DESC"
_SLOTS = """
SELECT slot, people FROM slots WHERE scope = ? AND grain = 0 AND slot >= ? AND slot < ?
ORDER BY slot DESC
"""
_BETTER_GROUPS = """
SELECT coalesce(sum(people), 0) FROM slots WHERE scope = ? AND grain = 1 AND slot > ?
"""
_BETTER_SLOTS = """
SELECT coalesce(sum(people), 0) FROM slots
WHERE scope = ? AND grain = 0 AND slot > ? AND slot < ?
"""
_BESIDE = "SELECT count(*) FROM standings WHERE scope = ? AND slot = ? AND person_id < ?"
# What a board does not show is not read; the skipping is done in the index, over a slot at most.
_PAGE = """
SELECT scope, person_id, slot, points, deviation, volatility, rated_at, streak, best_streak, as_x,
    tallies, '' AS openings, '' AS course,
    :scope <> 0 OR EXISTS (
        SELECT 1 FROM named_everywhere AS named WHERE named.person_id = standings.person_id
    ) AS is_named
FROM standings WHERE scope = :scope AND person_id IN (
    SELECT person_id FROM standings WHERE scope = :scope AND slot <= :slot
    ORDER BY slot DESC, person_id LIMIT :size OFFSET :within
) ORDER BY slot DESC, person_id
"""
_NAMED = "SELECT 1 FROM named_everywhere WHERE person_id = ?"
_NAME = "INSERT INTO named_everywhere (person_id) VALUES (?) ON CONFLICT DO NOTHING"
_UNNAME = "DELETE FROM named_everywhere WHERE person_id = ?"
_PAIR = "SELECT * FROM pairs WHERE scope = ? AND low_id = ? AND high_id = ?"
_LATEST = """
SELECT * FROM (
    SELECT * FROM matches WHERE x_person = :person AND ended IS NOT NULL
    UNION ALL SELECT * FROM matches WHERE o_person = :person AND ended IS NOT NULL
    ORDER BY ended DESC LIMIT :most
) WHERE guild_id IS :guild LIMIT :shown
"""


class Leaderboards:
    """Standings as they are looked at."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, scope: int, number: int, viewer: int) -> Page:
        """Return a page of a board, or the one nearest to it that there is."""
        return await self._database.read_snapshot(lambda db: _page(db, scope, number, viewer))

    async def page_of(self, scope: int, person: int) -> int:
        """Return the number of the page that a person is on; 0 for somebody who is on none."""
        return await self._database.read_snapshot(lambda db: _page_of(db, scope, person))

    async def card(self, scope: int, person: int, viewer: int, guild_id: int | None) -> Card | None:
        """Return a person's card in a scope, with the latest matches of a server.

        None if nothing of the person counts in that scope.
        """
        return await self._database.read_snapshot(
            lambda db: _card(db, scope, person, viewer, guild_id)
        )

    async def against(self, scope: int, person: int, other: int) -> Record:
        """Return a person's record against another in a scope."""
        return await self._database.read(lambda db: _against(db, scope, person, other))

    async def has_standing(self, scope: int, person: int) -> bool:
        """Return whether anything that a person played counts in a scope."""
        return await self._database.read(lambda db: find(db, scope, person)) is not None

    async def is_named(self, person: int) -> bool:
        """Return whether a person wants to be named on the list of everywhere."""
        return await self._database.read(lambda db: _is_named(db, EVERYWHERE, person))

    async def name(self, person: int, *, named: bool) -> None:
        """Keep whether a person wants to be named on the list of everywhere."""
        sql = _NAME if named else _UNNAME
        await self._database.write(lambda db: db.execute(sql, (person,)).rowcount)


def _page(db: sqlite3.Connection, scope: int, number: int, viewer: int) -> Page:
    (people,) = db.execute(_PEOPLE, (scope,)).fetchone()
    number = max(0, min(number, (people - 1) // PAGE))
    own = find(db, scope, viewer)
    return Page(
        scope=scope,
        number=number,
        people=people,
        rows=tuple(_rows(db, scope, number * PAGE)),
        own=None if own is None else Row(viewer, _rank(db, scope, own), own),
        own_named=_is_named(db, scope, viewer),
    )


def _rows(db: sqlite3.Connection, scope: int, first: int) -> Iterator[Row]:
    """Yield the rows of a page that begins after `first` people; equals share a rank."""
    slot, better = _place(db, scope, first)
    rank = better + 1
    values = {"scope": scope, "slot": slot, "within": first - better, "size": PAGE}
    for position, row in enumerate(db.execute(_PAGE, values), first + 1):
        if row["slot"] != slot:
            slot, rank = row["slot"], position
        standing = standing_of(row)
        shown = rank if standing.is_settled else None
        yield Row(row["person_id"], shown, standing, bool(row["is_named"]))


def _place(db: sqlite3.Connection, scope: int, position: int) -> tuple[int, int]:
    """Return the slot of whoever comes after `position` others, and how many are in better ones."""
    group, better = _reached(db.execute(_GROUPS, (scope,)), position, 0)
    low = group * COARSE_BUCKET
    return _reached(db.execute(_SLOTS, (scope, low, low + COARSE_BUCKET)), position, better)


def _reached(rows: Iterable[sqlite3.Row], position: int, better: int) -> tuple[int, int]:
    """Return the slot of the row in which a position lies, and how many people come before it."""
    for row in rows:
        if better + row["people"] > position:
            return row["slot"], better
        better += row["people"]
    return 0, better


def _better(db: sqlite3.Connection, scope: int, slot: int) -> int:
    """Return how many people are in better slots than this one."""
    group = slot // COARSE_BUCKET
    (groups,) = db.execute(_BETTER_GROUPS, (scope, group)).fetchone()
    (slots,) = db.execute(_BETTER_SLOTS, (scope, slot, (group + 1) * COARSE_BUCKET)).fetchone()
    return int(groups + slots)


def _rank(db: sqlite3.Connection, scope: int, standing: Standing) -> int | None:
    if not standing.is_settled:
        return None
    return _better(db, scope, standing.rank_bucket) + 1


def _is_named(db: sqlite3.Connection, scope: int, person: int) -> bool:
    return scope != EVERYWHERE or db.execute(_NAMED, (person,)).fetchone() is not None


def _page_of(db: sqlite3.Connection, scope: int, person: int) -> int:
    standing = find(db, scope, person)
    if standing is None:
        return 0
    better = _better(db, scope, standing.rank_bucket)
    (beside,) = db.execute(_BESIDE, (scope, standing.rank_bucket, person)).fetchone()
    return int(better + beside) // PAGE


def _card(
    db: sqlite3.Connection, scope: int, person: int, viewer: int, guild_id: int | None
) -> Card | None:
    standing = find(db, scope, person)
    if standing is None:
        return None
    row = Row(person, _rank(db, scope, standing), standing, _is_named(db, scope, person))
    return Card(scope, row, _against(db, scope, viewer, person), _latest(db, person, guild_id))


def _latest(db: sqlite3.Connection, person: int, guild_id: int | None) -> tuple[Match, ...]:
    values = {"person": person, "guild": guild_id, "most": _LOOKED_THROUGH, "shown": LATEST}
    return tuple(match_of(row) for row in db.execute(_LATEST, values))


def _against(db: sqlite3.Connection, scope: int, person: int, other: int) -> Record:
    low, high = sorted((person, other))
    row = db.execute(_PAIR, (scope, low, high)).fetchone()
    if row is None:
        return Record()
    record = Record(row["low_wins"], row["draws"], row["high_wins"])
    return record if person == low else Record(*reversed(record))
