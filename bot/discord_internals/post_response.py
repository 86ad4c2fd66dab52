"""The one way to answer with JSON that is already written, however the client sends it."""

import discord

from bot.discord_internals.plain_response import send_plain
from bot.discord_internals.raw_response import send_raw, sends_raw
from bot.discord_internals.sent_response import SentResponse
from bot.views.component_json import ComponentJson


async def post_response(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    part: ComponentJson,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    """Answer with a message of one part, and return what it became.

    `kind` is `channel_message` for a new message, or `message_update` to replace the pressed one,
    of which nothing is returned. Raises InteractionResponded, HTTPException.
    """
    send = send_raw if sends_raw(interaction) else send_plain
    return await send(interaction, kind, part, mentions)
