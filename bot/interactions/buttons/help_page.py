"""Handles the buttons and the menu of `/help`, and the question of who to challenge."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord import app_commands

from bot.errors import NobodyHereError, UnknownOptionError
from bot.interactions.button import button
from bot.interactions.commands.board import board
from bot.interactions.commands.challenge import send_challenge
from bot.interactions.commands.engines import engines
from bot.interactions.commands.history import history
from bot.interactions.commands.privacy import privacy
from bot.interactions.commands.resign import resign
from bot.interactions.commands.review import review
from bot.interactions.commands.settings import settings
from bot.interactions.commands.watch import watch
from bot.interactions.context import Context
from bot.interactions.menu import picked_text
from bot.interactions.opponent import picked_opponent
from bot.messaging.first_response import show
from bot.views.custom_ids import ASK_OPPONENT, CHALLENGE_ANYONE, CHALLENGE_PERSON, HELP_COMMAND
from bot.views.help import opponent_question

_COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (
    *(board, engines, history, privacy, resign),
    *(review, settings, watch),
)
_RUN = {
    command.name: cast(Callable[[discord.Interaction], Awaitable[None]], command.callback)
    for command in _COMMANDS
}


@button(HELP_COMMAND)
async def press_help_command(_: Context, interaction: discord.Interaction) -> None:
    """Run the picked command without options; raises UnknownOptionError and what it raises."""
    run = _RUN.get(picked_text(interaction))
    if run is None:
        raise UnknownOptionError
    await run(interaction)


@button(ASK_OPPONENT)
async def press_ask_opponent(_: Context, interaction: discord.Interaction) -> None:
    """Ask privately who to challenge; raises NobodyHereError in the bot's direct messages."""
    if interaction.context.dm_channel:
        raise NobodyHereError
    await show(interaction, opponent_question(interaction.locale.value))


@button(CHALLENGE_PERSON)
async def press_challenge_person(_: Context, interaction: discord.Interaction) -> None:
    """Challenge the picked person, as `/tictactoe challenge` does."""
    await send_challenge(interaction, picked_opponent(interaction))


@button(CHALLENGE_ANYONE)
async def press_challenge_anyone(_: Context, interaction: discord.Interaction) -> None:
    """Post an open challenge."""
    await send_challenge(interaction, None)
