"""Reads leaderboards, player cards and records."""

from collections.abc import Iterable, Mapping

from bot.domain.ratings.leaderboard import PAGE, Card, Entry, LatestMatch, Leaderboard, Page, Season
from bot.domain.ratings.standing import EVERYWHERE, Category, Record, Standing
from bot.domain.who_may_see import Reader
from bot.store.access import MAY_SEE, names_of
from bot.store.database import Connection, Table, read_snapshot, write
from bot.store.ratings.standings import COLUMNS, find, standing_of
from bot.store.rows import AFTER_ALL, MATCH_COLUMNS, match_of

LATEST = 5  # how many matches a card shows
_SEARCHED = 100  # how many of a person's latest matches are searched for those of one leaderboard
# Counted on the index alone; one count for both would read the person and the key of each row.
_PEOPLE = "SELECT count(*) FROM standings WHERE scope = ? AND variant = ? AND rank_key IS NOT NULL"
_ABOVE = "SELECT count(*) FROM standings WHERE scope = ? AND variant = ? AND rank_key > ?"
_TIED_BEFORE = """
SELECT count(*) FROM standings
WHERE scope = ? AND variant = ? AND rank_key = ? AND person_id < ?
"""
# Reads only what a leaderboard shows, and skips what comes before in the index.
_PAGE = """
SELECT person_id, CAST(:scope AS BIGINT) <> 0 OR EXISTS (
        SELECT 1 FROM named_everywhere AS named WHERE named.person_id = standings.person_id
    ), rank_key, points, deviation, volatility, rated_at, streak, best_streak, as_x, records,
    '' AS openings, '' AS history, people_met
FROM standings WHERE scope = :scope AND variant = :variant AND person_id IN (
    SELECT person_id FROM standings
    WHERE scope = :scope AND variant = :variant AND rank_key IS NOT NULL
    ORDER BY rank_key DESC, person_id LIMIT :size OFFSET :first
) ORDER BY rank_key DESC, person_id
"""
_NAMED = "SELECT 1 FROM named_everywhere WHERE person_id = ?"
_NAME = "INSERT INTO named_everywhere (person_id) VALUES (?) ON CONFLICT DO NOTHING"
_UNNAME = "DELETE FROM named_everywhere WHERE person_id = ?"
_PAIR = "SELECT * FROM pairs WHERE scope = ? AND variant = ? AND low_id = ? AND high_id = ?"
_STANDINGS = f"SELECT variant, {COLUMNS} FROM standings WHERE scope = ? AND person_id = ?"  # noqa: S608
_LATEST = f"""
SELECT {MATCH_COLUMNS}, rated <> 0
AND (everywhere <> 0 OR CAST(:scope AS BIGINT) <> 0) AND NOT EXISTS (
    SELECT 1 FROM results
    WHERE match_id = latest.id AND scope = :scope AND person_id = :person AND share = 0
) AS counted
FROM (
    SELECT * FROM matches WHERE x_person = :person AND ended > :after AND ended <= :until
    UNION ALL SELECT * FROM matches WHERE o_person = :person AND ended > :after AND ended <= :until
    ORDER BY ended DESC LIMIT :most
) AS latest WHERE guild_id IS :played_in AND variant = :variant AND {MAY_SEE} LIMIT :shown
"""  # noqa: S608


