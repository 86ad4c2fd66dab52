"""Handles "Try again from move …" on the page of a review."""

import discord

from bot.domain.match import Status
from bot.errors import AlreadyPlayingError
from bot.interactions.button import button
from bot.interactions.context import Context, place_of
from bot.messaging.match_log import event_of, log_event
from bot.views.custom_ids import TRY_AGAIN


@button(TRY_AGAIN)
async def press_try_again(
    context: Context, interaction: discord.Interaction, match_id: int, plies: int
) -> None:
    """Post a match that begins there, or the challenge to it; the page stays as it is.

    Raises NoSuchMatchError if the person may not see the finished match, and what
    `Challenges.try_again` raises.
    """
    await context.history.refuse_hidden(interaction, await context.matches.find(match_id))
    place, person = place_of(interaction), interaction.user.id
    try:
        match, ping = await context.challenges.try_again(match_id, plies, person, place)
    except AlreadyPlayingError as error:
        await context.redirect_to(interaction, error.match_id)
        return
    log_event(f"another try {event_of(match)}", match, interaction.client)
    if match.status is Status.INVITED:
        await context.post_challenge(interaction, match, ping=ping)
    else:
        await context.board_messages.post(interaction, match)
