"""Every way to play a person who has left the server, or who blocks the other."""

from collections.abc import Awaitable, Callable

import pytest

from tests.chat.shown import ShownMessage
from tests.chat.world import World
from tests.interactions.games import BLUNDERED, challenge, friends, invite
from tests.interactions.pages import again_on, block, reviewed

Ready = tuple[ShownMessage, str]
"""A message, and the label of the button on it that Ben presses next."""
Way = Callable[[World], Awaitable[Ready]]


async def rematch(world: World) -> Ready:
    return await friends(world, *BLUNDERED), "Rematch"


async def another_try(world: World) -> Ready:
    page = await reviewed(world.ben, await friends(world, *BLUNDERED))
    return page, again_on(page)


async def challenge_again(world: World) -> Ready:
    await friends(world, *BLUNDERED)
    page = (await world.ben.slash("help")).shown
    await world.ben.click(page, "Play a friend")
    return page, "Challenge 1"


async def ask_again(world: World) -> Ready:
    asked = await world.ben.slash("tictactoe challenge", opponent=world.ann)
    await world.advance(301)
    return asked.shown, "Ask again"


async def accept(world: World) -> Ready:
    return await challenge(world), "Accept"


async def join(world: World) -> Ready:
    return await invite(world), "Join"


WAYS = [rematch, another_try, challenge_again, ask_again, accept, join]


@pytest.mark.parametrize("code", [10007, 10013], ids=["the server", "Discord"])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_who_has_left(world: World, way: Way, code: int) -> None:
    """By every button nobody plays a person who has left: nothing is posted or changed."""
    message, label = await way(world)
    world.refuse("member", 404, code)
    seen = world.seen()
    refused = await world.ben.click(message, label)
    assert refused.said == f"<@{world.ann.id}> can't see this channel."
    assert world.seen() == seen


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize(("status", "code"), [(404, 10004), (403, 50001), (400, 0)])
async def test_if_nobody_knows(world: World, way: Way, status: int, code: int) -> None:
    """If Discord does not say that the opponent has left, the game or the challenge comes."""
    message, label = await way(world)
    world.refuse("member", status, code)
    assert (await world.ben.click(message, label)).said == ""


async def test_nobody_joins_who_is_blocked(world: World) -> None:
    """An open challenge is open to all but people that the challenger blocks."""
    await block(world.ann, world.ben)
    asked = await invite(world)
    refused = (await world.ben.click(asked, "Join")).said
    assert refused == f"<@{world.ann.id}> isn't taking challenges right now."
    await world.eve.click(asked, "Join")
    assert str(asked) == "........."
