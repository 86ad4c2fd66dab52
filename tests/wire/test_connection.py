"""The connection to the gateway breaks, falls silent or is refused."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partialmethod

import discord
import pytest

from bot.jobs import uptime
from tests.chat.people import ANN, BEN
from tests.chat.until import until
from tests.wire.gateway import AUTHENTICATION_FAILED, INVALID, RECONNECT, Gateway
from tests.wire.hurry import try_again_soon
from tests.wire.world import World

End = Callable[[Gateway], Awaitable[None]]
_MANY = 10**6
_EARLIER = """
UPDATE matches SET started_at = started_at - 600000, changed_at = changed_at - 600000,
    turn_since = turn_since - 600000, due_at = due_at - 600000, remind_at = remind_at - 600000
"""
_AWAY = "UPDATE uptime SET alive_at = alive_at - 600000"
"""Both make all look as if the bot had been away for ten minutes."""


async def dropped(gateway: Gateway) -> None:
    gateway.drop()


ENDS: dict[str, End] = {
    "reconnect": lambda it: it.order(RECONNECT),
    "invalid but resumable": lambda it: it.order(INVALID, data=True),
    "closed": lambda it: it.break_off(),
    "dropped": dropped,
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
async def test_a_connection_that_ends(world: World, end: End) -> None:
    """However the connection ends, it resumes, and presses from the time between are answered."""
    board, gateway = await world.start(), world.discord.gateway
    log_ins, resumed = len(gateway.identified), gateway.resumed
    await end(gateway)
    await board.press(4)
    assert (len(gateway.identified), gateway.resumed) == (log_ins, resumed + 1)
    assert (board.stored.revision, board.is_true) == (1, True)


@pytest.mark.parametrize("end", [lambda it: it.order(INVALID, data=False), dropped])
async def test_a_session_is_gone(new_world: World, end: End) -> None:
    """If a session cannot resume, a new one begins at the same gateway, and matches go on."""
    await new_world.log_in(try_again_soon)
    board, gateway = await new_world.start(), new_world.discord.gateway
    log_ins = len(gateway.identified)
    await end(gateway)
    gateway.forget()
    await until(lambda: gateway.ready, f"a new session\n{new_world.log}")
    await board.press(4)
    assert len(gateway.identified) == log_ins + 1
    assert (board.stored.revision, board.is_true) == (1, True)


@pytest.mark.slow
async def test_a_token_that_stops_being_good(new_world: World) -> None:
    """A token that is revoked while the bot runs ends it with a sentence and status 2."""
    await new_world.log_in()
    new_world.discord.gateway.refusal = AUTHENTICATION_FAILED
    await new_world.discord.gateway.break_off()
    assert await new_world.bot.ended() == 2, new_world.log
    assert "does not accept the token" in new_world.log.splitlines()[-1]


def impatient() -> None:
    """Make the bot leave a silent gateway after a second instead of a minute."""
    uptime.LONGEST_SILENCE = timedelta(seconds=0.9)
    made = partialmethod(discord.AutoShardedClient.__init__, heartbeat_timeout=1.0)
    discord.AutoShardedClient.__init__ = made  # type: ignore[assignment, method-assign]


async def test_missed_heartbeats(new_world: World) -> None:
    """The bot leaves a silent gateway, resumes, answers what came, and knows how long it was."""
    gateway = new_world.discord.gateway
    gateway.interval = 200
    process = await new_world.log_in(impatient)
    await until(lambda: "connected to Gateway" in process.output, f"the session\n{process.output}")
    board, resumed = await new_world.start(), gateway.resumed
    gateway.fall_silent()
    await board.press(4)
    assert gateway.resumed > resumed
    assert (board.stored.revision, board.is_true) == (1, True)
    assert "gateway was silent: shard=0 seconds=" in new_world.log


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
