import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.app.maintenance import migrate
from bot.domain.limits import ChallengeLimits
from bot.domain.match import Ending, Machine, Person, Status, Vacant
from bot.domain.ratings.standing import EVERYWHERE, Category
from bot.domain.show import Show, ShowRequest
from bot.domain.transitions import ended
from bot.store.database import Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.matches import MatchTable
from bot.store.matches.shows import ShowTable
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.sqlite import later_check
from engines.games.variants import SOLVED_GAMES
from tests.conftest import NOW, a_match, opened
from tests.store import random_histories
from tests.store.acts import delete, exported
from tests.store.random_histories import PLACES, SOME, PlannedMatch, copy_last, play
from tests.store.sample import Rows, all_rows, tables_of, write_sample

DELETED_ID = -(2**61) - 12345
HERE = Category(PLACES[0].guild_id or 0)
FOR_JOBS = {f"{table}.redraw" for table in ("arenas", "puzzle_posts", "season_posts")}
FOR_JOBS |= {"arenas.due_at", "shares.withdrawn"}
GONE, STAYS = 1456074443980800007, 1456074443980800008


def traces(path: str, person: int) -> list[str]:
    """Return the database files that contain an id, as text or in SQLite's binary form."""
    files = [Path(path + suffix) for suffix in ("", "-wal", "-shm")]
    wanted = (str(person).encode(), person.to_bytes(8, "big"), person.to_bytes(8, "little"))
    return [
        file.name
        for file in files
        if file.exists() and any(one in file.read_bytes() for one in wanted)
    ]


def crowd(people: int, matches: int) -> list[PlannedMatch]:
    """Return a history of many people, which fills many pages; one of them is deleted later."""
    rng, ids = Random(4), [GONE, *(STAYS + 7 * number for number in range(people))]
    history = []
    for _ in range(matches):
        one = GONE if rng.random() < 0.2 else rng.choice(ids)
        other = rng.choice([person for person in ids if person != one])
        place = rng.choice(PLACES)
        history.append(PlannedMatch(Person(one), Person(other), place, rng.randrange(7), 1.0))
    return history


