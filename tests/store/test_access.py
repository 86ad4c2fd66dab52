"""Who may see a match: the rule, and the condition that lists use in its place."""

from itertools import product

import pytest

from bot.domain.match import Ending, Machine, Match, Person, Place, Seat, Status
from bot.domain.transitions import ended
from bot.domain.who_may_see import Reader, may_see
from bot.store.access import MAY_SEE, names_of
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from tests.conftest import ANN, BEN, EVE, NOW, a_match

HERE, NEXT_DOOR = Place(21, 31), Place(21, 32)
ELSEWHERE, IN_PRIVATE = Place(22, 33), Place(None, 34)
PLACES = (HERE, NEXT_DOOR, ELSEWHERE, IN_PRIVATE, Place(None, 35))
SEATS: tuple[tuple[Seat, Seat], ...] = (
    (Person(ANN), Person(BEN)),
    (Person(BEN), Machine("perfect", "unbeatable")),
    (Machine("perfect", "unbeatable"), Person(ANN)),
)
ASKING = product((ANN, BEN, EVE), PLACES)
READERS = [Reader(person, place.guild_id, place.channel_id) for person, place in ASKING]


@pytest.mark.both_engines
@pytest.mark.parametrize("hider", [None, ANN, BEN])
async def test_lists_ask_the_same_as_the_rule(database: Database, hider: int | None) -> None:
    """For every reader the condition finds those finished matches that the rule lets them see."""
    matches = [await finished(database, x, o, place) for (x, o), place in product(SEATS, PLACES)]
    preferences = PreferencesTable(database)
    if hider is not None:
        await preferences.switch(hider, games=False)
    sql = f"SELECT id FROM matches WHERE {MAY_SEE} ORDER BY id"  # noqa: S608
    for reader in READERS:
        rows = await database.read(lambda db, reader=reader: db.all(sql, names_of(reader)))  # type: ignore[misc]
        allowed = [
            match.id
            for match in matches
            if may_see(match, reader, hidden=await preferences.any_hides_games(match.people))
        ]
        assert [row["id"] for row in rows] == allowed, reader


async def finished(database: Database, x: Seat, o: Seat, place: Place) -> Match:
    table = MatchTable(database)
    match = await table.add(a_match(x=x, o=o, place=place))
    saved = await table.change(match.id, lambda it: ended(it, Ending.RESIGNED, "O", NOW))
    assert saved is not None
    return saved


@pytest.mark.parametrize("status", Status)
@pytest.mark.parametrize("place", [HERE, IN_PRIVATE])
def test_who_sees_a_match(status: Status, place: Place) -> None:
    """Its players do, others where it stands and, once over, its server, unless a player hides."""
    match = a_match(place=place, status=status, o=Person(BEN))
    for hidden, reader in product((True, False), READERS):
        seen = reader.channel_id == place.channel_id
        if status is Status.OVER:
            in_its_server = place.guild_id is not None and reader.guild_id == place.guild_id
            seen = (seen or in_its_server) and not hidden
        plays = reader.person in (ANN, BEN)
        assert may_see(match, reader, hidden=hidden) is (plays or seen)
