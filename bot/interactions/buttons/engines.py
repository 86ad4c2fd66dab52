"""Handles the menu of `/tictactoe engines`."""

import discord

from bot.errors import UnknownOptionError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.menu import picked_text
from bot.messaging.first_response import edit
from bot.views.custom_ids import ENGINE_CARD
from bot.views.engines import engines_page
from engines.levels import ENGINES


@button(ENGINE_CARD)
async def press_engine_card(_: Context, interaction: discord.Interaction) -> None:
    """Introduce the picked engine; raises UnknownOptionError for what the menu does not have."""
    engine = picked_text(interaction)
    if engine not in ENGINES:
        raise UnknownOptionError
    await edit(interaction, engines_page(interaction.locale.value, engine))
