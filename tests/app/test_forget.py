"""`forget` on a database that nobody uses, and on that of a running bot."""

import asyncio

import pytest

from bot.app.forget import forget
from bot.app.settings import Settings, read
from bot.domain.match import Person
from bot.errors import StartError
from bot.store.database import Database
from bot.store.database_url import shown
from bot.store.matches.matches import MatchTable
from bot.store.people.deletions import DeletionTable
from bot.store.people.personal_data import is_known
from bot.store.postgres import process_lock
from tests.conftest import ANN, BEN, a_match, opened
from tests.store.many_matches import copy_last
from tests.store.people.test_personal_data import GONE, STAYS, crowd, traces
from tests.store.random_histories import PLACES, PlannedMatch, play

pytestmark = pytest.mark.both_engines

KEPT = "The server's journal, replicas and unused space hold deleted data until it reuses them."


def settings_of(path: str, engine: str) -> Settings:
    return read({"DATABASE_URL": f"sqlite:///{path}" if engine == "sqlite" else path})


async def delete(path: str, engine: str, person: int, *, agreed: bool = True) -> None:
    """Run the command next to the test's event loop."""
    await asyncio.to_thread(forget, settings_of(path, engine), person, agreed=agreed)


async def store_a_match(database: Database) -> None:
    await MatchTable(database).add(a_match())


@pytest.mark.file
async def test_nothing_is_left_on_the_disk(path: str, engine: str) -> None:
    """After the deletion of many games, not even unused parts of the file hold the id."""
    async with opened(path) as database:
        await play(database, crowd(60, 30))
        await play(database, [PlannedMatch(Person(GONE), Person(STAYS), PLACES[0], 5, 1.0)])
        await database.write(lambda db: copy_last(db, 800))
    assert traces(path, GONE)
    await delete(path, engine, GONE)
    assert traces(path, GONE) == []


async def carry_out(database: Database) -> None:
    """Delete the people to be deleted, as a running bot does."""
    table = DeletionTable(database)
    while not (people := await table.pending()):  # noqa: ASYNC110 - nobody is told
        await asyncio.sleep(0.01)
    for person in people:
        assert await table.delete_page(person)


@pytest.mark.parametrize("runs", [False, True])
async def test_what_a_server_keeps(
    path: str,
    engine: str,
    runs: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Anyone who deletes someone is told that a server keeps copies, and that a file does not.

    The same is said of a deletion that a running bot carries out.
    """
    monkeypatch.setattr(process_lock, "PATIENCE", 0.1)
    async with opened(path) as database:
        await store_a_match(database)
        if runs:
            await asyncio.gather(carry_out(database), delete(path, engine, ANN))
    if not runs:
        await delete(path, engine, ANN)
    said = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"Everything stored about {ANN} is deleted") for line in said)
    assert (KEPT in said) == (engine == "postgresql")


@pytest.mark.parametrize("runs", [False, True])
async def test_an_unknown_person(
    path: str,
    engine: str,
    runs: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It says where nothing is stored under an id, also while a bot runs, and asks nothing."""
    monkeypatch.setattr(process_lock, "PATIENCE", 0.1)
    async with opened(path) as database:
        await store_a_match(database)
        if runs:
            await delete(path, engine, BEN, agreed=False)
    if not runs:
        await delete(path, engine, BEN, agreed=False)
    assert capsys.readouterr().out == f"Nothing is stored under the id {BEN} in {shown(path)}.\n"


async def test_nobody_can_be_asked(path: str, engine: str) -> None:
    """Without a terminal and without an agreement nothing is deleted, and it says what to type."""
    async with opened(path) as database:
        await store_a_match(database)
    with pytest.raises(StartError, match=f"forget {ANN} --yes"):
        await delete(path, engine, ANN, agreed=False)
    async with opened(path) as database:
        assert await database.read(lambda db: is_known(db, ANN))
