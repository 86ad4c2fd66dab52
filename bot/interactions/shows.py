"""Starts shows: two engines play each other, and the channel watches."""

import asyncio

import discord

from bot.domain.show import Show, ShowRequest
from bot.errors import AnswerLostError
from bot.interactions.context import Context, place_of
from bot.locales import language_for
from bot.messaging.first_response import correct, post
from bot.views.show import lost_message, opening_json

_PAUSES = (1.0, 5.0, 30.0)
"""Seconds after each failed attempt to say that a show could not begin."""


async def start_show(
    context: Context,
    interaction: discord.Interaction,
    x: str | None,
    o: str | None,
    variant: str,
) -> None:
    """Answer with a new show of a game; an engine of None is chosen at random.

    Raises WrongEngineError, ShowRunningError, TooManyShowsError, AnswerLostError.
    """
    show = await context.shows.reserve(_request(interaction), x, o, variant)
    try:
        sent = await post(interaction, opening_json(show))
    except AnswerLostError:
        await _give_up(context, interaction, show)
        raise
    if sent.message_id:
        await context.shows.start(show, sent.message_id)
    else:
        await _give_up(context, interaction, show)


async def _give_up(context: Context, interaction: discord.Interaction, show: Show) -> None:
    """Remove a show that nobody saw, as far as is known; who does see it is told so."""
    await context.shows.cancel(show)
    for pause in _PAUSES:
        try:
            await correct(interaction, lost_message(show))
        except AnswerLostError as error:
            if isinstance(error.__cause__, discord.NotFound):
                return  # nobody sees it
            await asyncio.sleep(pause)
        else:
            return


def _request(interaction: discord.Interaction) -> ShowRequest:
    place = place_of(interaction)
    return ShowRequest(
        place.channel_id,
        interaction.user.id,
        interaction.token,
        language_for(interaction.locale.value),
        place.guild_id,
    )
