"""Presses on the switches of `/privacy`."""

import discord

from bot.game import Game
from bot.people.model import Preferences
from bot.view.privacy import privacy_message


async def press_challenges(game: Game, interaction: discord.Interaction, on: int) -> None:
    """Let the person be challenged, or not."""
    person = interaction.user.id
    await _show(interaction, await game.people.take_challenges(person, on=bool(on)))


async def press_reminders(game: Game, interaction: discord.Interaction, on: int) -> None:
    """Let the person be reminded, or not."""
    person = interaction.user.id
    await _show(interaction, await game.people.remind(person, on=bool(on)))


async def press_blocked(game: Game, interaction: discord.Interaction) -> None:
    """Have the person block those they picked."""
    data: dict[str, object] = dict(interaction.data or {})
    picked = data.get("values")
    values = picked if isinstance(picked, list) else []
    chosen = [int(value) for value in values if str(value).isdecimal()]
    await _show(interaction, await game.people.block(interaction.user.id, chosen))


async def _show(interaction: discord.Interaction, preferences: Preferences) -> None:
    page = privacy_message(preferences, interaction.locale.value)
    await interaction.response.edit_message(view=page)
