"""`/tictactoe watch`: two engines play each other, and the channel watches."""

import discord
from discord import app_commands

from bot.domain.exhibition import ExhibitionRequest
from bot.errors import AnswerLostError
from bot.interactions.commands.options import EngineName
from bot.interactions.context import context_of, place_of
from bot.locales import DEFAULT, language_for, translate
from bot.messaging.acknowledgement import PUBLIC
from bot.messaging.first_response import post
from bot.views.exhibition import opening_json


@app_commands.command(description=translate(DEFAULT, "command-watch"), extras=PUBLIC)
@app_commands.describe(
    x=translate(DEFAULT, "command-watch-x"),
    o=translate(DEFAULT, "command-watch-o"),
)
async def watch(
    interaction: discord.Interaction, x: EngineName | None = None, o: EngineName | None = None
) -> None:
    """Start an exhibition in this channel."""
    exhibitions = context_of(interaction).exhibitions
    exhibition = await exhibitions.reserve(_request(interaction), x, o)
    try:
        answer = await post(interaction, opening_json(exhibition))
    except AnswerLostError:
        await exhibitions.cancel(exhibition)
        raise
    await exhibitions.start(exhibition, answer.message_id)


def _request(interaction: discord.Interaction) -> ExhibitionRequest:
    return ExhibitionRequest(
        place_of(interaction).channel_id,
        interaction.user.id,
        interaction.token,
        language_for(interaction.locale.value),
    )
