"""The message that calls players says in the end who was found, whatever happens meanwhile."""

import asyncio

import pytest

from tests.chat.actors import Actor
from tests.chat.faults import CALLBACK, meanwhile
from tests.chat.world import World
from tests.interactions.games import (
    CALL,
    CANCEL,
    PLAYERS,
    call,
    called,
    choose,
    friends,
    give_up,
    invite,
)
from tests.interactions.pages import delete_all
from tests.interactions.stored import query, rows

FOUND, NOBODY = "Found: ", "Nobody this time."


@pytest.mark.parametrize("where", ["challenge", "call"])
async def test_somebody_is_found(world: World, owner: Actor, where: str) -> None:
    """Who joins, also by the call's own button, is named on it; the board stands above."""
    shown, message = await call(world, owner)
    await world.ben.click(shown if where == "challenge" else message, "Join")
    await world.advance(1)
    assert FOUND in message.text
    assert f"<@{world.ann.id}>" in message.text
    assert f"<@{world.ben.id}>" in message.text
    assert message.labels == ["Go to the board"]
    assert len(shown.free) == 9
    await world.ann.slash("tictactoe resign")
    assert called(world) == [[77]]


@pytest.mark.parametrize("ends", ["cancelled", "lapsed", "while the bot is off", "data deleted"])
async def test_nobody_is_found(world: World, owner: Actor, ends: str) -> None:
    """However the challenge ends, its call says so, names nobody, and stays."""
    shown, message = await call(world, owner)
    if ends == "cancelled":
        await world.ann.click(shown, CANCEL)
    elif ends == "data deleted":
        await delete_all(world.ann)
    elif ends == "lapsed":
        await world.advance(301)
    else:
        await world.restart(after=86_400)
    await world.advance(3)
    assert NOBODY in message.text
    assert "<@" not in message.text
    assert message.labels == []
    if ends == "lapsed":
        assert (await world.ann.click(shown, "Ask again")).shown.labels == ["Join", CALL, CANCEL]


async def test_a_call_names_nobody_who_is_deleted(world: World, owner: Actor) -> None:
    """What says who was found is rewritten, like the board, though that was deleted."""
    shown, message = await call(world, owner)
    await world.ben.click(shown, "Join")
    world.chat.delete(shown.message_id)
    await give_up(world.ben)
    await delete_all(world.ann)
    await world.advance(10)
    assert f"<@{world.ann.id}>" not in message.text
    assert f"<@{world.ben.id}>" in message.text
    assert "deleted user" in message.text


@pytest.mark.parametrize("ends", ["cancelled", "lapsed"])
async def test_a_call_in_a_closed_channel(world: World, owner: Actor, ends: str) -> None:
    """It is tried again a day later, once the bot may edit there."""
    shown, message = await call(world, owner)
    world.refuse_always("edit", 403, 50001)
    if ends == "cancelled":
        await world.ann.click(shown, CANCEL)
    await world.advance(3600)
    assert NOBODY not in message.text
    world.refuse_nothing()
    await world.advance(86_400)
    assert NOBODY in message.text
    assert rows(world.path, "redraws") == 0


async def test_a_call_that_discord_did_not_confirm(world: World, owner: Actor) -> None:
    """If the bot was killed before it knew of it, a press on its button brings it up to date."""
    await choose(owner, PLAYERS)
    shown = await invite(world)
    world.session.faults.next(CALLBACK, meanwhile(lambda: asyncio.sleep(60)))
    world.ann.begin(shown, CALL)
    await world.advance(1)
    (message,) = (it for it in world.seen() if "<@&77>" in it.text)
    await world.kill()
    await world.advance(301)
    await world.start()
    await world.advance(3)
    assert "<@&77>" in message.text
    assert "no longer open" in (await world.ben.click(message, "Join")).said
    await world.advance(1)
    assert NOBODY in message.text


async def test_a_call_that_a_restored_database_does_not_know(world: World, owner: Actor) -> None:
    """A press on its button brings it up to date."""
    _, message = await call(world, owner)
    await world.stop()
    query(world.path, "UPDATE matches SET call_id = NULL")
    await world.start()
    await world.advance(301)
    assert "no longer open" in (await world.ben.click(message, "Join")).said
    await world.advance(1)
    assert NOBODY in message.text


async def test_a_call_in_a_channel_that_is_gone(world: World, owner: Actor) -> None:
    """Nothing is tried again, and nothing stays to be done."""
    await call(world, owner)
    world.refuse_always("edit", 404, 10003)
    await world.advance(400)
    assert rows(world.path, "redraws") == 0


async def test_a_slow_challenge_calls_once(world: World, owner: Actor) -> None:
    """Its button goes, and a press on a page that still has it pings nobody, however late."""
    await choose(owner, PLAYERS)
    shown = (await world.ann.slash("tictactoe challenge", pace="slow")).shown
    await world.ann.click(shown, CALL)
    await world.advance(3600)
    assert shown.labels == ["Join", CANCEL]
    assert "too old" in (await world.ann.forge(shown, "cl1:1:0")).said
    assert called(world) == [[77]]


async def test_a_call_whose_message_is_gone(world: World, owner: Actor) -> None:
    """The board is drawn all the same, and nothing is tried again."""
    shown, message = await call(world, owner)
    world.chat.delete(message.message_id)
    await world.ben.click(shown, "Join")
    await world.advance(30)
    assert len(shown.free) == 9
    assert rows(world.path, "redraws") == 0


async def test_who_already_plays_joins_no_call(world: World, owner: Actor) -> None:
    """They are led to their game, and the call still calls."""
    _, message = await call(world, owner)
    await friends(world.at(world.channel))
    await world.ben.click(message, "Join")
    assert "is looking for an opponent" in message.text
