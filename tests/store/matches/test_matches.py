from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.domain import match as domain
from bot.domain.expiry import expired
from bot.domain.limits import Pace
from bot.domain.show import Show, ShowRequest
from bot.domain.transitions import changed, ended
from bot.errors import Refusal
from bot.store.database import Connection, Database
from bot.store.matches.changes import find
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.effects import effects_of
from bot.store.matches.matches import MatchTable, add
from bot.store.matches.shows import ShowTable
from engines.games.variants import SOLVED_GAMES
from tests.conftest import ANN, BEN, EVE, NOW, a_match, first_due
from tests.store.acts import Counted, a_challenge

pytestmark = pytest.mark.both_engines

RESIGNED = domain.Ending.RESIGNED

marks = st.sampled_from(["X", "O"])
snowflakes = st.integers(0, 2**63 - 1)
# PostgreSQL stores no text with the character NUL.
texts = st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1)
seats: st.SearchStrategy[domain.Seat] = st.one_of(
    st.builds(domain.Person, snowflakes),
    st.builds(domain.Machine, texts, st.sampled_from(["easy", "hard", None])),
    st.just(domain.Vacant()),
)
moments = st.integers(0, 2**42).map(lambda ms: datetime.fromtimestamp(ms / 1000, UTC))
matches = st.builds(
    domain.Match,
    place=st.builds(domain.Place, st.none() | snowflakes, snowflakes, st.booleans()),
    message_id=st.none() | snowflakes,
    x=seats,
    o=seats,
    language=st.sampled_from(["en", "de"]),
    seed=st.integers(0, 2**62 - 1),
    moves=st.lists(st.integers(0, 26)).map(tuple),
    rated=st.booleans(),
    revision=st.integers(0, 20),
    status=st.sampled_from(domain.Status),
    ending=st.none() | st.sampled_from(domain.Ending),
    winner=st.sampled_from(["X", "O", None]),
    pace=st.none() | st.sampled_from(Pace),
    challenger=st.none() | snowflakes,
    offer=st.none() | st.builds(domain.Offer, st.sampled_from(domain.OfferKind), marks),
    taken_back=st.sampled_from(["", "X", "O", "OX"]),
    series=st.builds(domain.Series, *[st.integers(0, 999)] * 3),
    started_at=moments,
    changed_at=moments,
    turn_since=moments,
    id=st.just(0),
    variant=st.sampled_from(sorted(SOLVED_GAMES)),
    start_ply=st.integers(0, 1),
    hints=st.sets(st.integers(0, 40), max_size=3).map(lambda plies: tuple(sorted(plies))),
    rematch_of=st.none(),
    arena_id=st.none() | snowflakes,
    call_id=st.none() | snowflakes,
)


@given(match=matches)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
async def test_a_match_comes_back_as_it_was_stored(database: Database, match: domain.Match) -> None:
    """A match of any game is equal to itself after it is stored and read."""
    board = match.after(())
    for number in match.moves:
        if legal := board.legal_moves():
            board = board.play(legal[number % len(legal)])
    match = match._replace(moves=board.moves)
    if match.x == match.o:
        return
    table = MatchTable(database)
    await database.write(lambda db: db.run("DELETE FROM playing"))
    stored = await table.add(match)
    assert await table.find(stored.id) == stored


async def test_moves_are_stored_as_their_game_writes_them(database: Database) -> None:
    """The moves of sizes name the piece and the cell."""
    match = await MatchTable(database).add(a_match(variant="sizes", moves=(22, 0)))
    sql = "SELECT variant, moves FROM matches WHERE id = ?"
    assert tuple(await database.read(lambda db: db.one(sql, (match.id,)))) == ("sizes", "c4 a0")


async def test_a_new_message_of_a_board_is_not_a_change(database: Database) -> None:
    """To store a board's message changes neither the revision nor the time of the last change."""
    table = MatchTable(database)
    match = await table.add(a_match(changed_at=a_match().changed_at + timedelta(seconds=1)))
    before = [await table.shown_at(match, message_id) for message_id in (98, 99)]
    assert [match.message_id for match in before if match] == [None, 98]
    found = await table.find(match.id)
    assert found is not None
    assert (found.message_id, found.revision, found.changed_at) == (99, 0, match.changed_at)


