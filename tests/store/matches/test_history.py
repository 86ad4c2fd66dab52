"""Pages of finished games: what is on them, who sees it, and that no page reads all games."""

from itertools import product

import pytest

from bot.domain.history import NEWEST, PAGE, HistoryPage, Listed, Start
from bot.domain.match import Ending, Machine, Person, Place, Seat
from bot.domain.transitions import ended
from bot.domain.who_may_see import Reader
from bot.store.database import Database
from bot.store.matches.history import HistoryTable
from bot.store.matches.matches import MatchTable
from tests.conftest import ANN, BEN, EVE, NOW, a_match
from tests.store.sqlite.raw import raw

pytestmark = pytest.mark.both_engines

HERE, ELSEWHERE = 21, 22
ME, BOT = Person(ANN), Machine("perfect", "unbeatable")


async def play(
    database: Database,
    x: Seat = ME,
    o: Seat = BOT,
    guild_id: int | None = HERE,
    variant: str = "classic",
) -> int:
    matches = MatchTable(database)
    match = await matches.add(a_match(x=x, o=o, place=Place(guild_id, 31), variant=variant))
    await matches.change(match.id, lambda it: ended(it, Ending.RESIGNED, "O", NOW))
    return match.id


def ids(page: HistoryPage) -> list[int]:
    return [game.match.id for game in page.games]


def reader(person: int, guild_id: int | None) -> Reader:
    """Return someone who asks in another channel than that of the matches."""
    return Reader(person, guild_id, 32)


async def seen(database: Database, listed: Listed, who: Reader) -> list[int]:
    """Return the ids of the games on the newest page."""
    return ids(await HistoryTable(database).page(listed, who, NEWEST))


@pytest.mark.parametrize(
    ("listed", "other"),
    [(Listed(ANN), (BOT, ME)), (Listed(99, is_bot=True), (BOT, Person(BEN)))],
    ids=["own", "the bot's"],
)
async def test_back_and_forth(database: Database, listed: Listed, other: tuple[Seat, Seat]) -> None:
    """Older pages follow without a gap, newer ones lead back, and the ends are known."""
    seats = ((ME, BOT), other)
    newest_first = [await play(database, *seats[number % 2]) for number in range(24)][::-1]
    table, who = HistoryTable(database), reader(ANN, HERE)
    pages, start = [], NEWEST
    for _ in range(3):
        pages.append(await table.page(listed, who, start))
        start = Start(before=pages[-1].games[-1].number)
    assert [len(page.games) for page in pages] == [10, 10, 4]
    assert [it for page in pages for it in ids(page)] == newest_first
    ends = [(page.newer, page.older) for page in pages]
    assert ends == [(False, True), (True, True), (True, False)]
    back = await table.page(listed, who, Start(after=pages[2].games[0].number))
    assert back == pages[1]
    assert await table.page(listed, who, Start(after=back.games[0].number)) == pages[0]


@pytest.mark.parametrize("person", [ANN, None])
async def test_one_game_alone(database: Database, person: int | None) -> None:
    """A filter leaves the games of one variant; a live match is on no page."""
    played = {name: await play(database, variant=name) for name in ("classic", "vanish", "drop")}
    await MatchTable(database).add(a_match(variant="vanish"))
    own = reader(ANN, HERE)
    assert await seen(database, Listed(person, "vanish"), own) == [played["vanish"]]
    assert await seen(database, Listed(person), own) == [*played.values()][::-1]


async def test_a_page_knows_how_ratings_changed(database: Database) -> None:
    """A game comes with what it did to the rating of each player in its server."""
    matches = MatchTable(database)
    match = await matches.add(a_match(x=Person(ANN), o=Person(BEN)))
    won = {"moves": (0, 3, 1, 4, 2)}
    await matches.change(match.id, lambda it: ended(it, Ending.LINE, "X", NOW, **won))
    (game,) = (await HistoryTable(database).page(Listed(ANN), reader(ANN, HERE), NEWEST)).games
    after = {change.person: change.after > change.before for change in game.rating_changes}
    assert after == {ANN: True, BEN: False}


LISTS = (
    *(Listed(ANN), Listed(ANN, "vanish"), Listed(None), Listed(None, "vanish")),
    *(Listed(99, is_bot=True), Listed(99, "vanish", is_bot=True)),
)


@pytest.mark.file
@pytest.mark.parametrize("start", [NEWEST, Start(before=5), Start(after=5)])
async def test_no_page_looks_at_all_games(database: Database, start: Start) -> None:
    """Every statement of a page finds its rows by an index, and sorts nothing."""
    for number in range(PAGE):
        await play(database, variant=("classic", "vanish")[number % 2])
    traced: set[str] = set()
    await database.read_snapshot(raw(lambda db: db.set_trace_callback(traced.add)))
    for listed, who in product(LISTS, (reader(ANN, HERE), reader(EVE, HERE), reader(EVE, None))):
        await HistoryTable(database).page(listed, who, start)
    await database.read_snapshot(raw(lambda db: db.set_trace_callback(None)))
    selects = [sql for sql in traced if sql.lstrip().startswith("SELECT")]
    assert len(selects) > 10
    steps = set[str]()
    for sql in selects:
        plan = await database.read(lambda db, sql=sql: db.all(f"EXPLAIN QUERY PLAN {sql}"))  # type: ignore[misc]
        steps |= {row["detail"] for row in plan if not row["detail"].endswith("CONSTANT ROW")}
    assert [step for step in steps if "TEMP B-TREE" in step or "SCAN" in step] == []
