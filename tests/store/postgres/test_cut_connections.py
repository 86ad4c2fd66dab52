"""What goes between the bot and its server: how often it asks, and what happens where it is cut."""

from itertools import pairwise

import pytest

from bot.domain.match import Ending, Match, Person, Place, Seat
from bot.domain.transitions import ended
from bot.errors import OutcomeUnknownError, StoreBusyError
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.postgres import attempts, database as server, pool
from bot.store.upkeep.recount import rebuild
from tests.conftest import ANN, BEN, NOW, a_match
from tests.wire.database_proxy import DatabaseProxy

WON = (0, 3, 1, 4, 2)


@pytest.fixture
def database(behind_door: Database) -> Database:
    return behind_door


async def waiting_match(
    matches: Matches, channel: int, moves: int, people: tuple[int, int] = (ANN, BEN)
) -> Match:
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
        assert await matches.find(match.id) == after
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


STARTED, MOVED, ENDED, ENDED_BETWEEN_PEOPLE = 5, 2, 10, 13
"""How often the server is asked, with the commit."""


async def add(matches: MatchTable, number: int, opponent: Seat | None) -> Match:
    """Store a match of a newcomer, without an opponent against another newcomer."""
    place, x, o = Place(21, number), Person(1000 + number), opponent or Person(2000 + number)
    return await matches.add(a_match(id=0, place=place, x=x, o=o, moves=(0, 4, 1, 3)))


def moved(match: Match) -> Match:
    return match._replace(moves=(*match.moves, 8), revision=match.revision + 1)


def resigned(match: Match) -> Match:
    return ended(match, Ending.RESIGNED, "O", NOW)


@pytest.mark.parametrize(("opponent", "last"), [(a_match().o, ENDED), (None, ENDED_BETWEEN_PEOPLE)])
async def test_a_match(
    door: DatabaseProxy, behind_door: Database, opponent: Seat | None, last: int
) -> None:
    """A start, a move and an end ask the server only a few times."""
    matches, asked = MatchTable(behind_door), [0]
    # For the first match the server prepares the statements.
    for number in range(2):
        counts = [door.messages]
        match = await add(matches, number, opponent)
        counts.append(door.messages)
        for transition in (moved, resigned):
            await matches.change(match.id, transition)
            counts.append(door.messages)
        asked = [after - before for before, after in pairwise(counts)]
    assert asked == [STARTED, MOVED, last]
