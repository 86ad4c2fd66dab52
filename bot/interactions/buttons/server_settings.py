"""Handles the menus and buttons of a server's settings; each asks again who may change them.

Pages of earlier releases have a button for each level and pace, whose ids say which.
"""

import discord

from bot.domain.limits import Pace
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.menu import number_or_picked
from bot.interactions.server_access import managed_server
from bot.interactions.server_page import server_page
from bot.messaging.first_response import edit
from bot.views.custom_ids import COUNT_EVERYWHERE, SERVER_LEVEL, SERVER_PACE
from bot.views.id_numbers import LEVEL, PACE
from engines.levels import LEVELS


@button(SERVER_LEVEL)
async def press_level(context: Context, interaction: discord.Interaction, number: int) -> None:
    """Set the default level of matches against the bot."""
    picked = number_or_picked(interaction, number, LEVEL)
    await _change(context, interaction, "difficulty", LEVELS[picked])


@button(SERVER_PACE)
async def press_pace(context: Context, interaction: discord.Interaction, number: int) -> None:
    """Set the default pace of matches between people."""
    picked = number_or_picked(interaction, number, PACE)
    await _change(context, interaction, "pace", tuple(Pace)[picked])


@button(COUNT_EVERYWHERE)
async def press_count_everywhere(
    context: Context, interaction: discord.Interaction, on: int
) -> None:
    """Set whether the server's matches count on the leaderboard of all servers."""
    await _change(context, interaction, "everywhere", bool(on))


async def _change(
    context: Context, interaction: discord.Interaction, setting: str, value: str | bool
) -> None:
    guild_id = managed_server(interaction)
    await context.server_settings.change(guild_id, setting, value)
    await edit(interaction, await server_page(context, interaction, guild_id))
