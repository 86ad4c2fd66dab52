"""Handles the menus of `/tictactoe engines`."""

import discord

from bot.domain.show import NUMBERED_GAMES
from bot.errors import UnknownOptionError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.menu import picked_text
from bot.messaging.first_response import edit
from bot.views.custom_ids import ENGINE_CARD, GAME_LEVELS
from bot.views.engines import engines_page, levels_page
from engines.levels import ENGINES


@button(ENGINE_CARD)
async def press_engine_card(_: Context, interaction: discord.Interaction) -> None:
    """Introduce the picked engine; raises UnknownOptionError for what the menu does not have."""
    engine = picked_text(interaction)
    if engine not in ENGINES:
        raise UnknownOptionError
    await edit(interaction, engines_page(interaction.locale.value, engine))


@button(GAME_LEVELS)
async def press_game_levels(_: Context, interaction: discord.Interaction) -> None:
    """Show the levels of the picked game; raises UnknownOptionError for an unknown one."""
    variant = picked_text(interaction)
    if variant not in NUMBERED_GAMES:
        raise UnknownOptionError
    await edit(interaction, levels_page(interaction.locale.value, variant))