@pytest.mark.parametrize(
    "more",
    [
        *({"started_at": NOW + timedelta(seconds=1)}, {"message_id": 9}, {"hints": (0,)}),
        *({"taken_back": "X"}, {"rated": False}),
    ],
)
async def test_all_that_a_move_changes_is_stored(database: Database, more: dict[str, Any]) -> None:
    """Only what is nothing but a move is stored as one; all else that changes is stored, too."""
    table = MatchTable(database)
    match = await table.add(a_match())
    moved = await table.change(match.id, lambda m: changed(m, NOW, moves=(4,), **more))
    assert moved is not None
    assert moved.moves == (4,)
    assert await table.find(match.id) == moved


async def test_a_finished_match_never_changes(database: Database) -> None:
    """Whatever else is to become of a finished match, it stays, and counts once."""
    table = MatchTable(database)
    match = await table.add(a_match(moves=(0, 4, 1, 3)))
    over = await table.change(match.id, lambda m: ended(m, RESIGNED, "O", m.changed_at))
    standings = "SELECT * FROM standings"
    counted = await database.read(lambda db: db.all(standings))
    assert over is not None
    for again in (
        lambda m: ended(m, RESIGNED, "X", m.changed_at),
        lambda m: changed(m, m.changed_at, status=domain.Status.LIVE, ending=None, winner=None),
    ):
        assert await table.change(match.id, again) is None
        assert await table.find(match.id) == over
    assert await database.read(lambda db: db.all(standings)) == counted
    assert counted


def a_show(starter: int = ANN) -> Show:
    request = ShowRequest(31, starter, "token", "de")
    return Show(request=request, variant="drop", x="dice", o="perfect", seed=41)


async def test_a_show_comes_back_as_it_was_stored(database: Database) -> None:
    """After a restart a show is the same game of the same engines, and alone in its channel."""
    table = ShowTable(database)
    added = await table.add(a_show())
    assert replace(added, id=0) == a_show()
    assert await table.find(added.id) == added
    with pytest.raises(Refusal, match="show-running"):
        await table.add(a_show(BEN))
    assert await table.all() == [added]


async def test_a_moment_that_an_older_process_stored(database: Database) -> None:
    """A slow challenge of 1.0.0 is due for a look before its time, and then at its time."""
    slow = a_challenge(ANN, BEN)._replace(pace=Pace.SLOW)
    challenge = await database.write(partial(add, match=slow))
    await database.write(lambda db: db.run("UPDATE matches SET due_at = started_at + 300000"))
    table, due = MatchTable(database), DeadlineTable(database).next_due
    for minutes, lapses in ((6, False), (24 * 60, True)):
        now = NOW + timedelta(minutes=minutes)
        after = await table.change_all([challenge.id], partial(expired, now=now))
        assert [it.status for it in after] == [domain.Status.LAPSED] * lapses
        assert await first_due(database, due) == (None if lapses else challenge.deadline)


async def finished(database: Database, x: int, o: int) -> domain.Match:
    table = MatchTable(database)
    match = await table.add(a_match(id=0, x=domain.Person(x), o=domain.Person(o)))
    won = {"moves": (0, 3, 1, 4, 2)}
    over = await table.change(match.id, lambda it: ended(it, domain.Ending.LINE, "X", NOW, **won))
    assert over is not None
    return over


async def test_a_second_match(database: Database) -> None:
    """It is known of the second match of each of its people, and of no other."""
    table = MatchTable(database)
    played = [await finished(database, *them) for them in ((ANN, BEN), (BEN, EVE), (BEN, EVE))]
    played.append(await finished(database, BEN, EVE))
    seconds = [(await table.effects(match)).is_second for match in played]
    assert seconds == [False, True, True, False]


async def test_what_a_read_costs(database: Database) -> None:
    """A finished match is read like any other, by one statement; what it did, by another."""
    match = await finished(database, ANN, BEN)

    async def work(db: Connection) -> tuple[int, int]:
        counted: Any = Counted(db)
        assert await find(counted, match.id) == match
        of_match = counted.statements
        await effects_of(counted, match)
        return of_match, counted.statements - of_match

    assert await database.read(work) == (1, 1)
