"""Who may see a match: the rule, and the condition that lists use in its place."""

from itertools import product

import pytest

from bot.domain.match import Ending, Machine, Match, Person, Place, Seat, Status, Vacant
from bot.domain.transitions import ended
from bot.domain.who_may_see import Reader, may_see
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.people.preferences import PreferencesTable
from bot.store.who_may_see import MAY_SEE, names_of
from tests.conftest import ANN, BEN, EVE, NOW, a_match

HERE, NEXT_DOOR, ELSEWHERE, IN_PRIVATE = (
    Place(21, 31),
    Place(21, 32),
    Place(22, 33),
    Place(None, 34),
)
PLACES = (HERE, NEXT_DOOR, ELSEWHERE, IN_PRIVATE, Place(None, 35))
SEATS: tuple[tuple[Seat, Seat], ...] = (
    (Person(ANN), Person(BEN)),
    (Person(BEN), Machine("perfect", "unbeatable")),
    (Machine("perfect", "unbeatable"), Person(ANN)),
)
READERS = [
    Reader(person, place.guild_id, place.channel_id)
    for person, place in product((ANN, BEN, EVE), PLACES)
]
UNFINISHED = [status for status in Status if status is not Status.OVER]


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
    """Store a finished match, and return it."""
    table = MatchTable(database)
    match = await table.add(a_match(x=x, o=o, place=place))
    saved = await table.change(match.id, lambda it: ended(it, Ending.RESIGNED, "O", NOW))
    assert saved is not None
    return saved


@pytest.mark.parametrize("status", UNFINISHED)
def test_what_is_not_over_is_seen_where_it_stands(status: Status) -> None:
    """In its channel everybody sees it, even if a player hides; elsewhere only its players do."""
    match = a_match(place=HERE, status=status, o=Vacant())
    for hidden, reader in product((True, False), READERS):
        seen = reader.person == ANN or reader.channel_id == HERE.channel_id
        assert may_see(match, reader, hidden=hidden) is seen


def test_what_is_over_is_seen_in_its_server() -> None:
    """Every member of its server may see it; if a player hides, only the players do."""
    match = a_match(place=HERE, status=Status.OVER, o=Person(BEN))
    for reader in READERS:
        plays = reader.person in (ANN, BEN)
        assert may_see(match, reader, hidden=True) is plays
        assert may_see(match, reader, hidden=False) is (plays or reader.guild_id == 21)


def test_what_is_over_outside_servers_is_seen_in_its_chat() -> None:
    """In a group chat everyone there may see it; no other chat without a server may."""
    match = a_match(place=IN_PRIVATE, status=Status.OVER)
    strangers = [reader for reader in READERS if reader.person == EVE]
    seeing = [reader for reader in strangers if may_see(match, reader, hidden=False)]
    assert seeing == [Reader(EVE, None, IN_PRIVATE.channel_id)]
