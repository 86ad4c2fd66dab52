"""It takes five seconds to find Discord's address, or to connect: longer than Discord waits."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvloop

from tests.chat.payloads import slash
from tests.chat.people import ANN, another_channel
from tests.wire.world import World

pytestmark = pytest.mark.slow

LONGER_THAN_DISCORD_WAITS = 5.0
HOST = "localhost"


def slow_down(name: str, *hosts: str) -> None:
    """Have a method of the event loop take that long, for some hosts or for all."""
    method: Any = getattr(uvloop.Loop, name)

    async def slowly(loop: Any, subject: Any, *given: Any, **named: Any) -> Any:
        if not hosts or subject in hosts:
            await asyncio.sleep(LONGER_THAN_DISCORD_WAITS)
        return await method(loop, subject, *given, **named)

    setattr(uvloop.Loop, name, slowly)


def slow_name_server() -> None:
    slow_down("getaddrinfo", HOST)


def slow_handshake() -> None:
    slow_down("create_connection")


@pytest.mark.parametrize("what", [slow_name_server, slow_handshake])
async def test_the_second_press(new_world: World, what: Callable[[], None]) -> None:
    """The first is lost, the next one is answered by the connection that comes then."""
    url = new_world.discord.url.replace("127.0.0.1", HOST)
    await new_world.log_in(what, DISCORD_API_URL=url)
    first = await new_world.discord.send(slash(ANN, another_channel(), "tictactoe start"))
    await new_world.logs("answer lost")
    board = await new_world.start()
    await board.press(4)
    assert not first.is_answered
    seconds = {slow_name_server: "lookup=5", slow_handshake: "lookup=0"}
    await new_world.logs(f"slow connection: {seconds[what]} seconds=")
