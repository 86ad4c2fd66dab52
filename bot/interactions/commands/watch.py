"""`/tictactoe watch`: two engines play each other, and the channel watches."""

import contextlib

import discord
from discord import app_commands

from bot.domain.exhibition import Exhibition, ExhibitionRequest
from bot.errors import AnswerLostError
from bot.interactions.commands.options import EngineName, Variant
from bot.interactions.context import Context, context_of, place_of
from bot.locales import DEFAULT, language_for, translate
from bot.messaging.acknowledgement import PUBLIC
from bot.messaging.first_response import correct, post
from bot.views.exhibition import lost_message, opening_json
from engines.games.classic import CLASSIC


@app_commands.command(description=translate(DEFAULT, "command-watch"), extras=PUBLIC)
@app_commands.describe(
    x=translate(DEFAULT, "command-watch-x"),
    o=translate(DEFAULT, "command-watch-o"),
    variant=translate(DEFAULT, "command-variant"),
)
async def watch(
    interaction: discord.Interaction,
    x: EngineName | None = None,
    o: EngineName | None = None,
    variant: Variant | None = None,
) -> None:
    """Start an exhibition in this channel."""
    context = context_of(interaction)
    game = variant or CLASSIC.name
    exhibition = await context.exhibitions.reserve(_request(interaction), x, o, game)
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
    with contextlib.suppress(AnswerLostError):
        await correct(interaction, lost_message(exhibition))


def _request(interaction: discord.Interaction) -> ExhibitionRequest:
    return ExhibitionRequest(
        place_of(interaction).channel_id,
        interaction.user.id,
        interaction.token,
        language_for(interaction.locale.value),
    )
