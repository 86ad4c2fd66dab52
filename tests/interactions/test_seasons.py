import re
from dataclasses import replace

import pytest

from tests.chat.actors import Actor
from tests.chat.people import MANAGER, another_channel
from tests.chat.world import AT_ONCE, World
from tests.interactions.games import played
from tests.interactions.pages import settings
from tests.interactions.stored import query

DAY = 24 * 60 * 60


async def start_season(owner: Actor) -> None:
    shown = await settings(owner, "Seasons", "New season", "Start season 2")
    assert "Season 2 has started" in shown.text


async def season_of(person: Actor, season: str, **options: object) -> str:
    shown = (await person.slash("stats", **options)).shown
    await person.pick(shown, season)
    return shown.text


def wins_in(text: str) -> list[str]:
    return re.findall(r"<@\d+>  ·  .*", text)


async def test_a_season_starts_once_it_is_confirmed(world: World, owner: Actor) -> None:
    """A question tells what a new season means; only a yes starts it, and that of 1.0.0 asks."""
    await played(world.ann, difficulty="easy")
    shown = await settings(owner, "Seasons")
    assert "in its first season" in shown.text.replace("*", "")
    await owner.click(shown, "New season")
    question = shown.text
    assert "Start season 2? Season 1 then ends for good, and there's no way back" in question
    assert "Everyone on this server's leaderboard starts again at 1500" in question
    assert "Season 1 stays" in question
    assert (await owner.forge(shown, "ns1:1")).shown.text == question
    await owner.click(shown, "Cancel")
    assert "in its **first season**" in shown.text
    assert f"<@{world.ann.id}>" in (await world.ann.slash("stats")).said
    await start_season(owner)
    now = (await world.ann.slash("stats")).said
    assert "season 2" in now
    assert "Be the first" in now
    assert f"<@{world.ann.id}>" in (await world.ann.slash("stats", scope="everywhere")).said


@pytest.mark.parametrize("chosen", [False, True], ids=["none", "another"])
async def test_the_podium_of_an_ended_season(world: World, owner: Actor, *, chosen: bool) -> None:
    """It comes in the chosen channel, or in that of the press, as the question says; once."""
    other = another_channel()
    there = (other if chosen else world.channel).channel_id
    if chosen:
        world.chat.know(other)
        await world.client.context.seasons.set_channel(world.server, other.channel_id)
    await played(world.ann, difficulty="easy")
    shown = await settings(owner, "Seasons", "New season")
    assert f"The podium comes in <#{there}>." in shown.text
    for _ in range(2):
        await owner.forge(shown, "ss1:2")
    await world.advance(0, AT_ONCE)
    posts = [it for it in world.seen(there) if "Season 1 is over" in it.text]
    assert len(posts) == 1


@pytest.mark.parametrize("who", ["bot", "person"])
async def test_where_only_one_may_write(world: World, who: str) -> None:
    """No podium comes where the bot or whoever starts the season may not write."""
    channel = replace(world.channel, allowed=0) if who == "bot" else world.channel
    allowed = MANAGER if who == "bot" else MANAGER & ~(1 << 11)
    owner = world.someone(permissions=allowed).at(channel)
    await played(world.ann, difficulty="easy")
    shown = await settings(owner, "Seasons", "New season")
    assert "The podium comes" not in shown.text
    await owner.click(shown, "Start season 2")
    await world.advance(0, AT_ONCE)
    assert not any("is over" in it.text for it in world.seen())


async def test_a_former_season_stays_readable(world: World, owner: Actor) -> None:
    """The menu of `/stats` shows the leaderboard and the cards of a former season as they were."""
    await played(world.ann, difficulty="easy")
    before = wins_in((await world.ben.slash("stats")).said)
    await start_season(owner)
    await played(world.ben, difficulty="easy")
    former = await season_of(world.eve, "Season 1")
    assert "Leaderboard of this server: season 1" in former
    assert wins_in(former) == before
    assert f"<@{world.ben.id}>" not in former
    assert f"<@{world.ann.id}>" not in await season_of(world.eve, "Season 2")
    assert "didn't finish a game" in former


async def test_a_rank_is_kept(world: World, owner: Actor, path: str) -> None:
    """Whoever has a rank keeps it and its points until the game after a long pause."""
    await played(world.ann, difficulty="easy")
    query(path, "UPDATE standings SET deviation = 100")
    await start_season(owner)
    await world.advance(2000 * DAY)
    everywhere: dict[str, object] = {"player": world.ann, "scope": "everywhere"}
    ranked = (await world.ann.slash("stats", **everywhere)).said
    assert ", rank 1" in ranked
    for shown in (ranked, await season_of(world.ann, "Season 1")):
        assert "Not ranked" not in shown
    await played(world.ann, difficulty="easy")
    assert "Not ranked yet: about" in (await world.ann.slash("stats", **everywhere)).said


async def test_a_card_of_a_former_season(world: World, owner: Actor) -> None:
    """A card has the results and matches of only its season; the menu leads to the others."""
    await played(world.ann, difficulty="easy")
    await start_season(owner)
    await played(world.ann, difficulty="easy")
    await played(world.ann, difficulty="easy")
    now = (await world.eve.slash("stats", player=world.ann)).said
    former = await season_of(world.eve, "Season 1", player=world.ann)
    assert "Season 2 (now)" in now
    assert "Season 1" in former
    assert [text.count("[the board]") for text in (former, now)] == [1, 2]


async def test_the_card_of_someone_who_paused(world: World, owner: Actor) -> None:
    """Who has no game this season is shown as in their last one, to which the way back leads."""
    await played(world.ann, difficulty="easy")
    await start_season(owner)
    card = (await world.eve.slash("stats", player=world.ann)).shown
    assert "Season 1" in card.text
    assert "Latest games" in card.text
    await world.eve.click(card, "Leaderboard")
    assert "season 1" in card.text