class Leaderboards(Table):
    """Reads standings for leaderboards, player cards and records."""

    @read_snapshot
    async def page(self, db: Connection, category: Category, number: int, viewer: int) -> Page:
        """Return a page of a leaderboard, or the nearest page if that one does not exist."""
        (people,) = await db.one(_PEOPLE, category)
        number = max(0, min(number, (people - 1) // PAGE))
        own = await find(db, category, viewer)
        rank = await _rank_of(db, category, own)
        is_named = await _is_named(db, category.scope, viewer)
        return Page(
            number=number,
            people=people,
            rows=tuple(await _rows(db, category, number * PAGE)),
            own=None if own is None else Entry(viewer, rank, own, is_named),
            own_named=is_named,
        )

    @read_snapshot
    async def page_of(self, db: Connection, category: Category, person: int) -> int:
        """Return the number of the page that a person is on; 0 for a person without a standing."""
        standing = await find(db, category, person)
        if standing is None:
            return 0
        (tied,) = await db.one(_TIED_BEFORE, (*category, standing.rank_key, person))
        return (await _count_above(db, category, standing.rank_key) + int(tied)) // PAGE

    @read_snapshot
    async def card(
        self, db: Connection, shown: Leaderboard, person: int, reader: Reader, guild_id: int | None
    ) -> Card:
        """Return a card, with an empty standing if none, and latest matches the reader may see."""
        category = shown.category
        standings = await _standings(db, shown.scope, person)
        standing = standings.get(shown.variant)
        rank = await _rank_of(db, category, standing)
        is_named = await _is_named(db, shown.scope, person)
        row = Entry(person, rank, standing or Standing(), is_named)
        latest = await _latest(db, person, reader, guild_id, shown)
        against = await _against(db, category, reader.person, person)
        return Card(row, against, latest, frozenset(standings))

    @read_snapshot
    async def with_standing(
        self, db: Connection, person: int, shown: Leaderboard
    ) -> tuple[Season, ...]:
        """Return those of the seasons of `shown` in which a person has a standing in its game."""
        variant = shown.variant
        found = [it for it in shown.seasons if await find(db, Category(it.scope, variant), person)]
        return tuple(found)

    @read_snapshot
    async def against(
        self, db: Connection, categories: Iterable[Category], person: int, other: int
    ) -> Mapping[str, Record]:
        """Return a person's records against another, by game, of those that they have played."""
        found = {it.variant: await _against(db, it, person, other) for it in categories}
        return {variant: record for variant, record in found.items() if record.matches}

    @read_snapshot
    async def standings(self, db: Connection, scope: int, person: int) -> Mapping[str, Standing]:
        return await _standings(db, scope, person)

    @read_snapshot
    async def standing(self, db: Connection, category: Category, person: int) -> Standing | None:
        return await find(db, category, person)

    @read_snapshot
    async def is_named(self, db: Connection, person: int) -> bool:
        """Return whether the leaderboard of all servers may show a person's name."""
        return await _is_named(db, EVERYWHERE, person)

    @write
    async def set_named(self, db: Connection, person: int, *, named: bool) -> None:
        await db.run(_NAME if named else _UNNAME, (person,))


async def _rows(db: Connection, category: Category, first: int) -> list[Entry]:
    """Return the rows of a page that begins after `first` people; equal ratings share a rank."""
    key, rank, found = None, 0, []
    values = category._asdict() | {"first": first, "size": PAGE}
    for position, (person, is_named, *row) in enumerate(await db.all(_PAGE, values), first + 1):
        if key is None:
            rank = await _count_above(db, category, row[0]) + 1
        elif row[0] != key:
            rank = position
        key, standing = row[0], standing_of(row)
        shown = rank if standing.is_settled else None
        found.append(Entry(person, shown, standing, bool(is_named)))
    return found


async def _rank_of(db: Connection, category: Category, standing: Standing | None) -> int | None:
    if standing is None or not standing.is_settled:
        return None
    return await _count_above(db, category, standing.rank_key) + 1


async def _count_above(db: Connection, category: Category, key: int) -> int:
    return int((await db.one(_ABOVE, (*category, key)))[0])


async def _standings(db: Connection, scope: int, person: int) -> dict[str, Standing]:
    rows = await db.all(_STANDINGS, (scope, person))
    return {variant: standing_of(row) for variant, *row in rows}


async def _is_named(db: Connection, scope: int, person: int) -> bool:
    return scope != EVERYWHERE or await db.one(_NAMED, (person,)) is not None


async def _latest(
    db: Connection, person: int, reader: Reader, guild_id: int | None, shown: Leaderboard
) -> tuple[LatestMatch, ...]:
    season, values = shown.season, names_of(reader) | {"person": person, "played_in": guild_id}
    values |= {"variant": shown.variant, "most": _SEARCHED, "shown": LATEST, "scope": shown.scope}
    after, until = (season.after, season.until) if season else (0, None)
    values |= {"after": after, "until": AFTER_ALL if until is None else until}
    rows = await db.all(_LATEST, values)
    read = ((match_of(row), bool(row["counted"])) for row in rows)
    return tuple(LatestMatch(match, counted) for match, counted in read if match is not None)


async def _against(db: Connection, category: Category, person: int, other: int) -> Record:
    low, high = sorted((person, other))
    row = await db.one(_PAIR, (*category, low, high))
    if row is None:
        return Record()
    record = Record(row["low_wins"], row["draws"], row["high_wins"])
    return record if person == low else Record(*reversed(record))
