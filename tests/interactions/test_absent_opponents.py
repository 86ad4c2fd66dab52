"""Every way to play a person who has left the server, or who blocks the other."""

from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord

from tests.interactions.conftest import Board, World, said_to
from tests.interactions.test_another_try import again_on
from tests.interactions.test_challenge import challenge, click, invite
from tests.interactions.test_offers import friends
from tests.interactions.test_review import BLUNDERED, reviewed

Ready = tuple[discord.Message, str]
"""A message, and the label of the button on it that Ben presses next."""


async def rematch(world: World) -> Ready:
    return (await friends(world, *BLUNDERED)).message, "Rematch"


async def another_try(world: World) -> Ready:
    page = await reviewed(world.ben, await friends(world, *BLUNDERED))
    return page.message, again_on(page)


async def challenge_again(world: World) -> Ready:
    await friends(world, *BLUNDERED)
    page = Board((await world.ben.slash(world.channel, "help")).response)
    await world.ben.click(page.message, label="Play a friend")
    return page.message, "Challenge 1"


async def ask_again(world: World) -> Ready:
    asked = await world.ben.slash(world.channel, "tictactoe challenge", opponent=world.ann)
    await world.env.advance_time(301)
    return Board(asked.response).message, "Ask again"


async def accept(world: World) -> Ready:
    return (await challenge(world)).message, "Accept"


async def join(world: World) -> Ready:
    return (await invite(world)).message, "Join"


WAYS = [rematch, another_try, challenge_again, ask_again, accept, join]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.usefixtures("owner")  # she added the bot
async def test_who_has_left(world: World, way: Callable[[World], Awaitable[Ready]]) -> None:
    """By every button nobody plays a person who has left: nothing is posted or changed."""
    message, label = await way(world)
    world.server.remove_member(world.ann)
    seen = world.messages()
    refused = await world.ben.click(message, label=label)
    assert said_to(refused) == f"<@{world.ann.id}> can't see this channel."
    assert world.messages() == seen


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize(("status", "code"), [(404, 10004), (403, 50001), (400, 0)])
@pytest.mark.usefixtures("owner")
async def test_if_nobody_knows(
    world: World, way: Callable[[World], Awaitable[Ready]], status: int, code: int
) -> None:
    """If Discord does not say that the opponent has left, the game or the challenge comes."""
    message, label = await way(world)
    world.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code)
    assert said_to(await world.ben.click(message, label=label)) == ""


async def test_nobody_joins_who_is_blocked(world: World) -> None:
    """An open challenge is open to all but people that the challenger blocks."""
    await block(world.ann, world.ben, world)
    asked = await invite(world)
    refused = await click(world.ben, asked, "Join")
    assert refused == f"<@{world.ann.id}> isn't taking challenges right now."
    await click(world.eve, asked, "Join")
    assert str(asked) == "........."


async def block(person: simcord.MemberActor, other: simcord.MemberActor, world: World) -> None:
    """Have someone block another on their own page."""
    page = Board((await person.slash(world.channel, "privacy")).response)
    await person.select(page.message, [other])
