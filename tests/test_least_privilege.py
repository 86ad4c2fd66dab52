"""The bot asks for no more than it uses; ruff finds SQL and text from outside that it would run."""

import discord

from bot.__main__ import parser
from bot.app.client import Noughts
from bot.store.database import Database
from tests.command_line import commands_of


async def test_no_intents(database: Database) -> None:
    """The client has no intents; for the one of the welcome see `tests/wire/test_welcome.py`."""
    assert Noughts(database).intents == discord.Intents.none()


def test_no_token_on_the_command_line() -> None:
    """No command-line option takes the token, which others could see there."""
    offered = [option for options in commands_of(parser()).values() for option in options]
    assert offered
    assert not [option for option in offered if "token" in option]
