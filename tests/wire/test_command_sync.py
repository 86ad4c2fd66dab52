"""The commands that the bot sends to Discord."""

import pytest

from tests.chat.command_definitions import paths
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="package")

MENU = "Challenge to tic-tac-toe"


async def test_commands_as_synced(world: World) -> None:
    """However often the bot starts, it sends its commands only once, `start` first."""
    assert len(world.discord.requests_to("commands")) == 1
    commands = world.discord.routes.commands
    assert paths(commands) == {
        "tictactoe start": ["difficulty", "engine", "mark", "variant"],
        "tictactoe challenge": ["opponent", "pace", "mark", "variant"],
        "tictactoe board": [],
        "tictactoe resign": [],
        "tictactoe review": ["moves", "variant"],
        "tictactoe watch": ["x", "o", "variant"],
        "tictactoe engines": [],
    }
    assert commands[0]["name"] == "tictactoe"
    assert commands[0]["options"][0]["name"] == "start"
    assert {"tictactoe", "help", "privacy", MENU} <= {command["name"] for command in commands}
    on_servers = [command for command in commands if command["name"] in ("settings", "arena")]
    assert all(command["contexts"] == [0] for command in on_servers)
    assert all(command["integration_types"] == [0] for command in on_servers)
    others = [command for command in commands if command not in on_servers]
    assert all(command["contexts"] == [0, 1, 2] for command in others)
    assert all(command["integration_types"] == [0, 1] for command in others)
