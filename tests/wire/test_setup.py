"""`python -m bot setup`: the questions, the file it writes, and the token, which never shows."""

import json
import sys

import pytest

from tests.chat.ids import TOKEN
from tests.chat.until import until
from tests.project_files import ROOT, text_of
from tests.store.sqlite.faults import bytes_of, exists, fill_with, mode_of, permit
from tests.test_container import EGG
from tests.wire.command import run_command
from tests.wire.process import Program
from tests.wire.terminal import in_terminal, terminal
from tests.wire.test_refused_starts import WRONG_TOKEN, closed_port
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

ASKED = "Token (it stays hidden)"


def env_of(world: World) -> str:
    return f"{world.folder}/.env"


async def test_from_a_token_to_a_link(new_world: World) -> None:
    """A wrong token is asked for again; the right one is stored privately and never shown."""
    fill_with(env_of(new_world), b"# mine\nLOG_LEVEL=INFO\nDISCORD_TOKEN=\n")
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


async def test_the_profile_is_offered(new_world: World) -> None:
    """A text and tags are offered where there are none, and set only if the host agrees."""
    application = new_world.discord.routes.application
    application |= {"description": "", "tags": [], "integration_types_config": {"0": {}}}
    async with terminal(new_world, "setup", DISCORD_TOKEN="") as screen:
        await screen.answer(ASKED, TOKEN)
        await screen.answer("profile text?", "")
        await screen.answer("Set these tags?", "n")
        assert await screen.ended() == 0
    assert "User Install is off" in screen.shown
    assert new_world.discord.routes.application["description"].startswith("Tic-tac-toe")
    assert new_world.discord.routes.application["tags"] == []


async def test_what_the_host_has_set_stays(new_world: World) -> None:
    """A profile that is set is not asked about, and a token that is set can be kept."""
    async with terminal(new_world, "setup") as screen:
        await screen.answer("Enter alone to keep", "")
        assert await screen.ended() == 0
    assert new_world.discord.requests_to("change") == []
    assert not exists(env_of(new_world))


async def test_a_run_without_a_token(new_world: World) -> None:
    """In a terminal, `run` without a token asks for it and then runs."""
    async with terminal(new_world, "run", DISCORD_TOKEN="") as screen:
        await screen.answer(ASKED, TOKEN)
        await until(lambda: new_world.discord.gateway.ready, "the log-in")
        screen.interrupt()
        assert await screen.ended() == 0
    assert TOKEN not in screen.shown


PANEL = Program((sys.executable, str(ROOT / "main.py")))


async def test_a_panel_without_a_token(new_world: World) -> None:
    """A panel attaches a terminal in which nobody types: a start without a token simply ends."""
    settings = new_world.settings(DISCORD_TOKEN="")
    async with in_terminal(new_world.folder, PANEL, **settings) as screen:
        assert await screen.ended() == 2
    assert "DISCORD_TOKEN is not set" in screen.shown
    assert ASKED not in screen.shown


async def test_a_panel_sees_that_it_is_ready(new_world: World) -> None:
    """The panel's egg waits for a text that the bot logs once people can play."""
    done = json.loads(json.loads(text_of(EGG))["config"]["startup"])["done"]
    async with in_terminal(new_world.folder, PANEL, **new_world.settings()) as screen:
        await until(lambda: done in screen.shown, f"{done!r}: {screen.shown}")
        screen.interrupt()
        assert await screen.ended() == 0


async def test_a_token_file_is_not_asked_about(new_world: World) -> None:
    """A token in a file of its own is checked, and none is asked for or stored beside it."""
    (new_world.folder / "token").write_text(TOKEN)
    changes = {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": "token"}
    async with terminal(new_world, "setup", **changes) as screen:
        assert await screen.ended() == 0
    assert "Discord knows the bot as Noughts" in screen.shown
    assert ASKED not in screen.shown
    assert not exists(env_of(new_world))


async def test_no_token_is_accepted(new_world: World) -> None:
    """After three wrong tokens the command ends with a sentence, and stores none."""
    async with terminal(new_world, "setup", DISCORD_TOKEN="") as screen:
        for _ in range(3):
            await screen.answer(ASKED, WRONG_TOKEN)
        assert await screen.ended() == 2
    assert "No token is stored: to try again, type " in screen.shown
    assert not exists(env_of(new_world))


async def test_enter_alone(new_world: World) -> None:
    """Anyone who presses Enter reads that no token was entered, and at last what to type."""
    async with terminal(new_world, "setup", DISCORD_TOKEN="") as screen:
        for _ in range(3):
            await screen.answer(ASKED, "")
        assert await screen.ended() == 2
    assert screen.shown.count("No token was entered.") == 3
    assert "DISCORD_TOKEN is not set" not in screen.shown
    assert screen.shown.splitlines()[-1].endswith("-m bot setup.")
    assert not exists(env_of(new_world))


async def test_a_malformed_token_is_replaced(new_world: World) -> None:
    """A token that is none does not keep the setup from asking for another."""
    fill_with(env_of(new_world), b"DISCORD_TOKEN=two words\n")
    async with terminal(new_world, "setup", DISCORD_TOKEN="") as screen:
        await screen.answer(ASKED, TOKEN)
        assert await screen.ended() == 0, screen.shown
    assert bytes_of(env_of(new_world)).decode() == f"DISCORD_TOKEN={TOKEN}\n"


async def test_the_end_of_the_input(new_world: World) -> None:
    """Ctrl-D leaves the question at once, as nobody can be asked again."""
    async with terminal(new_world, "setup", DISCORD_TOKEN="") as screen:
        await until(lambda: ASKED in screen.shown, "the question")
        screen.end_input()
        assert await screen.ended() == 2
    assert screen.shown.count(ASKED) == 1
    assert "No token is stored: to try again, type " in screen.shown


async def test_without_a_network(new_world: World) -> None:
    """Where Discord cannot be reached, it says so, and does not ask for another token."""
    closed = closed_port()
    async with terminal(new_world, "setup", DISCORD_TOKEN="", DISCORD_API_URL=closed) as screen:
        await screen.answer(ASKED, TOKEN)
        assert await screen.ended() == 2
    assert "cannot be reached" in screen.shown
    assert not exists(env_of(new_world))


async def test_a_question_can_be_left(new_world: World) -> None:
    """Ctrl-C ends the question at once."""
    async with terminal(new_world, "setup", DISCORD_TOKEN="") as screen:
        await until(lambda: ASKED in screen.shown, "the question")
        screen.interrupt()
        assert await screen.ended() == 0
    assert "Traceback" not in screen.shown


async def test_without_a_terminal(new_world: World) -> None:
    """It asks nothing: without a token it says what to set, with one it checks it."""
    ended = await run_command(new_world, "setup", DISCORD_TOKEN="")
    assert (ended.status, "put DISCORD_TOKEN=" in ended.errors) == (2, True)
    ended = await run_command(new_world, "setup")
    assert (ended.status, "Three clicks are left" in ended.output) == (0, True)
    assert TOKEN not in ended.output + ended.errors
    ended = await run_command(new_world, "setup", DISCORD_TOKEN=WRONG_TOKEN)
    assert (ended.status, "does not accept" in ended.errors) == (2, True)
