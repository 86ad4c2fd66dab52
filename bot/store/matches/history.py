"""Reads pages of finished games, newest first, using only indexes."""

from collections.abc import Iterable
from itertools import islice
from operator import itemgetter

from bot.domain.history import PAGE, HistoryPage, Listed, PastGame, Start
from bot.domain.who_may_see import Reader
from bot.store.access import MAY_SEE, names_of
from bot.store.database import Connection, Names, Row, Table, read, read_snapshot
from bot.store.matches.changes import find
from bot.store.ratings.results import rating_changes
from bot.store.rows import AFTER_ALL, of_both_seats
from engines.games.variants import GAMES

_OF_SEAT = """
SELECT id, ended FROM matches
WHERE {seat} = :person AND ended {beyond} :number AND variant = coalesce(:variant, variant)
    AND {against} AND {may_see}
"""
_OF_PERSON = of_both_seats(_OF_SEAT, "ORDER BY ended {order} LIMIT :limit")
# For one variant at a time, since the index has it before the number.
_OF_SERVER = """
SELECT id, ended FROM matches
WHERE guild_id = :guild AND variant = :variant AND ended {beyond} :number
    AND {against} AND {may_see}
ORDER BY ended {order} LIMIT :limit
"""
_ORDERS = {False: {"beyond": "<", "order": "DESC"}, True: {"beyond": ">", "order": "ASC"}}
_ANYBODY, _THE_BOT = "1 = 1", "(x_person IS NULL OR o_person IS NULL)"
# Each is for newer games or older ones, and for games against the bot only or against anyone.
_STATEMENTS = {
    (newer, is_bot): tuple(
        sql.format(against=against, may_see=MAY_SEE, **order) for sql in (_OF_PERSON, _OF_SERVER)
    )
    for newer, order in _ORDERS.items()
    for is_bot, against in ((False, _ANYBODY), (True, _THE_BOT))
}
_READ = 200  # how many of a person's latest games are searched for opponents
_LATEST = of_both_seats(
    "SELECT id, ended, x_person, o_person, coalesce(guild_id, channel_id) AS place FROM matches "
    "WHERE {seat} = :person AND ended < :any",
    "ORDER BY ended DESC LIMIT :most",
)


class HistoryTable(Table):
    """The finished games of people and of servers."""

    @read_snapshot
    async def page(
        self, db: Connection, listed: Listed, reader: Reader, start: Start
    ) -> HistoryPage:
        names = names_of(reader) | {"person": listed.person, "limit": PAGE + 1}
        if start.after is not None:
            found = await _found(db, listed, names | {"number": start.after}, newer=True)
            return HistoryPage(await _games(db, found[:PAGE][::-1]), len(found) > PAGE, older=True)
        number = AFTER_ALL if start.before is None else start.before
        found = await _found(db, listed, names | {"number": number}, newer=False)
        games = await _games(db, found[:PAGE])
        return HistoryPage(games, start.before is not None, len(found) > PAGE)

    @read
    async def latest_opponents(
        self, db: Connection, person: int, place: int, most: int
    ) -> dict[int, int]:
        """Return a person's latest opponents in a place, each with a match, but no deleted ones."""
        found: dict[int, int] = {}
        for row in await db.all(_LATEST, {"person": person, "any": AFTER_ALL, "most": _READ}):
            other = row["o_person"] if row["x_person"] == person else row["x_person"]
            if row["place"] == place and (other or 0) > 0:
                found.setdefault(other, row["id"])
        return dict(islice(found.items(), most))


async def _found(db: Connection, listed: Listed, names: Names, *, newer: bool) -> list[Row]:
    of_person, of_server = _STATEMENTS[newer, listed.is_bot]
    if listed.person is not None and not listed.is_bot:
        return await db.all(of_person, names | {"variant": listed.variant})
    rows: dict[int, Row] = {}
    if listed.is_bot:
        own = names | {"variant": listed.variant, "person": names["reader"]}
        rows |= _by_id(await db.all(of_person, own))
    for variant in [listed.variant] if listed.variant else GAMES:
        rows |= _by_id(await db.all(of_server, names | {"variant": variant}))
    return sorted(rows.values(), key=itemgetter("ended"), reverse=not newer)[: names["limit"]]


def _by_id(rows: Iterable[Row]) -> dict[int, Row]:
    return {row["id"]: row for row in rows}


async def _games(db: Connection, found: Iterable[Row]) -> tuple[PastGame, ...]:
    games = [
        (row["ended"], await find(db, row["id"]), await rating_changes(db, row["id"]))
        for row in found
    ]
    return tuple(PastGame(number, match, changes) for number, match, changes in games if match)
