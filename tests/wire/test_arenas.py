"""Arenas whose process is killed, whose messages get lost, and whose thread goes away."""

import time
from collections.abc import Awaitable, Callable

import pytest
from aiohttp import web

from tests.wire.evening import X_WINS, Evening, announced, to_move
from tests.wire.faults import CarryOut, Fault, limited, lost, refused, reset
from tests.wire.ids import Payload
from tests.wire.messages import text_of
from tests.wire.payloads import command
from tests.wire.people import ANN, BEN, another_channel
from tests.wire.until import until
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

FORBIDDEN = refused(403, {"code": 50013, "message": "Missing Permissions"})


def killed(world: World, *, carried_out: bool) -> Fault:
    """Return a fault in which the bot is killed by its request, before or after it had effect."""

    async def fault(_: web.Request, carry_out: CarryOut) -> web.Response:
        if carried_out:
            carry_out()
        await world.kill()
        return web.Response()

    return fault


async def killed_at(
    world: World, route: str, act: Callable[[], Awaitable[object]], *, carried_out: bool
) -> None:
    """Do something whose next request to a route kills the bot, and start the bot again."""
    world.discord.faults.next(route, killed(world, carried_out=carried_out))
    await act()
    await until(lambda: not world.is_open, f"the end of the bot\n{world.log}")
    await world.log_in()


either = pytest.mark.parametrize("carried_out", [False, True], ids=["before", "after"])


@either
async def test_killed_at_a_game(new_world: World, *, carried_out: bool) -> None:
    """A game whose message nobody knows is posted after a kill, and once only."""
    await new_world.log_in()
    evening = await announced(new_world)
    await killed_at(new_world, "post", evening.begin, carried_out=carried_out)
    board = await evening.game()
    await evening.play(board)
    assert "wins with three in a row" in text_of(board.message)
    assert (await evening.game()).match_id == board.match_id + 1
    assert len(evening.posted()) == 2


@either
async def test_killed_at_the_thread(new_world: World, *, carried_out: bool) -> None:
    """The thread of an arena is made after a kill, or found if it was made before."""
    await new_world.log_in()
    new_world.discord.faults.next("thread", killed(new_world, carried_out=carried_out))
    await new_world.discord.send(command(ANN, another_channel(), "arena"))
    await until(lambda: not new_world.is_open, "the end of the bot")
    await new_world.log_in()
    (message,) = new_world.discord.chat.messages.values()
    await until(lambda: f"<#{message['id']}>" in shown(new_world, message), new_world.log)
    assert new_world.discord.chat.threads == [message["id"]]


@either
async def test_killed_at_the_podium(new_world: World, *, carried_out: bool) -> None:
    """The podium is posted after a kill, once, and names the winner."""
    await new_world.log_in()
    evening = await announced(new_world)
    await evening.begin()
    await evening.play(await evening.game())
    await evening.game()

    await evening.click("End")

    async def finish() -> None:
        for cell in X_WINS[:-1]:
            await board.press(cell, to_move(board, (ANN, BEN)))
        await board.send(board.custom_id(X_WINS[-1]), to_move(board, (ANN, BEN)))

    board = await evening.game()
    await killed_at(new_world, "post", finish, carried_out=carried_out)
    await until(lambda: podiums_of(evening), new_world.log)
    await evening.says("🥇")
    assert len(podiums_of(evening)) == 1


async def test_killed_before_the_announcement(new_world: World) -> None:
    """An arena whose announcement was lost in a kill is announced ten seconds later."""
    await new_world.log_in()
    channel = another_channel()
    new_world.discord.faults.next("callback", killed(new_world, carried_out=False))
    await new_world.discord.send(command(ANN, channel, "arena"))
    await until(lambda: not new_world.is_open, "the end of the bot")
    await new_world.log_in()
    await until(lambda: new_world.discord.chat.messages, new_world.log)
    (message,) = new_world.discord.chat.messages.values()
    assert message["channel_id"] == str(channel.channel_id)


async def test_a_refused_thread(world: World) -> None:
    """Where Discord refuses the thread, the games lie in the channel."""
    world.discord.faults.next("thread", FORBIDDEN)
    evening = await announced(world, in_thread=False)
    await evening.begin()
    await evening.play(await evening.game())
    assert "Arena: " in text_of(evening.posted()[0])


async def test_games_are_limited(world: World) -> None:
    """A clock starts when its message is there, however long Discord makes the bot wait."""
    evening = await announced(world)
    for _ in range(2):
        world.discord.faults.next("post", limited(1.0))
    began = time.time()
    await evening.begin()
    await evening.game()
    await until(lambda: clock(world, evening) > 0, "its message in the store")
    assert began + 2.0 < clock(world, evening) <= time.time()


async def test_lost_answers_to_games(world: World) -> None:
    """A game whose answers are lost is there once."""
    evening = await announced(world)
    for fault in (reset, lost, lost):
        world.discord.faults.next("post", fault)
    await evening.begin()
    await evening.play(await evening.game())
    await evening.game()
    assert len(evening.posted()) == 2


async def test_a_deleted_thread(world: World) -> None:
    """Where no message can be sent any more the arena ends; games without an end have no result."""
    evening = await announced(world)
    await evening.begin()
    await evening.play(await evening.game())
    second = await evening.game()
    world.discord.chat.gone.add(str(evening.place.channel_id))
    await evening.play(second)
    await evening.says("🥇")
    assert rows_of(world, evening) == [("line",), ("line",), ("unreachable",)]


def podiums_of(evening: Evening) -> list[Payload]:
    return [message for message in evening.posted() if "🥇" in text_of(message)]


def shown(world: World, message: Payload) -> str:
    return text_of(world.discord.chat.messages[message["id"]])


def rows_of(world: World, evening: Evening) -> list[tuple[str]]:
    """Return how the games where the arena is ended."""
    place = evening.place.channel_id
    return world.rows("SELECT ending FROM matches WHERE channel_id = ? ORDER BY id", place)


def clock(world: World, evening: Evening) -> float:
    """Return since when it is the turn in the game of an arena with a message, otherwise 0."""
    rows = world.rows(
        "SELECT turn_since FROM matches WHERE channel_id = ? AND message_id IS NOT NULL",
        evening.place.channel_id,
    )
    return float(rows[0][0]) / 1000 if rows else 0.0
