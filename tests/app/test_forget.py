"""`forget`, `block` and `unblock`, alone and beside a running bot."""

import asyncio
from contextlib import nullcontext
from pathlib import Path

import pytest

from bot.app.forget import forget, is_deleted_within
from bot.app.settings import read
from bot.domain.match import Person
from bot.errors import StartError
from bot.store.access import ShutOutTable
from bot.store.database import Database
from bot.store.database_url import shown
from bot.store.matches.matches import MatchTable
from bot.store.people.deletions import DeletionTable, begin
from bot.store.people.personal_data import is_known
from bot.store.upkeep.open_database import visit
from tests.app.conftest import Bot
from tests.chat.until import TIMEOUT
from tests.conftest import ANN, BEN, NOW, a_match, opened
from tests.store import acts
from tests.store.people.test_personal_data import GONE, STAYS, crowd, traces
from tests.store.random_histories import PLACES, PlannedMatch, copy_last, play
from tests.store.sqlite.faults import fill_with

pytestmark = [pytest.mark.both_engines, pytest.mark.usefixtures("impatient")]

KEPT = "The server's journal, replicas and unused space hold deleted data until it reuses them."


async def delete(path: str, engine: str, person: int, *, agreed: bool = True) -> None:
    settings = read({"DATABASE_URL": f"sqlite:///{path}" if engine == "sqlite" else path})
    await asyncio.to_thread(forget, settings, person, agreed=agreed)


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
    table = DeletionTable(database)
    while not (people := await table.pending()):  # noqa: ASYNC110 - nobody is told
        await asyncio.sleep(0.01)
    for person in people:
        assert await table.delete_page(person)


async def told(path: str, engine: str, person: int, *, runs: bool, agreed: bool) -> None:
    """Run the command on a database with a match, while a bot uses it or not."""
    async with opened(path) as database:
        await MatchTable(database).add(a_match())
        if runs:
            bot = [carry_out(database)] if agreed else []
            await asyncio.gather(*bot, delete(path, engine, person, agreed=agreed))
    if not runs:
        await delete(path, engine, person, agreed=agreed)


@pytest.mark.parametrize("runs", [False, True])
async def test_what_a_server_keeps(
    path: str, engine: str, runs: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who deletes someone, alone or beside a running bot, reads that a server keeps copies."""
    await told(path, engine, ANN, runs=runs, agreed=True)
    said = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"Everything stored about {ANN} is deleted") for line in said)
    assert (KEPT in said) == (engine == "postgresql")


@pytest.mark.file
async def test_backups_keep_it(path: str, engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    """They are also told until when the backups have what they delete, if there are any."""
    folder = Path(path).parent / "backups"
    await told(path, engine, ANN, runs=False, agreed=True)
    assert "backup" not in capsys.readouterr().out.lower()
    folder.mkdir()
    fill_with(f"{folder}/noughts-before-upgrade-20260102T030405Z.db", b"")
    await told(path, engine, ANN, runs=False, agreed=True)
    *_, daily, last = capsys.readouterr().out.splitlines()
    assert daily == f"Backups in {folder} still hold it, for 7 days at most."
    assert last == "The backup from before the last upgrade still holds it, until 2026-02-01."


@pytest.mark.parametrize("runs", [False, True])
async def test_an_unknown_person(
    path: str, engine: str, runs: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says where nothing is stored under an id, also while a bot runs, and asks nothing."""
    await told(path, engine, BEN, runs=runs, agreed=False)
    assert capsys.readouterr().out == f"Nothing is stored under the id {BEN} in {shown(path)}.\n"


@pytest.mark.parametrize("typed", ["", "n", None])
async def test_a_no(path: str, engine: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter alone means no; without a terminal it says what to type. Nothing is deleted then."""
    monkeypatch.setattr("bot.app.forget.is_interactive", lambda: typed is not None)
    monkeypatch.setattr("builtins.input", lambda _: typed)
    refused = pytest.raises(StartError, match=f"forget {ANN} --yes")
    with refused if typed is None else nullcontext():
        await told(path, engine, ANN, runs=False, agreed=False)
    async with opened(path) as database:
        assert await database.read(lambda db: is_known(db, ANN))


@pytest.mark.file
async def test_the_command_waits_for_the_bot(database: Database, path: str) -> None:
    """It goes on waiting while the deletion is not finished, and says so if it takes too long."""
    await visit(path, lambda db: begin(db, ANN, -5, NOW))
    assert not await is_deleted_within(path, ANN, 0)
    waiting = asyncio.create_task(is_deleted_within(path, ANN, TIMEOUT))
    await asyncio.sleep(0.1)
    assert await DeletionTable(database).delete_page(ANN)
    assert await waiting


STEPS = [
    ("block", "The {} 11 is shut out in {}: a running bot hears of it within a minute.", 1),
    ("block", "The {} 11 is shut out in {}: nothing has changed.", 1),
    ("unblock", "The {} 11 is not shut out in {}: a running bot hears of it within a minute.", 0),
    ("unblock", "The {} 11 is not shut out in {}: nothing has changed.", 0),
]


@pytest.mark.parametrize("kind", ["server", "person"])
@pytest.mark.parametrize("runs", [False, True])
async def test_what_they_say(path: str, bot: Bot, kind: str, *, runs: bool) -> None:
    """They say what they did, or that it was so already, and only once does something change."""
    async with opened(path):
        pass
    for command, says, count in STEPS:
        async with opened(path) if runs else nullcontext():
            said = await asyncio.to_thread(bot, f"{command} {kind} {ANN}")
        assert (said.status, said.err) == (0, "")
        assert said.out == f"{says.format(kind, shown(path))}\n"
        async with opened(path) as database:
            _, stored = await ShutOutTable(database).find()
        assert (len(stored), ANN in stored) == (count, count == 1 and kind == "server")


async def test_after_a_deletion(path: str, bot: Bot) -> None:
    """Someone who deletes their data stays shut out, and can be let in by their id."""
    async with opened(path) as database:
        await asyncio.to_thread(bot, f"block person {ANN}")
        await acts.delete(database, ANN, -5)
        for command, says, _ in STEPS[1:3]:
            said = await asyncio.to_thread(bot, f"{command} person {ANN}")
            assert said.out == f"{says.format('person', shown(path))}\n"
