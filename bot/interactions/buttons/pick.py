"""Handles presses on the row that picks what the next move puts on the board."""

import discord

from bot.domain.match import Match
from bot.domain.moves import picked, to_pick
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.refresh_on_refusal import RefreshOnRefusal
from bot.views.custom_ids import PICK, PICK_AGAIN


@button(PICK)
async def press_pick(
    context: Context, interaction: discord.Interaction, match: Match, revision: int, pick: int
) -> None:
    """Draw the board with what was picked, which is stored nowhere but in the cells' ids."""
    async with RefreshOnRefusal(context, interaction, match.id, revision):
        name = picked(match, interaction.user.id, revision, pick)
        await context.board_messages.update(interaction, match, pick=name)


@button(PICK_AGAIN)
async def press_pick_again(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> None:
    """Draw the board with what can be picked, and nothing picked."""
    async with RefreshOnRefusal(context, interaction, match.id, revision):
        to_pick(match, interaction.user.id, revision)
        await context.board_messages.update(interaction, match)
