import discord
import pytest

from tests.chat.actors import Actor
from tests.chat.world import World, now
from tests.interactions.games import friends, played
from tests.interactions.pages import settings


async def test_the_first_page_says_what_is_set(world: World, owner: Actor) -> None:
    """It has a line and a button for each subject, and what is changed there stands on it."""
    shown = await settings(owner)
    await owner.click(shown, "Games")
    await owner.pick(shown, "Easy")
    await owner.pick(shown, "Quick")
    await owner.click(shown, "Keep results in this server")
    await owner.click(shown, "Back")
    assert "**Games**: easy · Quick: 1 minute per move · they don't count globally" in shown.text


async def test_the_first_page_names_the_season(world: World, owner: Actor) -> None:
    """Each page on the way through a new season leads back to the first, which then names it."""
    shown = await settings(owner, "Seasons", "New season", "Start season 2", "Back", "Back")
    today = discord.utils.format_dt(now(), "D")
    assert f"**Seasons**: number 2, since {today}" in shown.text


@pytest.mark.parametrize(("label", "time"), [("Quick", 60), ("Casual", 15 * 60), ("Slow", 259_200)])
async def test_the_pace_of_a_server_is_the_default_of_its_challenges(
    world: World, owner: Actor, label: str, time: int
) -> None:
    """After a pace was picked, a challenge that names none is played at it."""
    await owner.pick(await settings(owner, "Games"), label)
    board = await friends(world)
    await world.advance(time - 1)
    assert "Your turn" in board.text
    await world.advance(2)
    assert "ran out of time" in board.text


async def test_a_servers_matches_can_count_there_alone(world: World, owner: Actor) -> None:
    """After the switch, matches count only on the server's own leaderboard; it can be undone."""
    shown = await settings(owner, "Games", "Keep results in this server")
    assert "don't count for the global leaderboard" in shown.text
    await played(world.ann, difficulty="easy")
    assert "haven't finished" in (await world.ann.slash("stats", scope="everywhere")).said
    card = await world.ann.slash("stats", player=world.ann, scope="everywhere")
    assert "Rating unchanged" in card.said
    assert f"<@{world.ann.id}>" in (await world.ann.slash("stats")).said
    await owner.click(shown, "Count results globally")
    assert "don't count" not in shown.text
