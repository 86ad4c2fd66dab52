"""Every command as newcomers give it: no option, a server without settings, a new database."""

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot import __main__ as bot_commands
from bot.domain.daily.days import start_of
from engines.terminal import options as engine_commands
from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.shown import ShownMessage
from tests.chat.until import until
from tests.chat.world import World
from tests.command_line import commands_of
from tests.project_files import ROOT
from tests.wire.process import Program
from tests.wire.terminal import Terminal, in_terminal

USER, MESSAGE = discord.AppCommandType.user, discord.AppCommandType.message
MENU, STATS_MENU = "Challenge to tic-tac-toe", "Tic-tac-toe stats"
REVIEW_MENU = "Review tic-tac-toe"
NO_GAME = "You have no game in this channel. Start one with `/tictactoe start`."

FOR_ALL: dict[str, tuple[str, ...]] = {
    "tictactoe start": ("Noughts (medium)", "Resign"),
    "tictactoe challenge": ("The first to join plays", "Casual: 15 minutes per move", "Join"),
    "tictactoe watch": ("**X**", "**O**", "Again", "Review"),
    MENU: ("<@ben>?", "<@olga> challenges you", "Casual: 15 minutes per move", "Accept"),
}
"""What a command shows to everybody."""
FOR_ONE: dict[str, tuple[str, ...]] = {
    "tictactoe board": (NO_GAME,),
    "tictactoe resign": (NO_GAME,),
    "tictactoe review": ("You haven't finished a game yet. Start one with `/tictactoe start`.",),
    "tictactoe engines": ("Dice", "Lines", "Wargames", "Sampling", "Minimax", "Perfect", "Tree"),
    REVIEW_MENU: ("I have no game to show you here.",),
    STATS_MENU: ("<@ben>", "No game that counts here yet."),
    "help": ("Play the bot", "Play a friend", "Stats", "Reverse: three in a row", "/settings"),
    "stats": ("Leaderboard of this server", "Nobody has finished a game that counts yet", "Global"),
    "history": ("Your games", "No games to show here yet. Play one", "Games of this server"),
    "arena": (
        *("Arena: Vanishing", "Starts in 5 minutes", "and lasts 20 minutes", "(Vanishing"),
        *("(20 minutes)", "(in 5 minutes)", "Nobody else sees this yet", "Announce"),
    ),
    "daily": ("Puzzle #1 · Drop", "X moves and wins in 4 moves.", "Try 1 of 3", "Hint"),
    "privacy": ("anyone you don't block can challenge you", "Show my data", "Delete my data"),
    "settings": (
        "**Games**: medium · Casual",
        "count globally",
        "**Seasons**: the first",
        "automatic",
    ),
}
"""What only the person sees; in brackets is what a menu has chosen."""
TAKEN = ("Port 8911 is in use or not allowed: choose another with --port.",)
"""What the preview says while another one runs on this machine."""
IN_TERMINAL: dict[str, tuple[int, tuple[str, ...]]] = {
    "bot": (2, ("run|preview|setup|doctor|migrate",)),
    "bot run": (0, ("The bot needs its token.", "discord.com/developers", "stays hidden")),
    "bot setup": (0, ("The bot needs its token.", "discord.com/developers", "stays hidden")),
    "bot preview": (0, ("http://127.0.0.1:8911", "Press Ctrl-C here to stop")),
    "bot doctor": (1, ("DISCORD_TOKEN is not set", "setup", "is made by the first start")),
    "bot migrate": (0, ("data/noughts.db is up to date",)),
    "bot recount": (2, ("There is no database at data/noughts.db.",)),
    "bot stats": (2, ("There is no database at data/noughts.db.",)),
    "bot backup": (2, ("required: FILE",)),
    "bot restore": (2, ("required: FILE",)),
    "bot copy-to": (2, ("required: URL",)),
    "bot forget": (2, ("required: USER_ID",)),
    "engines": (2, ("play|think|table|solve|review|puzzles",)),
    "engines puzzles": (2, ("required: show|make",)),
    "engines play": (0, ("level:medium", "where? (q quits)")),
    "engines think": (130, ("Type a board a line", "Ctrl-D ends it")),
    "engines solve": (130, ("Type the moves of a game of classic", "Ctrl-D ends it")),
    "engines review": (130, ("Type the moves of a game of classic", "Ctrl-D ends it")),
    "engines table": (0, ("Percent scored by each level", "unbeatable  perfect       97.6")),
}
"""What a command says in a terminal, and its exit status."""
STAY = (
    *("bot run", "bot setup", "bot preview"),
    *("engines play", "engines think", "engines solve", "engines review"),
)
"""The commands that go on until Ctrl-C."""


