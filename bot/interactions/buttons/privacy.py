"""Handles the buttons and the menu of `/privacy`."""

import re

import discord

from bot.domain.preferences import MAX_SHOWN, Preferences
from bot.errors import UnknownOptionError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.messaging.first_response import edit
from bot.views.custom_ids import (
    ALLOW_CHALLENGES,
    ALLOW_REMINDERS,
    BLOCKED_PEOPLE,
    MAX_NUMBER,
    UNBLOCK_DELETED,
)
from bot.views.privacy import privacy_message

_ID = re.compile(r"\d{1,19}", re.ASCII)


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


@button(BLOCKED_PEOPLE)
async def press_blocked(context: Context, interaction: discord.Interaction) -> None:
    """Block the people that were picked from the menu."""
    chosen = _picked(interaction)
    await _show(interaction, await context.preferences.block(interaction.user.id, chosen))


@button(UNBLOCK_DELETED)
async def press_unblock_deleted(context: Context, interaction: discord.Interaction) -> None:
    """Unblock the people who have deleted their data."""
    await _show(interaction, await context.preferences.unblock_deleted(interaction.user.id))


def _picked(interaction: discord.Interaction) -> list[int]:
    """Return the ids that were picked; raises UnknownOptionError for what the menu cannot hold."""
    data: dict[str, object] = dict(interaction.data or {})
    values = data.get("values")
    if not isinstance(values, list) or len(values) > MAX_SHOWN:
        raise UnknownOptionError
    if not all(_ID.fullmatch(str(value)) and int(value) <= MAX_NUMBER for value in values):
        raise UnknownOptionError
    return [int(value) for value in values]


async def _show(interaction: discord.Interaction, preferences: Preferences) -> None:
    page = privacy_message(preferences, interaction.locale.value)
    await edit(interaction, page)
