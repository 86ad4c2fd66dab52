"""Handles "Try again from move …" on the page of a review."""

import discord

from bot.domain.match import Match, Status
from bot.errors import AlreadyPlayingError
from bot.interactions.button import button
from bot.interactions.context import Context, place_of
from bot.messaging.match_log import event_of, log_event
from bot.views.custom_ids import TRY_AGAIN


@button(TRY_AGAIN)
async def press_try_again(
    context: Context, interaction: discord.Interaction, match: Match, plies: int
) -> None:
    """Post a match that begins there, or the challenge to it; the page stays as it is.

    Raises what `Challenges.try_again` raises.
    """
    place, person = place_of(interaction), interaction.user.id
    try:
        other_try, ping = await context.challenges.try_again(match, plies, person, place)
    except AlreadyPlayingError as error:
        await context.redirect_to(interaction, error.match_id)
        return
    log_event(f"another try {event_of(other_try)}", other_try, interaction.client)
    if other_try.status is Status.INVITED:
        await context.post_challenge(interaction, other_try, ping=ping)
    else:
        await context.board_messages.post(interaction, other_try)
