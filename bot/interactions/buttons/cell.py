"""Handles presses on the cells of a board."""

from functools import partial

import discord

from bot.discord_internals.slim_state import message_id_of
from bot.domain.match import Match, Status
from bot.domain.moves import seated_at
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.refresh_on_refusal import RefreshOnRefusal
from bot.messaging.acknowledgement import acknowledge_in_background
from bot.messaging.first_response import acknowledge
from bot.messaging.match_log import log_move
from bot.views.custom_ids import CELL, TAKEN_CELL


@button(CELL)
async def press_cell(
    context: Context, interaction: discord.Interaction, match_id: int, revision: int, cell: int
) -> None:
    """Make the move and show the match; a refused press still brings a stale board up to date."""
    person, message = interaction.user.id, message_id_of(interaction)
    async with RefreshOnRefusal(context, interaction, match_id, revision):
        on_wait = partial(acknowledge_in_background, interaction)
        match = await context.matches.press(
            match_id, revision, cell, person, message, on_wait=on_wait
        )
        log_move(match, interaction.client)
        shown = await context.board_messages.update(interaction, match)
        if shown is not match:
            log_move(shown, interaction.client)
        if shown.status is Status.OVER:
            await context.standings.explain_uncounted(interaction, shown)


@button(TAKEN_CELL)
async def press_taken_cell(
    context: Context,
    interaction: discord.Interaction,
    match: Match,
    revision: int,
    cell: int,  # noqa: ARG001 - it makes the custom id unique
) -> None:
    """Show nothing if the board is up to date; else treat this as any press on a stale board."""
    if _is_current(match, revision, message_id_of(interaction)):
        await acknowledge(interaction)
        return
    async with RefreshOnRefusal(context, interaction, match.id, revision):
        seated_at(match, interaction.user.id, revision)
        await context.board_messages.update(interaction, match)


def _is_current(match: Match, revision: int, message_id: int | None) -> bool:
    """Return whether a board shows the match as it is, on the message that the match is known by.

    A match without a known message has no other board.
    """
    return match.revision == revision and match.message_id in (message_id, None)
