"""Handles the buttons of a challenge: accept, decline, block and cancel."""

import discord

from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.refresh_on_refusal import RefreshOnRefusal
from bot.locales import translate
from bot.messaging.first_response import show
from bot.messaging.match_log import log_event, log_outcome
from bot.views.custom_ids import (
    ACCEPT_CHALLENGE,
    BLOCK_CHALLENGER,
    CANCEL_CHALLENGE,
    DECLINE_CHALLENGE,
)
from bot.views.player_names import person_name


@button(ACCEPT_CHALLENGE)
async def press_accept(
    context: Context, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    """Begin the match, and replace the challenge by its board."""
    async with RefreshOnRefusal(context, interaction, match_id, revision):
        match = await context.challenges.accept(match_id, interaction.user.id)
        log_event("accepted", match, interaction.client)
        await context.board_messages.update(interaction, match)


@button(DECLINE_CHALLENGE)
async def press_decline(
    context: Context, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    """Decline the challenge, and say so on its message."""
    async with RefreshOnRefusal(context, interaction, match_id, revision):
        match = await context.challenges.decline(match_id, interaction.user.id)
        log_outcome(match, interaction.client)
        await context.board_messages.update(interaction, match)


@button(BLOCK_CHALLENGER)
async def press_block(
    context: Context, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    """Decline the challenge, block the challenger, and confirm the block privately."""
    async with RefreshOnRefusal(context, interaction, match_id, revision):
        match = await context.challenges.decline(match_id, interaction.user.id, block=True)
        log_outcome(match, interaction.client)
        await context.board_messages.update(interaction, match)
        language, challenger = interaction.locale.value, match.challenger or 0
        person = person_name(language, challenger)
        await show(interaction, translate(language, "blocked", person=person))


@button(CANCEL_CHALLENGE)
async def press_cancel(
    context: Context, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    """Cancel the challenge, and say so on its message."""
    async with RefreshOnRefusal(context, interaction, match_id, revision):
        match = await context.challenges.cancel(match_id, interaction.user.id)
        log_outcome(match, interaction.client)
        await context.board_messages.update(interaction, match)
