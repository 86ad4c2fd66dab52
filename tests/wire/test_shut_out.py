"""`python -m bot block`: the running bot hears of it."""

from datetime import timedelta

import pytest

from bot.jobs import shut_out
from tests.chat.people import BEN, Channel
from tests.chat.until import until
from tests.wire.command import run_command
from tests.wire.servers import new_server
from tests.wire.test_welcome import joined
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


def hurry() -> None:
    shut_out.LOOK_EVERY = timedelta(seconds=0.1)


async def test_while_the_bot_runs(new_world: World) -> None:
    """It leaves the server and ends its games; elsewhere a blocked person gets the sentence."""
    await new_world.log_in(hurry)
    server, bens = new_server(), await new_world.start(BEN)
    await new_world.discord.gateway.add_server(server)
    await joined(new_world, server)
    await new_world.start(channel=Channel(int(server["system_channel_id"]), int(server["id"])))
    for kind, number in (("person", str(BEN.id)), ("server", server["id"])):
        assert (await run_command(new_world, "block", kind, number)).status == 0
    ended = "SELECT 1 FROM matches WHERE guild_id = ? AND ending = 'unreachable'"
    await until(lambda: new_world.rows(ended, int(server["id"])), new_world.log)
    (left,) = new_world.discord.requests_to("leave")
    assert left.path.endswith(server["id"])

    said = await new_world.told(await bens.press(bens.free[0], BEN))
    assert "doesn't let me play with you here" in said