@pytest.fixture
def now() -> Callable[[], datetime]:
    """Return a clock that shows the day of the first daily puzzle."""
    return lambda: start_of(1)


@pytest.mark.parametrize("command", [*FOR_ALL, *FOR_ONE])
async def test_a_command_on_discord(world: World, owner: Actor, command: str) -> None:
    """The answer says what is true of a new server, to everybody or to one person."""
    if command in (MENU, STATS_MENU, REVIEW_MENU):
        on_page = command == REVIEW_MENU
        target = (await owner.slash("help")).shown if on_page else world.ben
        answer = await owner.menu(command, target)
    else:
        answer = await owner.slash(command)
    assert answer.shown.is_private is (command in FOR_ONE)
    names = {str(owner.id): "olga", str(world.ben.id): "ben"}
    said = seen(answer.shown)
    for number, name in names.items():
        said = said.replace(number, name)
    assert [text for text in (FOR_ALL | FOR_ONE)[command] if text not in said] == [], said


async def test_an_arena_on_discord(world: World, owner: Actor) -> None:
    """What everybody sees says which game it is, and for how long, though nobody has chosen."""
    asked = (await owner.slash("arena")).shown
    assert world.seen() == []
    await owner.click(asked, "Announce")
    assert "The arena is announced in" in asked.text
    announcement = world.seen()[0].text
    for text in ("Vanishing", "and lasts 20 minutes", "Nobody has joined yet"):
        assert text in announcement


def seen(shown: ShownMessage) -> str:
    """Return what a person reads on a message: texts, labels and options."""
    labels = [one["label"] for one in shown.all_buttons]
    options = [_option(one) for one in shown.options]
    return "\n".join((shown.text, *labels, *options))


def _option(option: Payload) -> str:
    return f"({option['label']})" if option.get("default") else str(option["label"])


@pytest.mark.outside
@pytest.mark.parametrize("command", IN_TERMINAL)
async def test_a_command_in_a_terminal(command: str, tmp_path: Path) -> None:
    """It says what there is to do, or does it, and ends without a traceback."""
    package, *names = command.split()
    status, texts = IN_TERMINAL[command]
    program = Program((sys.executable, "-m", package), {"PYTHONPATH": str(ROOT), "BROWSER": "true"})
    async with in_terminal(tmp_path, program, *names) as screen:
        if not await says(screen, texts):
            assert (command, await says(screen, TAKEN)) == ("bot preview", True), screen.shown
            status = 2
        elif command in STAY:
            screen.interrupt()
        assert await screen.ended() == status
    assert "Traceback" not in screen.shown


async def says(screen: Terminal, texts: tuple[str, ...]) -> bool:
    """Wait until a terminal shows all the texts, or has ended without them."""

    def missing() -> list[str]:
        return [text for text in texts if text not in screen.shown]

    await until(lambda: not missing() or screen.is_closed, "an answer")
    return not missing()


async def test_no_command_is_left_out(world: World) -> None:
    """Every command that the bot and the terminal offer is tried here."""
    tree: app_commands.CommandTree[discord.Client] = world.client.tree
    slash = [it for it in tree.walk_commands() if isinstance(it, app_commands.Command)]
    menus = [tree.get_commands(type=kind) for kind in (USER, MESSAGE)]
    offered = {it.qualified_name for it in (*slash, *menus[0], *menus[1])}
    assert offered == {*FOR_ALL, *FOR_ONE}
    parsers = {"bot": bot_commands.parser(), "engines": engine_commands.parser()}
    commands = {f"{name} {it}" for name, parser in parsers.items() for it in commands_of(parser)}
    assert commands | parsers.keys() == IN_TERMINAL.keys()
