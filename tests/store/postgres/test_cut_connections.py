"""Presses whose connection to the server is cut: none is lost, and none counts twice."""

import pytest

from bot.domain.match import Match, Person, Place
from bot.errors import OutcomeUnknownError, StoreBusyError
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.postgres import attempts, pool
from bot.store.postgres import database as server
from bot.store.upkeep.recount import rebuild
from tests.conftest import ANN, BEN, a_match
from tests.wire.database_proxy import DatabaseProxy

WON = (0, 3, 1, 4, 2)


@pytest.fixture
def database(behind_door: Database) -> Database:
    """Return the database behind the door."""
    return behind_door


async def waiting_match(
    matches: Matches, channel: int, moves: int, people: tuple[int, int] = (ANN, BEN)
) -> Match:
    """Return a new match of two people after some moves of `WON`."""
    x, o = map(Person, people)
    match = await matches.add(a_match(id=0, place=Place(21, channel), x=x, o=o, rated=True))
    for _ in range(moves):
        match = await press(matches, match)
    return match


async def press(matches: Matches, match: Match) -> Match:
    ply = len(match.moves)
    return await matches.press(match.id, match.revision, WON[ply], match.people[ply % 2])


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("moves", [1, 4])
async def test_cut_at_every_step(
    door: DatabaseProxy, database: Database, matches: Matches, moves: int, *, answered: bool
) -> None:
    """Wherever it is cut in a press, with or without an ending, the press counts exactly once."""
    step = 0
    while door.is_cut:
        step += 1
        match = await waiting_match(matches, step, moves)
        door.cut_at(step, answered=answered)
        after = await press(matches, match)
        assert (after.revision, after.moves) == (match.revision + 1, WON[: moves + 1])
        assert await matches.find(match.id) == after._replace(weight=None)
    door.cut_at(0, answered=answered)
    assert step > (2 if moves == 1 else 10)
    counted = await database.prepare(rebuild)
    ended = step if moves == 4 else 0
    assert (counted.matches, set(counted.wrong.values())) == (ended, {0})


@pytest.mark.parametrize("moves", [1, 4])
async def test_cut_for_good(
    door: DatabaseProxy, matches: Matches, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    """If nobody can say any more whether a press was stored, it is not called lost."""
    monkeypatch.setattr(attempts, "ASKED_FOR", 0.3)
    sent = []
    # Newcomers all need the same statements, which the first of them have prepared.
    for number in range(2):
        newcomers = (100 + number, 200 + number)
        match, before = await waiting_match(matches, number, moves, newcomers), door.messages
        await press(matches, match)
        sent.append(door.messages - before)
    match = await waiting_match(matches, 2, moves)
    door.cut_at(sent[-1], answered=True, for_good=True)
    with pytest.raises(OutcomeUnknownError):
        await press(matches, match)
    await door.open()
    assert (await matches.find(match.id)).revision == match.revision + 1


async def test_a_frozen_server(
    door: DatabaseProxy, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anyone who presses is told in time; once the server goes on, presses count again."""
    monkeypatch.setattr(server, "QUICK", 0.2)
    monkeypatch.setattr(pool, "RECONNECT_TIMEOUT", 0.2)
    match = await waiting_match(matches, 0, 1)
    door.freeze()
    for _ in range(2):
        with pytest.raises(StoreBusyError):
            await press(matches, match)
    door.thaw()
    monkeypatch.undo()
    assert (await press(matches, match)).revision == match.revision + 1
