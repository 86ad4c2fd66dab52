"""The commands that the bot tells Discord of."""

import pytest

from tests.wire.command_definitions import paths
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

MENU = "Challenge to tic-tac-toe"


async def test_commands_as_synced(world: World) -> None:
    """Discord is told once, however often the bot starts, of every command and its options."""
    assert len(world.discord.requests_to("commands")) == 1
    commands = world.discord.routes.commands
    assert paths(commands) == {
        "tictactoe start": ["difficulty", "engine", "mark"],
        "tictactoe challenge": ["opponent", "pace", "mark"],
        "tictactoe board": [],
        "tictactoe resign": [],
        "tictactoe watch": ["x", "o"],
        "tictactoe engines": [],
    }
    assert {"tictactoe", "privacy", MENU} <= {command["name"] for command in commands}
    assert all(command["contexts"] == [0, 1, 2] for command in commands)
    assert all(command["integration_types"] == [0, 1] for command in commands)
