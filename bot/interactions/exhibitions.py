"""Starts exhibitions: two engines play each other, and the channel watches."""

import asyncio

import discord

from bot.domain.exhibition import Exhibition, ExhibitionRequest
from bot.errors import AnswerLostError
from bot.interactions.context import Context, place_of
from bot.locales import language_for
from bot.messaging.first_response import correct, post
from bot.views.exhibition import lost_message, opening_json

_PAUSES = (1.0, 5.0, 30.0)
"""Seconds after each failed attempt to say that an exhibition could not begin."""


async def start_exhibition(
    context: Context,
    interaction: discord.Interaction,
    x: str | None,
    o: str | None,
    variant: str,
) -> None:
    """Answer with a new exhibition of a game; an engine of None is chosen at random.

    Raises WrongEngineError, ExhibitionRunningError, TooManyExhibitionsError, AnswerLostError.
    """
    exhibition = await context.exhibitions.reserve(_request(interaction), x, o, variant)
    try:
        sent = await post(interaction, opening_json(exhibition))
    except AnswerLostError:
        await _give_up(context, interaction, exhibition)
        raise
    if sent.message_id:
        await context.exhibitions.start(exhibition, sent.message_id)
    else:
        await _give_up(context, interaction, exhibition)


async def _give_up(
    context: Context, interaction: discord.Interaction, exhibition: Exhibition
) -> None:
    """Remove an exhibition that nobody saw, as far as is known; who does see it is told so."""
    await context.exhibitions.cancel(exhibition)
    for pause in _PAUSES:
        try:
            await correct(interaction, lost_message(exhibition))
        except AnswerLostError as error:
            if isinstance(error.__cause__, discord.NotFound):
                return  # nobody sees it
            await asyncio.sleep(pause)
        else:
            return


def _request(interaction: discord.Interaction) -> ExhibitionRequest:
    place = place_of(interaction)
    return ExhibitionRequest(
        place.channel_id,
        interaction.user.id,
        interaction.token,
        language_for(interaction.locale.value),
        place.guild_id,
    )
