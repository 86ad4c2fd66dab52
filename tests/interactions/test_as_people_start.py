"""Every command as newcomers give it: no option, a server without settings, a new database."""

import discord
import pytest
from discord import app_commands

from bot.domain.daily.days import start_of
from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.practice.test_finding import NONE_YET

pytestmark = pytest.mark.parametrize("now", [lambda: start_of(1)], ids=["the first daily puzzle"])

USER, MESSAGE = discord.AppCommandType.user, discord.AppCommandType.message
MENU, STATS_MENU = "Challenge to tic-tac-toe", "Tic-tac-toe stats"
REVIEW_MENU = "Review tic-tac-toe"
NO_GAME = "I have no game for you here. Start one with `/tictactoe start`."

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
    REVIEW_MENU: ("I have no game for you here.",),
    STATS_MENU: ("<@ben>", "No game that counts here yet."),
    "help": ("Play the bot", "Play a friend", "Stats", "Reverse: three in a row", "/settings"),
    "stats": ("Leaderboard of this server", "Nobody has finished a game that counts yet", "Global"),
    "history": ("Your games", "No games to show here yet. Play one", "Games of this server"),
    "arena": (
        *("Arena: Vanishing", "Starts in 5 minutes", "and lasts 20 minutes", "(Vanishing"),
        *("(20 minutes)", "(in 5 minutes)", "Nobody else sees this yet", "Announce"),
    ),
    "daily": ("Puzzle #1 · Drop", "X moves and wins in 4 moves.", "Try 1 of 3", "Hint"),
    "practice": (NONE_YET, "Play"),
    "privacy": ("anyone you don't block can challenge you", "Show my data", "Delete my data"),
    "settings": (
        "**Games**: medium · Casual: 15 minutes per move · they count globally",
        *("**Seasons**: the first", "**Daily puzzle**: off", "automatic"),
    ),
}
"""What only the person sees; in brackets is what a menu has chosen."""


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


def seen(shown: ShownMessage) -> str:
    labels = [one["label"] for one in shown.all_buttons]
    options = [_option(one) for one in shown.options]
    return "\n".join((shown.text, *labels, *options))


def _option(option: Payload) -> str:
    return f"({option['label']})" if option.get("default") else str(option["label"])


async def test_no_command_is_left_out(world: World) -> None:
    """Every command that the bot offers is tried here."""
    tree: app_commands.CommandTree[discord.Client] = world.client.tree
    slash = [it for it in tree.walk_commands() if isinstance(it, app_commands.Command)]
    menus = [tree.get_commands(type=kind) for kind in (USER, MESSAGE)]
    assert {it.qualified_name for it in (*slash, *menus[0], *menus[1])} == {*FOR_ALL, *FOR_ONE}
