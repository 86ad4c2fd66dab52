"""Handles the buttons and the menu of `/privacy`."""

import discord

from bot.domain.preferences import MAX_SHOWN, Preferences
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.menu import picked_ids, shown_ids
from bot.messaging.first_response import edit
from bot.views.custom_ids import (
    ALLOW_CHALLENGES,
    ALLOW_REMINDERS,
    BLOCKED_PEOPLE,
    FORMER_UNBLOCK_DELETED,
    SHOW_GAMES,
    UNBLOCK_DELETED,
)
from bot.views.privacy import privacy_message


@button(ALLOW_CHALLENGES)
async def press_challenges(context: Context, interaction: discord.Interaction, on: int) -> None:
    """Allow others to challenge the person, or stop that."""
    person = interaction.user.id
    await _show(interaction, await context.preferences.set_challenges(person, on=bool(on)))


@button(ALLOW_REMINDERS)
async def press_reminders(context: Context, interaction: discord.Interaction, on: int) -> None:
    """Turn the person's reminders on or off."""
    person = interaction.user.id
    await _show(interaction, await context.preferences.set_reminders(person, on=bool(on)))


@button(SHOW_GAMES)
async def press_games(context: Context, interaction: discord.Interaction, on: int) -> None:
    """Show the person's games to others, or stop that."""
    person = interaction.user.id
    await _show(interaction, await context.preferences.set_games(person, on=bool(on)))


@button(BLOCKED_PEOPLE)
async def press_blocked(context: Context, interaction: discord.Interaction) -> None:
    """Block who was added to the menu, and unblock who was taken out of it."""
    person, chosen = interaction.user.id, picked_ids(interaction, MAX_SHOWN)
    shown = shown_ids(interaction)
    await _show(interaction, await context.preferences.block(person, chosen, shown))


@button(UNBLOCK_DELETED)
async def press_unblock_deleted(
    context: Context, interaction: discord.Interaction, count: int
) -> None:
    """Unblock the people who have deleted their data, unless another has since the page was shown.

    Then the page only says how many there are now.
    """
    person = interaction.user.id
    await _show(interaction, await context.preferences.unblock_deleted(person, count))


@button(FORMER_UNBLOCK_DELETED)
async def press_former_unblock_deleted(context: Context, interaction: discord.Interaction) -> None:
    """Show the page as it is now, with a button that says of how many people."""
    await _show(interaction, await context.preferences.of(interaction.user.id))


async def _show(interaction: discord.Interaction, preferences: Preferences) -> None:
    page = privacy_message(preferences, interaction.locale.value)
    await edit(interaction, page)
