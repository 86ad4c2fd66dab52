"""Handles the buttons and the menu of `/privacy`."""

import discord

from bot.domain.preferences import Preferences
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.messaging.first_response import edit
from bot.views.custom_ids import ALLOW_CHALLENGES, ALLOW_REMINDERS, BLOCKED_PEOPLE
from bot.views.privacy import privacy_message


@button(ALLOW_CHALLENGES)
async def press_challenges(context: Context, interaction: discord.Interaction, on: int) -> None:
    """Allow others to challenge the person, or stop that."""
    person = interaction.user.id
    await _show(interaction, await context.preferences.take_challenges(person, on=bool(on)))


@button(ALLOW_REMINDERS)
async def press_reminders(context: Context, interaction: discord.Interaction, on: int) -> None:
    """Turn the person's reminders on or off."""
    person = interaction.user.id
    await _show(interaction, await context.preferences.remind(person, on=bool(on)))


@button(BLOCKED_PEOPLE)
async def press_blocked(context: Context, interaction: discord.Interaction) -> None:
    """Block the people that were picked from the menu."""
    data: dict[str, object] = dict(interaction.data or {})
    picked = data.get("values")
    values = picked if isinstance(picked, list) else []
    chosen = [int(value) for value in values if str(value).isdecimal()]
    await _show(interaction, await context.preferences.block(interaction.user.id, chosen))


async def _show(interaction: discord.Interaction, preferences: Preferences) -> None:
    page = privacy_message(preferences, interaction.locale.value)
    await edit(interaction, page)
