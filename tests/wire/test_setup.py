"""`python -m bot setup`: the questions, the file it writes, and the token, which never shows."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable

import pytest

from bot import log
from bot.__main__ import main
from bot.app import setup
from tests.app.conftest import Said
from tests.chat.ids import TOKEN
from tests.chat.until import until
from tests.project_files import ROOT, text_of
from tests.store.sqlite.faults import bytes_of, exists, fill_with, mode_of, permit
from tests.test_container import EGG
from tests.wire.process import Program
from tests.wire.terminal import in_terminal, terminal
from tests.wire.test_refused_starts import WRONG_TOKEN, closed_port
from tests.wire.world import World

ASKED = "Token (it stays hidden)"


def env_of(world: World) -> str:
    return f"{world.folder}/.env"


async def test_from_a_token_to_a_link(new_world: World) -> None:
    """What is no token is asked for again; the right one is stored privately and never shown."""
    fill_with(env_of(new_world), b"# mine\nLOG_LEVEL=INFO\nDISCORD_TOKEN=two words\n")
    permit(env_of(new_world), 0o644)
    async with terminal(new_world, "setup", DISCORD_TOKEN="") as screen:
        await screen.answer(ASKED, WRONG_TOKEN)
        await screen.answer(ASKED, "two words")
        await screen.answer(ASKED, TOKEN)
        assert await screen.ended() == 0
    assert "does not accept this token" in screen.shown
    assert "Discord knows the bot as Noughts" in screen.shown
    assert "oauth2/authorize?client_id=" in screen.shown
    assert TOKEN not in screen.shown
    expected = f"# mine\nLOG_LEVEL=INFO\nDISCORD_TOKEN={TOKEN}\n"
    assert bytes_of(env_of(new_world)).decode() == expected
    assert mode_of(env_of(new_world)) == 0o600


@pytest.mark.parametrize("key", ["Ctrl-C", "Ctrl-D"])
async def test_a_question_can_be_left(new_world: World, key: str) -> None:
    """Either key ends the questions at once, and nothing is stored."""
    async with terminal(new_world, "setup", DISCORD_TOKEN="") as screen:
        await until(lambda: ASKED in screen.shown, "the question")
        (screen.interrupt if key == "Ctrl-C" else screen.end_input)()
        assert await screen.ended() == (0 if key == "Ctrl-C" else 2)
    assert (screen.shown.count(ASKED), "Traceback" in screen.shown) == (1, False)
    assert not exists(env_of(new_world))


async def test_a_run_without_a_token(new_world: World) -> None:
    """In a terminal, `run` without a token asks for it and then runs."""
    async with terminal(new_world, "run", DISCORD_TOKEN="") as screen:
        await screen.answer(ASKED, TOKEN)
        await until(lambda: new_world.discord.gateway.ready, "the log-in")
        screen.interrupt()
        assert await screen.ended() == 0
    assert TOKEN not in screen.shown


async def test_a_run_without_a_token_or_a_network(new_world: World) -> None:
    """The token is asked for once, stored, and tried until Discord can be reached."""
    away = closed_port()
    async with terminal(new_world, "run", DISCORD_TOKEN="", DISCORD_API_URL=away) as screen:
        await screen.answer(ASKED, TOKEN)
        await until(lambda: "no start yet" in screen.shown, "the first attempt")
        screen.interrupt()
        assert await screen.ended() == 0
    assert f"DISCORD_TOKEN={TOKEN}" in bytes_of(env_of(new_world)).decode()
    assert TOKEN not in screen.shown


PANEL = Program((sys.executable, str(ROOT / "main.py")))


async def test_a_panel_without_a_token(new_world: World) -> None:
    """A panel attaches a terminal in which nobody types: a start without a token simply ends."""
    settings = new_world.settings(DISCORD_TOKEN="")
    async with in_terminal(new_world.folder, PANEL, **settings) as screen:
        assert await screen.ended() == 2
    assert "DISCORD_TOKEN is not set" in screen.shown
    assert ASKED not in screen.shown


async def test_a_command_on_a_panel(new_world: World) -> None:
    """The file that a panel starts does what is typed after its name."""
    restoring = Program((*PANEL.command, "restore", "backups/none.db"))
    async with in_terminal(new_world.folder, restoring, **new_world.settings()) as screen:
        assert await screen.ended() == 2
    assert "There is no backup at" in screen.shown


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("level", ["INFO", "CRITICAL"])
async def test_a_panel_sees_that_it_is_ready(new_world: World, form: str, level: str) -> None:
    """The egg waits for texts of which the bot logs one, in every log, once people can play."""
    done = json.loads(json.loads(text_of(EGG))["config"]["startup"])["done"]
    settings = new_world.settings(LOG_FORMAT=form, LOG_LEVEL=level)
    async with in_terminal(new_world.folder, PANEL, **settings) as screen:
        await until(lambda: any(it in screen.shown for it in done), f"{done!r}: {screen.shown}")
        assert new_world.discord.gateway.ready
        screen.interrupt()
        assert await screen.ended() == 0


SetUp = Callable[..., Awaitable[Said]]


@pytest.fixture
def set_up(
    new_world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> SetUp:
    """Return what runs the command for someone who types tokens and `agrees`, or `alone`."""
    monkeypatch.chdir(new_world.folder)
    monkeypatch.setattr(log, "configure", lambda *_: None)

    async def run(
        *typed: str, agrees: tuple[bool, ...] = (), alone: bool = False, **changes: str
    ) -> Said:
        tokens, answers = list(typed), list(agrees)
        monkeypatch.setattr(setup, "is_interactive", lambda: not alone)
        monkeypatch.setattr(setup, "ask_hidden", lambda _: tokens.pop(0))
        monkeypatch.setattr(setup, "ask_yes", lambda _: answers.pop(0))
        for name, text in new_world.settings(**{"DISCORD_TOKEN": ""} | changes).items():
            monkeypatch.setenv(name, text)
        said = Said(await asyncio.to_thread(main, ["setup"]), *capsys.readouterr())
        assert (tokens, answers, TOKEN in said.out + said.err) == ([], [], False)
        return said

    return run


async def test_the_profile_is_offered(new_world: World, set_up: SetUp) -> None:
    """A text and tags are offered where there are none, and set only if the host agrees."""
    application = new_world.discord.routes.application
    application |= {"description": "", "tags": [], "integration_types_config": {"0": {}}}
    said = await set_up(TOKEN, agrees=(True, False))
    assert (said.status, "User Install is off" in said.out) == (0, True)
    assert new_world.discord.routes.application["description"].startswith("Tic-tac-toe")
    assert new_world.discord.routes.application["tags"] == []


async def test_what_the_host_has_set_stays(new_world: World, set_up: SetUp) -> None:
    """A profile that is set is not asked about, and a token that is set can be kept."""
    assert (await set_up("", DISCORD_TOKEN=TOKEN)).status == 0
    (new_world.folder / "token").write_text(TOKEN)
    of_file = {"DISCORD_TOKEN_FILE": "token"}
    assert "Discord knows the bot as Noughts" in (await set_up(**of_file)).out
    assert new_world.discord.requests_to("change") == []
    assert not exists(env_of(new_world))


@pytest.mark.parametrize(
    ("typed", "out", "err"),
    [
        ([WRONG_TOKEN] * 3, "does not accept this token", "No token is stored: to try again, type"),
        ([""] * 3, "No token was entered.", "-m bot setup."),
    ],
)
async def test_no_token_is_accepted(
    new_world: World, set_up: SetUp, typed: list[str], out: str, err: str
) -> None:
    """After three that are none the command ends with what to type, and stores none."""
    said = await set_up(*typed)
    assert (said.status, said.out.count(out), err in said.err) == (2, 3, True)
    assert not exists(env_of(new_world))


async def test_without_a_network(new_world: World, set_up: SetUp) -> None:
    """Where Discord cannot be reached, it says so, and keeps the token for another attempt."""
    said = await set_up(TOKEN, DISCORD_API_URL=closed_port())
    assert (said.status, "cannot be reached" in said.err) == (2, True)
    assert bytes_of(env_of(new_world)).decode() == f"DISCORD_TOKEN={TOKEN}\n"


async def test_without_a_terminal(set_up: SetUp) -> None:
    """It asks nothing: without a token it says what to set, with one it checks it."""
    tokens = ("", TOKEN, WRONG_TOKEN)
    nothing, right, wrong = [await set_up(DISCORD_TOKEN=it, alone=True) for it in tokens]
    assert (nothing.status, "put DISCORD_TOKEN=" in nothing.err) == (2, True)
    assert (right.status, "Three clicks are left" in right.out) == (0, True)
    assert (wrong.status, "does not accept" in wrong.err) == (2, True)