@pytest.mark.parametrize("is_large", [False, True])
async def test_traces_between_rows(
    path: str, is_large: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite leaves copies of rows between others; a start removes them, or `migrate`."""
    async with opened(path) as database:
        await play(database, crowd(60, 30))
        await play(database, [PlannedMatch(Person(GONE), Person(STAYS), PLACES[0], 5, 1.0)])
        await database.write(lambda db: copy_last(db, 800))
        await delete(database, GONE, DELETED_ID)
        assert traces(path, GONE)
    if is_large:
        monkeypatch.setattr(later_check, "LARGE", 0)
        async with opened(path):
            assert traces(path, GONE)
        assert "traces of deleted data stay until migrate runs" in caplog.text
        await migrate(path, "")
    async with opened(path):
        assert traces(path, GONE) == []


async def test_who_is_deleted_is_on_no_leaderboard(database: Database) -> None:
    """No leaderboard shows the deleted id, and the others keep their records against it."""
    await play(database, SOME)
    leaderboards = Leaderboards(database)
    before = await leaderboards.against([HERE], 12, 11)
    await delete(database, 11, DELETED_ID)
    page = await leaderboards.page(Category(EVERYWHERE), 0, 12)
    assert {row.person for row in page.rows} == {12, 13}
    assert await leaderboards.against([HERE], 12, DELETED_ID) == before


async def test_an_export_holds_what_is_stored(database: Database) -> None:
    """An export has all matches and standings, nobody else's id, and the same names as always."""
    ended = await play(database, SOME)
    live = await MatchTable(database).add(a_match(id=0))
    found = await exported(database, 11)
    mine = [match.id for match in (live, *ended) if 11 in match.people]
    assert [match["id"] for match in found["matches"]] == mine
    scopes = [standing["scope"] for standing in found["standings"]]
    assert scopes == ["direct messages", "everywhere", 21]
    assert {match["o"] for match in found["matches"]} >= {"you", "someone else"}
    assert (found["person"], found["named_everywhere"]) == (11, False)
    keys = ("scope", "variant", "rating", "rated_at", "records", "streak", "best_streak", "as_x")
    names = {frozenset(standing) - {"season"} for standing in found["standings"]}
    assert names == {frozenset((*keys, "openings", "history", "people_met"))}


@pytest.mark.parametrize("variant", ["classic", "ultimate"])
@pytest.mark.parametrize("status", [Status.LIVE, Status.INVITED])
async def test_an_export_tells_nothing_of_the_future(variant: str, status: Status) -> None:
    """Whatever seed and skill a match has, until it is over its export is the same."""
    exports = []
    for seed, skill in ((41, 40), (2**62 - 1, 77)):
        engine = Machine(f"matched:{skill}")
        match = a_match(seed=seed, o=engine, variant=variant, status=status, moves=(0, 1))
        show = Show(request=ShowRequest(31, 11, "token", "en"), x="dice", o="dice", seed=seed)
        async with random_histories.a_database() as database:
            await MatchTable(database).add(match)
            await ShowTable(database).add(show)
            exports.append(await exported(database, 11))
    assert exports[0] == exports[1]
    assert exports[0]["matches"][0]["o"] == "matched"


async def test_an_export_of_a_finished_match_is_complete(database: Database) -> None:
    """Once a match is over it has its seed, its engine's skill, and all moves in one text."""
    table = MatchTable(database)
    moves = tuple(map(SOLVED_GAMES["sizes"].tokens.index, ("c4", "a0", "b8")))
    seats = {"o": Machine("matched:77"), "variant": "sizes", "moves": moves}
    match = await table.add(a_match(seed=4242, **seats))
    await table.change(match.id, lambda it: ended(it, Ending.RESIGNED, "O", NOW))
    (row,) = (await exported(database, 11))["matches"]
    assert (row["seed"], row["o"], row["notation"]) == (4242, "matched:77", "c4 a0 b8")


async def test_an_export_of_an_open_challenge(database: Database) -> None:
    """It says that nobody has joined yet, and tells times as such."""
    open_to_all = a_match(id=0, o=Vacant(), challenger=11, status=Status.INVITED)
    await ChallengeTable(database, ChallengeLimits()).add(open_to_all)
    (match,) = (await exported(database, 11))["matches"]
    assert (match["x"], match["o"], match["challenger"]) == ("you", "nobody yet", "you")
    assert [match[name] for name in ("started_at", "changed_at", "turn_since")] == [NOW] * 3


async def test_an_export_has_every_season(database: Database) -> None:
    """The records of all seasons are exported, however many servers have started one."""
    scopes = [-(2**40), -200, -2, 21]
    sql = "INSERT INTO pairs VALUES (?, 'classic', 11, 12, 1, 0, 0)"
    await database.write(lambda db: db.run_all(sql, [(scope,) for scope in scopes]))
    for person in (11, 12):
        assert [pair["scope"] for pair in (await exported(database, person))["pairs"]] == scopes


@pytest.mark.parametrize("person", [11, 12, 13, 15])
async def test_who_is_deleted_is_in_no_table(person: int, path: str) -> None:
    """In no table of the sample is a value the deleted id; all other rows stay as they were."""
    write_sample(path)
    async with opened(path) as database:
        before = stored(path)
        await delete(database, person, DELETED_ID)
        after = stored(path)
    assert {table: row for table, found in after.items() for row in found if person in row} == {}
    lost = [row for table, rows in before.items() for row in rows - after[table]]
    assert [row for row in lost if person not in row] == []


def stored(path: str) -> dict[str, Rows]:
    """Return all that is stored, but for what is noted of the file and for the bot's jobs."""
    with closing(sqlite3.connect(path)) as connection:
        tables = {
            name: [column for column in columns if f"{name}.{column}" not in FOR_JOBS]
            for name, columns in tables_of(connection).items()
            if name != "runs"
        }
        return all_rows(connection, tables)
