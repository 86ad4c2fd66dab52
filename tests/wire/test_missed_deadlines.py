"""A deadline that passes while the bot is away: nobody loses time in which it answers nobody."""

import pytest

from tests.chat.people import ANN, BEN
from tests.chat.until import until
from tests.wire.hurry import try_again_soon
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

_MANY = 10**6
_EARLIER = """
UPDATE matches SET started_at = started_at - 600000, changed_at = changed_at - 600000,
    turn_since = turn_since - 600000, due_at = due_at - 600000, remind_at = remind_at - 600000
"""
_AWAY = "UPDATE uptime SET alive_at = alive_at - 600000"
"""Both make all look as if the bot had been away for ten minutes."""


async def test_a_press_after_an_outage(new_world: World) -> None:
    """The first press after an outage of the gateway counts, though its deadline had passed."""
    await new_world.log_in(try_again_soon)
    board = await new_world.start_between(ANN, BEN, pace="quick")
    gateway = new_world.discord.gateway
    await board.press(4)
    gateway.spoiled += ["HANG_UP"] * _MANY
    gateway.drop()
    await until(lambda: len(gateway.spoiled) < _MANY, "an attempt to connect again")
    new_world.rows(_EARLIER)
    new_world.rows(_AWAY)
    gateway.spoiled.clear()
    await until(lambda: gateway.ready, f"the connection\n{new_world.log}")
    await board.press(0, BEN)
    assert (board.stored.revision, board.stored.status) == (3, "live")
    await new_world.logs("time given back: shard=0 seconds=60")
