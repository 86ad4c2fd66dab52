"""Arenas go on after a kill at any of their messages, before or after Discord has it."""

import asyncio

import pytest
from aiohttp import web

from tests.chat.actors import Actor
from tests.chat.faults import CarryOut
from tests.chat.world import World
from tests.interactions.arena.evening import EDITED_WITHIN, STARTS_IN, announced, begun, joined


def hold(world: World, route: str, *, carried_out: bool = True) -> None:
    """Have Discord answer the next request to a route no more, and perhaps carry it out."""

    async def held(carry_out: CarryOut) -> web.Response:
        if carried_out:
            carry_out()
        return await asyncio.Future()

    world.session.faults.next(route, held)


async def kill(world: World, off: float) -> None:
    await world.kill()
    if off:
        world.chat.forget_nonces()
    await world.advance(off)
    await world.start()


off = pytest.mark.parametrize("off", [0, 200], ids=["back at once", "off for minutes"])


@off
async def test_at_the_announcement(world: World, owner: Actor, off: float) -> None:
    """An announcement whose message nobody knows is posted after a kill, and once only."""
    hold(world, "post")
    await owner.slash("arena", minutes=10, starts_in=10)
    await kill(world, off)
    await world.advance(EDITED_WITHIN)
    (board,) = [it for it in world.seen() if it.text]
    await world.ann.click(board, "Join")
    await world.advance(EDITED_WITHIN)
    assert f"<@{world.ann.id}>" in board.text


@off
@pytest.mark.parametrize("carried_out", [False, True], ids=["before", "after"])
async def test_at_a_game(world: World, owner: Actor, off: float, *, carried_out: bool) -> None:
    """A game whose message nobody knows is posted after a kill, and once only."""
    evening = await joined(world, owner)
    hold(world, "post", carried_out=carried_out)
    await evening.wait(STARTS_IN)
    await kill(world, off)
    await evening.wait(EDITED_WITHIN)
    board, _ = await evening.won()
    assert "wins with three in a row" in board.text
    await evening.wait(EDITED_WITHIN)
    assert len(evening.posted()) == 2


async def test_at_the_thread(world: World, owner: Actor) -> None:
    """The thread of an arena that was made before a kill is found after it."""
    hold(world, "thread")
    evening = await announced(world, owner)
    await kill(world, 0)
    await evening.wait(EDITED_WITHIN)
    assert f"<#{evening.board.id}>" in evening.text
    assert world.chat.threads == [str(evening.board.id)]


@off
@pytest.mark.parametrize(
    ("in_thread", "carried_out"), [(True, True), (False, True), (False, False)]
)
async def test_at_the_podium(
    world: World, owner: Actor, off: float, *, in_thread: bool, carried_out: bool
) -> None:
    """The podium is posted after a kill, once, and names the winner."""
    if not in_thread:
        world.refuse("thread", 403, 50013)
    evening = await begun(world, owner, in_thread=in_thread)
    await evening.end(owner)
    await evening.wait(EDITED_WITHIN)
    hold(world, "post", carried_out=carried_out)
    await evening.won()
    await evening.wait(EDITED_WITHIN)
    await kill(world, off)
    await evening.wait(EDITED_WITHIN)
    assert ["🥇" in it.text for it in evening.posted()] == [False, True]
    assert "🥇" in evening.text
