"""Attempts on a database: two devices at once, what a press costs, and what stands."""

import asyncio
from datetime import timedelta
from functools import partial

import pytest

from bot.domain.daily.attempt import given_up, hinted, pressed
from bot.domain.daily.days import start_of
from bot.domain.daily.played import Counts, Played, Solved
from bot.errors import Refusal
from bot.store.daily.puzzles import PuzzleTable
from bot.store.database import Connection, Database
from bot.store.people.preferences import PreferencesTable
from engines.puzzles.days import puzzle
from tests.conftest import ANN, BEN, EVE
from tests.store.acts import Counted, delete

pytestmark = pytest.mark.both_engines

NOW = start_of(2) + timedelta(hours=1)
HERE, ELSEWHERE = 21, 22
_POST = """
INSERT INTO puzzle_posts (guild_id, number, channel_id, claimed_at, edited_at)
VALUES (?, ?, 31, 0, 0)
"""
_KEPT = "SELECT number FROM puzzle_attempts WHERE person_id < 0 ORDER BY number"
_MARKED = "SELECT guild_id, number FROM puzzle_posts WHERE redraw <> 0 ORDER BY number"


async def opened(table: PuzzleTable, person: int, number: int, guild: int | None = HERE) -> Played:
    return await table.open(person, number, puzzle(number), guild)


async def press(table: PuzzleTable, person: int, number: int, revision: int, cell: int) -> Played:
    move = partial(pressed, revision=revision, cell=cell, now=NOW)
    return await table.change(person, number, move)


async def solve(table: PuzzleTable, person: int, number: int) -> Played:
    played = await opened(table, person, number)
    for move in puzzle(number).line[::2]:
        played = await press(table, person, number, played.attempt.revision, move)
    return played


async def test_a_day_stands(database: Database) -> None:
    """The puzzle stays as it was at its first use; there is no attempt before it is opened."""
    table = PuzzleTable(database)
    await opened(table, ANN, 1)
    assert (await table.open(BEN, 1, puzzle(2), HERE)).attempt.puzzle == puzzle(1)
    with pytest.raises(Refusal, match="no-such-puzzle"):
        await table.change(EVE, 1, hinted)


async def test_two_presses_at_once(database: Database) -> None:
    """Of two presses on one board the first is made; neither costs a second try."""
    table = PuzzleTable(database)
    legal = (await opened(table, ANN, 1)).attempt.board.legal_moves()
    wrong = [move for move in legal if move != puzzle(1).line[0]]
    both = await asyncio.gather(*(press(table, ANN, 1, 0, move) for move in wrong[:2]))
    stored = (await table.find(ANN, 1)).attempt
    assert len(stored.failed) == 1
    assert [one.attempt for one in both] == [stored, stored]


async def test_two_days_at_once(database: Database) -> None:
    """Yesterday's and today's, finished at the same moment, both prolong the streak."""
    table = PuzzleTable(database)
    for number in (1, 2):
        await opened(table, ANN, number)
        for revision, move in enumerate(puzzle(number).line[:-1:2]):
            await press(table, ANN, number, revision, move)
    last = [(number, len(puzzle(number).line) // 2) for number in (1, 2)]
    await asyncio.gather(*(press(table, ANN, n, at, puzzle(n).line[-1]) for n, at in last))
    assert (await table.find(ANN, 1)).streak_at(start_of(2)).length == 2


async def test_counts(database: Database) -> None:
    """Everybody who finishes counts once, and once more if they found it at once."""
    table = PuzzleTable(database)
    await solve(table, ANN, 1)
    await opened(table, BEN, 1)
    await table.change(BEN, 1, hinted)
    await solve(table, BEN, 1)
    await opened(table, EVE, 1)
    await table.change(EVE, 1, given_up)
    assert (await table.find(ANN, 1)).counts == Counts(3, 1)
    assert (await table.change(EVE, 1, given_up)).counts == Counts(3, 1)


async def test_who_opened_it_in_a_server(database: Database) -> None:
    """It counts where it was opened first, or first in a server; those who solved it come first."""
    table = PuzzleTable(database)
    for person, places in ((ANN, (HERE, ELSEWHERE)), (BEN, (None, HERE)), (EVE, (ELSEWHERE,))):
        for place in places:
            await opened(table, person, 1, place)
    await solve(table, BEN, 1)
    assert [one.person for one in await table.opened(HERE, 1, EVE)] == [BEN, ANN]


async def test_what_someone_has_solved(database: Database) -> None:
    """It is told unless they hide games or are deleted, when only what counts has been opened."""
    table, preferences = PuzzleTable(database), PreferencesTable(database)
    assert await table.solved(ANN, ANN) == Solved()
    for number in (1, 2):
        await solve(table, ANN, number)
    await opened(table, ANN, 3)  # and not solved
    assert await table.solved(ANN, BEN) == Solved(2, 2)
    await preferences.switch(ANN, games=False)
    assert await table.solved(ANN, ANN) == Solved(2, 2)
    assert await table.solved(ANN, BEN) == Solved()
    await delete(database, ANN, -5, start_of(3))
    assert [row["number"] for row in await database.read(lambda db: db.all(_KEPT))] == [2, 3]
    await solve(table, ANN, 2)
    assert await table.solved(ANN, ANN) == Solved()


async def test_a_deletion_redraws_posts(database: Database) -> None:
    """All posts of a person's servers that are still known are to be redrawn, and no others."""
    table = PuzzleTable(database)
    for number in (1, 2, 3):
        for person, place in ((ANN, HERE), (BEN, ELSEWHERE)):
            await opened(table, person, number, place)
            await database.write(lambda db: db.run(_POST, (place, number)))  # noqa: B023
    await delete(database, ANN, -5)
    marked = await database.read(lambda db: db.all(_MARKED))
    assert [tuple(row) for row in marked] == [(HERE, 1), (HERE, 2), (HERE, 3)]
    with pytest.raises(Refusal, match="no-such-puzzle"):
        await table.find(ANN, 3)
    assert (await table.find(BEN, 3)).attempt.number == 3


async def cost(database: Database, name: str, *args: object) -> int:
    """Return how many statements a method of the table takes."""

    async def work(db: Connection) -> int:
        counted = Counted(db)
        await getattr(PuzzleTable, name).__wrapped__(table, counted, *args)
        return counted.statements

    table = PuzzleTable(database)
    return await database.write(work)


async def test_what_a_press_costs(database: Database) -> None:
    """No press takes more than four statements in its one transaction, the first one five."""
    assert await cost(database, "open", ANN, 1, puzzle(1), HERE) <= 5
    assert await cost(database, "open", ANN, 1, puzzle(1), HERE) == 1
    assert await cost(database, "change", ANN, 1, hinted) == 2
    for revision, move in enumerate(puzzle(1).line[::2], 1):
        made = partial(pressed, revision=revision, cell=move, now=NOW)
        taken = await cost(database, "change", ANN, 1, made)
        assert taken == (4 if revision == puzzle(1).own_moves else 2)
