"""Handles the buttons of a challenge: accept, decline, block and cancel."""

import discord

from bot.domain.match import Match, Status
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.refresh_on_refusal import RefreshOnRefusal
from bot.messaging.first_response import edit, show
from bot.messaging.match_log import log_event, log_outcome
from bot.views.custom_ids import (
    ACCEPT_CHALLENGE,
    BLOCK_CHALLENGER,
    CANCEL_CHALLENGE,
    DECLINE_CHALLENGE,
)
from bot.views.notices import blocked, declined


@button(ACCEPT_CHALLENGE)
async def press_accept(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> None:
    """Begin the match, and replace the challenge by its board."""
    async with RefreshOnRefusal(context, interaction, match.id, revision):
        match = await context.challenges.accept(match, interaction.user.id)
        log_event("accepted", match, interaction.client)
        await context.board_messages.update(interaction, match)


@button(DECLINE_CHALLENGE)
async def press_decline(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> None:
    """Decline the challenge, say so on its message, and offer privately to block the challenger."""
    async with RefreshOnRefusal(context, interaction, match.id, revision):
        match = await context.challenges.decline(match, interaction.user.id)
        log_outcome(match, interaction.client)
        await context.board_messages.update(interaction, match)
        await show(interaction, declined(match, interaction.locale.value))


@button(BLOCK_CHALLENGER)
async def press_block(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> None:
    """Block the challenger, and say so where the button was.

    The challenges of earlier releases have this button too, and are declined with it.
    """
    if match.status is Status.INVITED:
        await _decline_and_block(context, interaction, match, revision)
        return
    await context.challenges.block(match, interaction.user.id)
    await edit(interaction, blocked(match, interaction.locale.value))


async def _decline_and_block(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> None:
    async with RefreshOnRefusal(context, interaction, match.id, revision):
        match = await context.challenges.decline(match, interaction.user.id, block=True)
        log_outcome(match, interaction.client)
        await context.board_messages.update(interaction, match)
        await show(interaction, blocked(match, interaction.locale.value))


@button(CANCEL_CHALLENGE)
async def press_cancel(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> None:
    """Cancel the challenge, and say so on its message."""
    async with RefreshOnRefusal(context, interaction, match.id, revision):
        match = await context.challenges.cancel(match, interaction.user.id)
        log_outcome(match, interaction.client)
        await context.board_messages.update(interaction, match)
