"""Arenas go on after `kill -9` at any of their messages, before or after Discord has it."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

import pytest
from aiohttp import web

from bot.jobs import run_arenas
from tests.chat.faults import CarryOut
from tests.chat.ids import Payload
from tests.chat.messages import text_of
from tests.chat.payloads import command
from tests.chat.people import ANN, BEN, another_channel
from tests.chat.until import until
from tests.wire.evening import X_WINS, Evening, announced, seen_in, to_move
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


def impatient() -> None:
    """Have the bot edit and look again at once, where it waits for seconds otherwise."""
    run_arenas.EDIT_EVERY = run_arenas.LOOKS_FOR = timedelta(seconds=0.1)


async def killed_at(
    world: World, route: str, act: Callable[[], Awaitable[object]], *, carried_out: bool
) -> None:
    """Do something whose next request to a route kills the bot, and start the bot again.

    `carried_out` says whether Discord carries that request out.
    """
    process = world.bot

    async def kill(carry_out: CarryOut) -> web.Response:
        if carried_out:
            carry_out()
        process.kill()
        return web.Response()

    world.discord.faults.next(route, kill)
    await act()
    await until(process.has_ended, f"the end of the bot\n{process.output}")
    await until(lambda: not world.discord.gateway.ready, "the end of its connection")
    await world.log_in(impatient)


@pytest.mark.parametrize("carried_out", [False, True], ids=["before", "after"])
async def test_killed_at_a_game(new_world: World, *, carried_out: bool) -> None:
    """A game whose message nobody knows is posted after a kill, and once only."""
    await new_world.log_in(impatient)
    evening = await announced(new_world)
    await killed_at(new_world, "post", evening.begin, carried_out=carried_out)
    board = await evening.game()
    await evening.play(board)
    assert "wins with three in a row" in text_of(board.message)
    assert (await evening.game()).match_id == board.match_id + 1
    assert len(evening.posted()) == 2


async def test_killed_at_the_thread(new_world: World) -> None:
    """The thread of an arena that was made before a kill is found after it."""
    await new_world.log_in(impatient)
    channel = another_channel()
    announce = partial(new_world.discord.send, command(ANN, channel, "arena", minutes=20))
    await killed_at(new_world, "thread", announce, carried_out=True)
    (message,) = seen_in(new_world, channel)
    await until(lambda: f"<#{message['id']}>" in shown(new_world, message), new_world.log)
    assert new_world.discord.chat.threads == [message["id"]]


async def test_killed_at_the_podium(new_world: World) -> None:
    """The podium is posted after a kill, once, and names the winner."""
    await new_world.log_in(impatient)
    evening = await announced(new_world)
    await evening.begin()
    await evening.play(await evening.game())
    board = await evening.game()
    await evening.end()

    async def finish() -> None:
        for cell in X_WINS[:-1]:
            await board.press(cell, to_move(board, (ANN, BEN)))
        await board.send(board.custom_id(X_WINS[-1]), to_move(board, (ANN, BEN)))

    await killed_at(new_world, "post", finish, carried_out=True)
    await until(lambda: podiums_of(evening), new_world.log)
    await evening.says("🥇")
    assert len(podiums_of(evening)) == 1


def podiums_of(evening: Evening) -> list[Payload]:
    return [message for message in evening.posted() if "🥇" in text_of(message)]


def shown(world: World, message: Payload) -> str:
    return text_of(world.discord.chat.messages[message["id"]])
