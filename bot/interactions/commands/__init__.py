"""Slash commands and menu entries: one file a group. Each parses, calls a service and answers."""

from typing import Any

from discord import app_commands

from bot.interactions.commands.challenge import challenge_menu
from bot.interactions.commands.privacy import privacy
from bot.interactions.commands.settings import settings
from bot.interactions.commands.stats import stats
from bot.interactions.commands.tictactoe import tictactoe

AnyCommand = app_commands.Command[Any, ..., None] | app_commands.ContextMenu | app_commands.Group

ALL: tuple[AnyCommand, ...] = (tictactoe, challenge_menu, privacy, stats, settings)
"""Every command that Discord is told of."""
