"""Each finished match has its results, and a recount replays them on the terms of their time."""

import sqlite3
from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.domain.match_effects import WeightReason
from bot.domain.ratings import rules
from bot.domain.ratings.glicko2 import Rating, updated
from bot.domain.ratings.standing import EVERYWHERE, Category
from bot.store.database import Database
from bot.store.ratings.standings import find
from bot.store.upkeep.recount import rebuild
from tests.store import random_histories
from tests.store.acts import exported
from tests.store.random_histories import SOME, PlannedMatch, play, stored_standings

pytestmark = pytest.mark.both_engines

RESULTS = "SELECT * FROM results ORDER BY match_id, scope, person_id"


async def results(database: Database) -> list[sqlite3.Row]:
    return await database.read(lambda db: db.all(RESULTS))


@given(history=random_histories.histories)
@settings(max_examples=25)
async def test_every_match_has_a_result_for_each_person(history: list[PlannedMatch]) -> None:
    """Each match has a row for each person and scope; ratings go on; a recount finds no fault."""
    async with random_histories.a_database() as database:
        matches = {match.id: match for match in await play(database, history)}
        stored = await results(database)
        recount = await database.prepare(rebuild)
    assert (recount.matches, set(recount.wrong.values())) == (len(history), {0})
    points: dict[tuple[str, int, int], float] = {}
    for row in stored:
        person = matches[row["match_id"]].variant, row["scope"], row["person_id"]
        assert row["points_before"] == points.get(person, 1500)
        points[person] = row["points_after"]
    assert {(row["match_id"], row["person_id"]) for row in stored} == {
        (match.id, person) for match in matches.values() for person in match.people
    }


@pytest.mark.parametrize(
    ("last", "reason"),
    [(replace(SOME[1], game=5), "short"), (replace(SOME[0], hinted=True), "hinted")],
)
async def test_why_it_does_not_count(database: Database, last: PlannedMatch, reason: str) -> None:
    """It has results too: share 0, the reason, the rating as it was, also after a recount."""
    await play(database, [SOME[1], last])
    rows = (await results(database))[4:]
    assert {(row["share"], row["reason"]) for row in rows} == {(0, reason)}
    assert all(row["points_before"] == row["points_after"] != 1500 for row in rows)
    assert not any((await database.prepare(rebuild)).wrong.values())


async def test_new_rules_keep_the_past(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rules and the engines' ratings change, a recount still finds everything correct."""
    await play(database, SOME)
    before = await database.read(stored_standings)
    monkeypatch.setattr(rules, "why", lambda *_, **__: WeightReason.SHORT)
    monkeypatch.setattr(rules, "POINTS_BY_GAME", {"classic": {}})
    monkeypatch.setattr(rules, "BEST_BEATABLE_BY_GAME", {"classic": 1000})
    result = await database.prepare(rebuild)
    assert (result.missing, set(result.wrong.values())) == (0, {0})
    assert await database.read(stored_standings) == before


DAMAGES: dict[str, tuple[str, int]] = {
    "a rating": ("UPDATE standings SET points = points + 1 WHERE person_id = 11", 0),
    "a missing row": ("DELETE FROM standings WHERE person_id = 11", 0),
    "a row too many": ("INSERT INTO pairs VALUES (0, 'classic', 7, 8, 1, 0, 0)", 0),
    "a record": ("UPDATE pairs SET draws = draws + 1", 0),
    "all standings": ("DELETE FROM standings", 0),
    "a result": ("UPDATE results SET points_after = points_after + 1 WHERE person_id = 11", 0),
    "many results": ("UPDATE results SET points_before = 0, deviation_after = 0", 0),
    "a result too many": (
        "INSERT INTO results VALUES (9, 0, 11, 1, NULL, 1, 1500, 9, 9, 9, 0, NULL, NULL, NULL)",
        0,
    ),
    "an unknown reason": ("UPDATE results SET reason = 'nonsense' WHERE match_id = 3", 0),
    "a match": ("DELETE FROM results WHERE match_id = 2", 4),
    "all results": ("DELETE FROM results", 14),
}


@pytest.mark.parametrize(("sql", "missing"), DAMAGES.values(), ids=DAMAGES)
async def test_a_recount_repairs(database: Database, sql: str, missing: int) -> None:
    """It finds, counts and repairs what was changed without the bot, and weighs matches again."""
    await play(database, SOME)
    before = await database.read(stored_standings)
    await database.write(lambda db: db.run(sql))
    result = await database.prepare(rebuild)
    assert result.missing == missing
    assert (result.wrong["results"] > 0) is ("results" in sql)
    assert sum(result.wrong.values()) > 0
    assert await database.read(stored_standings) == before
    assert sum((await database.prepare(rebuild)).wrong.values()) == 0


async def test_a_match_that_cannot_be_read(database: Database) -> None:
    """A recount goes on without it, says so, and loses nothing: once it is mended, all is right."""
    await play(database, SOME)
    before = await database.read(stored_standings)
    for sql, unread in (("moves || ' 99'", 1), ("replace(moves, ' 99', '')", 0)):
        change = f"UPDATE matches SET moves = {sql} WHERE id = 2"  # noqa: S608
        await database.write(lambda db, change=change: db.run(change))  # type: ignore[misc]
        result = await database.prepare(rebuild)
        assert (result.unread, result.missing) == (unread, 0)
    assert await database.read(stored_standings) == before


async def test_the_terms_decide_and_not_the_rules(database: Database) -> None:
    """A recount counts a match on its stored share and the rating that the opponent had then."""
    await play(database, SOME[1:2])
    change = """
    UPDATE results SET share = 0.5, opponent_points = 1800, opponent_deviation = 0,
        most_points = NULL
    """
    await database.write(lambda db: db.run(change))
    await database.prepare(rebuild)
    standing = await database.read(lambda db: find(db, Category(EVERYWHERE), 11))
    full = updated(Rating(), [(Rating(1800, 0), 1.0)]).points
    assert standing is not None
    assert standing.rating.points - 1500 == pytest.approx((full - 1500) / 2)


async def test_an_export_has_the_results(database: Database) -> None:
    """The export says of each match how it changed the person's rating, in each scope, and why."""
    await play(database, SOME[1:3])
    first, second = (await exported(database, 11))["matches"]
    assert [result["scope"] for result in first["results"]] == [21, "everywhere"]
    assert first["results"][0]["points_before"] == 1500
    assert first["results"][0]["points_after"] == second["results"][0]["points_before"]
    why = {"share": 0.5, "reason": "again", "nth": 2}
    assert all(result.items() >= why.items() for result in second["results"])


@pytest.mark.parametrize(("between", "reason"), [(49, "repeated"), (50, None)])
async def test_how_far_repeats_go(database: Database, between: int, reason: str | None) -> None:
    """It is one of the latest fifty matches, of whatever game and however long ago."""
    same, others = SOME[0], [replace(SOME[1], hours=30.0), replace(SOME[0], variant="misere")]
    await play(database, [same, *(others[n % 2] for n in range(between)), replace(same, hours=30)])
    sql = "SELECT reason FROM results WHERE scope = 0 ORDER BY match_id DESC LIMIT 1"
    assert (await database.read(lambda db: db.one(sql)))["reason"] == reason
