import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from simcord import Preview, interactions
from simcord.backend.errors import SetupError
from simcord.results import InteractionResult

from bot.__main__ import main
from bot.app.client import Noughts
from bot.app.preview import _client as bot_of_the_preview, preview, show_keys, simulated
from bot.app.simulated_server import create_page
from bot.errors import StartError
from bot.locales import LANGUAGES, clear_cache, translate
from bot.locales.catalogue import Catalogue
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from tests.chat.messages import all_text
from tests.conftest import visible
from tests.project_files import ROOT


def said_to(result: InteractionResult) -> str:
    """Return what someone is told by the first answer."""
    assert result.response is not None
    return all_text(result.response.components)


def test_a_port_in_use(path: str) -> None:
    """A preview that finds its port in use leaves the other one's database as it is."""
    Path(path).write_bytes(b"matches of the running preview")
    with socket.create_server(("127.0.0.1", 0)) as running:
        port = running.getsockname()[1]
        with pytest.raises(StartError, match=f"Port {port} is in use"):
            asyncio.run(preview(Path(path), port, open_browser=False, locale="en-US"))
    assert Path(path).read_bytes() == b"matches of the running preview"


def test_keys_of_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for keys reads that of each sentence, where Discord has room for it."""
    clear_cache()
    with monkeypatch.context() as patched:
        patched.setattr(Catalogue, "say", Catalogue.say)
        show_keys()
        said = [translate("de", key) for key in ("play", "command-board", "welcome-settings")]
    clear_cache()
    plain = [translate("de", key) for key in ("play", "command-board", "welcome-settings")]
    assert said == [f"{plain[0]} ⟨play⟩", plain[1], f"{plain[2]} ⟨welcome-settings⟩"]


@pytest.mark.outside
def test_a_browser_in_the_terminal(tmp_path: Path) -> None:
    """A browser that stays in the foreground, such as w3m, loads the page, and the preview ends."""
    browser = tmp_path / "browser.py"
    browser.write_text(
        "import sys, urllib.request as web\n"
        "print(web.urlopen(sys.argv[1]).status, flush=True)\n"
        "sys.stdin.read()\n"
    )
    settings = {"BROWSER": f"{sys.executable} {browser} %s", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "preview", "--port", "0"], cwd=tmp_path, text=True,
        env=os.environ | settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as previewing:  # fmt: skip
        assert previewing.stdout is not None
        shown = [previewing.stdout.readline() for _ in range(3)]
        previewing.send_signal(signal.SIGINT)
    assert (shown[2:], previewing.returncode) == (["200\n"], 0)


@asynccontextmanager
async def previewed(database: Database, locale: str = "en-US") -> AsyncIterator[Preview]:
    """Give the page of a preview; SimCord is as it was at the end."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(interactions, "base_payload", interactions.base_payload)
        async with simulated(Noughts(database)) as env:
            page = create_page(env, 0, locale)
            await env.settle()
            yield page


@pytest.mark.slow
async def test_the_clock_of_the_simulation(database: Database) -> None:
    """The simulated Discord has the real time, also when the preview has run for a while."""
    async with simulated(Noughts(database)) as env:
        for _ in range(2):
            before = datetime.now(UTC)
            assert before <= env.now() <= datetime.now(UTC)
            await asyncio.sleep(0.01)


async def test_one_person_may_manage_the_server(database: Database) -> None:
    """Ann can open the settings of the server; Discord does not offer them to Ben."""
    async with previewed(database) as page:
        ann, ben = page.viewers
        assert "Settings of this server" in said_to(await ann.slash(page.channel, "settings"))
        with pytest.raises(SetupError, match="default-member-permissions"):
            await ben.slash(page.channel, "settings")


async def test_a_slow_answer(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes however long it takes: nothing says there after two seconds that it will."""
    later = [timedelta(0)]
    monkeypatch.setattr("bot.app.preview._now", lambda: datetime.now(UTC) + later[-1])

    async def last_finished(*_: object) -> None:
        later.append(timedelta(seconds=10))

    monkeypatch.setattr(MatchTable, "last_finished", last_finished)
    async with previewed(database) as page:
        shown = await page.viewers[0].slash(page.channel, "tictactoe review")
        assert "You haven't finished a game yet." in said_to(shown)


def test_a_language_that_is_none(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The preview refuses a language without a catalogue, in a sentence that names the others."""
    assert main(["preview", f"--database={path}", "--language=tlh"]) == 2
    said = capsys.readouterr().err
    assert "There is no language 'tlh': the bot knows " in said
    assert "en-GB, en-US" in said


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    catalogue = tmp_path / "de.ftl"
    catalogue.write_text("help-hint = Hallo\nwelcome-text = Willkommen\n", encoding="utf-8")
    monkeypatch.setitem(LANGUAGES, "de", catalogue)
    clear_cache()
    yield
    clear_cache()


@pytest.mark.usefixtures("german")
async def test_people_with_another_language(database: Database) -> None:
    """People in the preview read the language that was asked for, in the welcome as well."""
    async with previewed(database, "de") as page:
        assert "Willkommen" in visible(str(page.channel.history()[0].components[0]))
        assert "Hallo" in said_to(await page.viewers[0].slash(page.channel, "help"))


async def test_the_first_look(database: Database) -> None:
    """The channel begins with the one welcome that a server gets."""
    async with previewed(database) as page:
        (shown,) = page.channel.history()
        assert "I'm Noughts" in visible(str(shown.components[0]))


@pytest.mark.parametrize("given", [True, False])
async def test_its_database(
    *, given: bool, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is where it was asked for, otherwise a temporary one, and goes with the preview."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    before = files_in(tmp_path)
    async with bot_of_the_preview(Path(path) if given else None) as client, simulated(client):
        (made,) = [file for file in files_in(tmp_path) - before if file.suffix == ".db"]
    assert (made.name, made == Path(path)) == ("noughts.db" if given else "preview.db", given)
    assert files_in(tmp_path) == before


def files_in(folder: Path) -> set[Path]:
    return {*folder.rglob("*")}
