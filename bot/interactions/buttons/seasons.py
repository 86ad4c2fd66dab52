"""Handles the buttons of a server's seasons; each press asks again who may change them."""

import discord

from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.server_access import managed_server
from bot.interactions.server_page import server_page
from bot.messaging.first_response import edit
from bot.views.custom_ids import NEW_SEASON, START_SEASON, UNDO_SEASON
from bot.views.seasons import season_started, season_undone, start_question

_NO = 2


@button(NEW_SEASON)
async def press_new_season(context: Context, interaction: discord.Interaction, answer: int) -> None:
    """Ask whether to start a new season, or show the settings again."""
    guild_id = managed_server(interaction)
    if answer == _NO:
        await edit(interaction, await server_page(context, interaction, guild_id))
    else:
        current = await context.seasons.current(guild_id)
        await edit(interaction, start_question(current, interaction.locale.value))


@button(START_SEASON)
async def press_start_season(
    context: Context, interaction: discord.Interaction, number: int
) -> None:
    """Start a season, once however often it is pressed; show the settings if it is not the next."""
    guild_id = managed_server(interaction)
    current = await context.seasons.start(guild_id, number)
    if current.number == number:
        now = context.seasons.now()
        await edit(interaction, season_started(current, interaction.locale.value, now))
    else:
        await edit(interaction, await server_page(context, interaction, guild_id))


@button(UNDO_SEASON)
async def press_undo_season(
    context: Context, interaction: discord.Interaction, season_id: int
) -> None:
    """Undo the start of a season."""
    undone = await context.seasons.undo(managed_server(interaction), season_id)
    await edit(interaction, season_undone(undone, interaction.locale.value))
