import discord
import pytest

from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.shown import ShownMessage
from tests.chat.world import World, now
from tests.interactions.conftest import settings
from tests.interactions.test_challenge import challenge, click
from tests.interactions.test_stats import stats, win

Owner = Actor


def options_in(shown: ShownMessage) -> list[tuple[str, Payload]]:
    """Return the options of all menus, each with its menu's custom id."""
    rows = [part for box in shown.components for part in box["components"]]
    menus = [menu for row in rows for menu in row.get("components", ()) if "options" in menu]
    return [(menu["custom_id"], option) for menu in menus for option in menu["options"]]


async def pick(person: Owner, shown: ShownMessage, word: str) -> None:
    """Pick the option that begins with a word."""
    menu, option = next(found for found in options_in(shown) if found[1]["label"].startswith(word))
    await person.select(shown, [option["value"]], custom_id=menu)


async def test_the_first_page_says_what_is_set(world: World, owner: Owner) -> None:
    """It has a line and a button for each subject, and what is changed there stands on it."""
    shown = await settings(world, owner)
    before = shown.text
    assert "**Games**: medium · Casual: 15 minutes per move · they count globally" in before
    assert "**Seasons**: the first" in before
    await owner.click(shown, label="Games")
    await pick(owner, shown, "Easy")
    await pick(owner, shown, "Quick")
    await owner.click(shown, label="Keep results on this server")
    await owner.click(shown, label="Back")
    after = shown.text
    assert "**Games**: easy · Quick: 1 minute per move · they don't count globally" in after


async def test_the_first_page_names_the_season(world: World, owner: Owner) -> None:
    """Each page on the way through a new season leads back to the first, which then names it."""
    shown = await settings(world, owner, "Seasons")
    await owner.click(shown, label="New season")
    for _ in range(2):
        await owner.click(shown, label="Start season 2")
    await owner.click(shown, label="Back")
    await owner.click(shown, label="Back")
    today = discord.utils.format_dt(now(), "D")
    assert f"**Seasons**: number 2, since {today}" in shown.text


async def test_the_menus_show_what_is_set(world: World, owner: Owner) -> None:
    """There are two menus; their chosen options are the defaults, and then what was picked."""
    shown = await settings(world, owner, "Games")
    assert len({menu for menu, _ in options_in(shown)}) == 2
    assert chosen(shown) == ["Medium", "Casual"]
    await pick(owner, shown, "Easy")
    await pick(owner, shown, "Slow")
    assert chosen(shown) == ["Easy", "Slow"]


def chosen(shown: ShownMessage) -> list[str]:
    """Return the first words of the chosen options."""
    return [one["label"].partition(":")[0] for _, one in options_in(shown) if one.get("default")]


@pytest.mark.parametrize(
    ("label", "time"), [("Quick", 60), ("Casual", 15 * 60), ("Slow", 3 * 86400)]
)
async def test_the_pace_of_a_server_is_the_default_of_its_challenges(
    world: World, owner: Actor, label: str, time: int
) -> None:
    """After a pace was picked, a challenge that names none is played at it."""
    shown = await settings(world, owner, "Games")
    await pick(owner, shown, label)
    board = await challenge(world)
    await click(world.ben, board, "Accept")
    await world.advance(time - 1)
    assert "Your turn" in board.text
    await world.advance(2)
    assert "ran out of time" in board.text


async def test_a_servers_matches_can_count_there_alone(world: World, owner: Owner) -> None:
    """After the switch, matches count only on the server's own leaderboard; it can be undone."""
    shown = await settings(world, owner, "Games")
    await owner.click(shown, label="Keep results on this server")
    assert "don't count for the global leaderboard" in shown.text
    await win(world, world.ann)
    assert "haven't finished" in (await stats(world, world.ann, scope="everywhere")).said
    card = await stats(world, world.ann, player=world.ann, scope="everywhere")
    assert "rating unchanged" in card.said
    assert f"<@{world.ann.id}>" in (await stats(world, world.ann)).said
    await owner.click(shown, label="Count results globally")
    assert "don't count" not in shown.text


async def test_settings_are_for_those_who_manage_the_server(world: World) -> None:
    """Discord does not offer the command to people who may not manage the server."""
    with pytest.raises(AssertionError, match="may not use"):
        await world.ann.slash("settings")
