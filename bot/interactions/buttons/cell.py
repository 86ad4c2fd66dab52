"""Handles presses on the cells of a board."""

from functools import partial

import discord

from bot.discord_internals.slim_state import message_id_of
from bot.domain.match import Status
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.refresh_on_refusal import RefreshOnRefusal
from bot.messaging.acknowledgement import acknowledge
from bot.messaging.match_log import log_move
from bot.views.custom_ids import CELL


@button(CELL)
async def press_cell(
    context: Context, interaction: discord.Interaction, match_id: int, revision: int, cell: int
) -> None:
    """Make the move and show the match; a refused press still brings a stale board up to date."""
    person, message = interaction.user.id, message_id_of(interaction)
    async with RefreshOnRefusal(context, interaction, match_id, revision):
        match = await context.matches.press(
            match_id, revision, cell, person, message, on_wait=partial(acknowledge, interaction)
        )
        log_move(match, interaction.client)
        await context.board_messages.update(interaction, match)
        if match.status is Status.OVER:
            await context.standings.explain_uncounted(interaction, match)
