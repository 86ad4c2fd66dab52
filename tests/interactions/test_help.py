from typing import Any

import discord
import pytest
from discord import app_commands

from bot.locales import translate
from engines.games.variants import GAMES
from tests.chat.actors import Actor
from tests.chat.people import ELSEWHERE, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.conftest import visible
from tests.interactions.games import friends, give_up
from tests.interactions.pages import delete_all, settings

PLAY = {"tictactoe start": "Play the bot", "tictactoe challenge": "Play a friend"}
BUTTONS = {**PLAY, "stats": "Stats"}
"""The commands that have a button on the page."""
BACK = "Back"
LEFT_OUT = {
    "help": "the page itself",
    "Challenge to tic-tac-toe": "needs a person, in whose menu it is",
    "Tic-tac-toe stats": "needs a person, in whose menu it is",
    "Review tic-tac-toe": "needs a message, in whose menu it is",
}
"""The commands that the page does not have, and why."""


async def page(person: Actor) -> ShownMessage:
    return (await person.slash("help")).private


async def asked_who(person: Actor) -> ShownMessage:
    shown = await page(person)
    await person.click(shown, "Play a friend")
    return shown


def options(shown: ShownMessage) -> list[str]:
    return [option["label"] for option in shown.menus[1]["options"]]


@pytest.mark.parametrize("game", ["classic", "sizes"])
async def test_any_game_starts_from_help(world: World, game: str) -> None:
    """The first menu of `/help` starts the game that is picked, after a restart too."""
    shown = await page(world.ann)
    await world.restart()
    number = str(list(GAMES).index(game))
    said = (await world.ann.select(shown, [number])).shown.text
    named = [it for it in GAMES if f"**{translate('en', f'game-{it}')}**: " in said]
    assert named == [game][: game != "classic"]


async def test_no_command_is_missing(world: World, owner: Actor) -> None:
    """Each command is in the menu or has a button, unless there is a reason to leave it out."""
    tree: app_commands.CommandTree[Any] = world.client.tree
    kinds = (discord.AppCommandType.user, discord.AppCommandType.message)
    menus = [it for kind in kinds for it in tree.get_commands(type=kind)]
    slash = [it for it in tree.walk_commands() if isinstance(it, app_commands.Command)]
    shown = await page(owner)
    assert shown.labels == [*BUTTONS.values()]
    offered = [option.removeprefix("/") for option in options(shown)]
    on_page = sorted([*offered, *BUTTONS, *LEFT_OUT])
    assert on_page == sorted([*(it.qualified_name for it in slash), *(it.name for it in menus)])


@pytest.mark.parametrize(
    ("opened", "way"),
    [
        *(("Stats", ["Global", "How ratings work"]), ("Play a friend", []), ("engines", [])),
        *(("history", ["Games of this server"]), ("arena", ["Announce"])),
        ("privacy", ["Stop challenges"]),
    ],
)
async def test_all_pages_lead_back(world: World, owner: Actor, opened: str, way: list[str]) -> None:
    """Each page that replaces this one leads back to it, however far someone goes from there."""
    person = owner if opened == "arena" else world.ann
    shown = await page(person)
    before, text_before = shown.components, shown.text
    if opened in BUTTONS.values():
        await person.click(shown, opened)
    else:
        await person.select(shown, [opened])
    for label in way:
        await person.click(shown, label)
    assert shown.text != text_before
    assert shown.labels.count(BACK) == 1
    await person.click(shown, BACK)
    assert shown.components == before


async def test_the_last_three_opponents_are_one_press_away(world: World) -> None:
    """The latest opponents in this place come first, three at most, each with a button."""
    others = [world.someone(name) for name in ("Cleo", "Dan", "Eve")]
    for other in (*others, world.ben, others[2]):
        challenged = await world.ann.slash("tictactoe challenge", opponent=other)
        await other.click(challenged.shown, "Accept")
        await give_up(world.ann)
    shown = await asked_who(world.ann)
    latest = (others[2], world.ben, others[1])
    lines = [f"`{number}.` <@{person.id}>" for number, person in enumerate(latest, 1)]
    assert visible(shown.text).splitlines()[1:4] == lines
    assert shown.labels[:3] == ["Challenge 1", "Challenge 2", "Challenge 3"]
    await world.restart()
    result = await world.ann.click(shown, "Challenge 2")
    assert f"Tic-tac-toe, <@{world.ben.id}>?" in visible(result.shown.text)


async def test_opponents_elsewhere_are_not_offered(world: World) -> None:
    """Opponents in other places are left out, and so are people who deleted their data."""
    await friends(world)
    await give_up(world.ann)
    assert "Challenge 1" not in (await asked_who(world.ann.at(another_channel(ELSEWHERE)))).labels
    assert "Challenge 1" in (await asked_who(world.ann)).labels
    await delete_all(world.ben)
    assert "Challenge 1" not in (await asked_who(world.ann)).labels


async def test_a_friend_is_picked_from_a_menu(world: World) -> None:
    """Anyone who is picked is challenged; another bot is refused in a sentence."""
    asked = await asked_who(world.ann)
    robot = world.someone("robot", bot=True)
    assert "Other bots can't play" in (await world.ann.select(asked, [robot])).said
    challenged = (await world.ann.select(asked, [world.ben])).shown
    assert f"Tic-tac-toe, <@{world.ben.id}>?" in challenged.text
    await world.ben.click(challenged, "Accept")
    assert "Your turn" in challenged.text


async def test_settings_are_for_managers(world: World, owner: Actor) -> None:
    """Only people who may manage the server find its settings in the menu, and the arena."""
    assert not {"/arena", "/settings"} & {*options(await page(world.ann))}
    shown = await page(owner)
    assert options(shown)[-2:] == ["/arena", "/settings"]
    assert (await owner.select(shown, ["settings"])).shown.text == (await settings(owner)).text


async def test_help_in_a_direct_message(world: World) -> None:
    """The page works in a direct message: it starts a game and shows the global leaderboard."""
    ann = world.ann.alone
    shown = (await ann.slash("help")).shown
    assert shown.labels == ["Play the bot", "Play a friend", "Stats"]
    assert "Nobody else can see" in (await ann.click(shown, "Play a friend")).said
    assert "Your turn" in (await ann.click(shown, "Play the bot")).shown.text
    await ann.click(shown, "Stats")
    assert "Global leaderboard" in shown.text
