"""`python -m bot stats` with a token: Discord says how often the bot is installed."""

import json

import pytest

from tests.chat.ids import TOKEN
from tests.wire.command import run_command
from tests.wire.test_refused_starts import closed_port
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_installs(new_world: World) -> None:
    """Discord's estimates are told beside a running bot, rounded, and null below five.

    If Discord cannot be reached, everything else is told.
    """
    installs = {"approximate_guild_count": 12, "approximate_user_install_count": 3}
    new_world.discord.routes.application |= installs
    await new_world.log_in()
    await new_world.start()
    ended = await run_command(new_world, "stats", "--json")
    assert (ended.status, ended.errors, TOKEN in ended.output) == (0, "", False)
    found = json.loads(ended.output)
    assert found["installs"] == {"servers": 10, "people": None}
    assert found["games"] is None
    ended = await run_command(new_world, "stats", "--json", DISCORD_API_URL=closed_port())
    assert (ended.status, json.loads(ended.output)["installs"]) == (0, None)
