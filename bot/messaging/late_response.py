"""Answers an interaction that has its first response: by an edit of that, or by a follow-up."""

import contextlib

import discord

from bot.discord_internals.raw_response import SentResponse
from bot.messaging.acknowledgement import is_public
from bot.messaging.content import Content
from bot.messaging.delivery import deliver
from bot.messaging.progress import Progress
from bot.views.message import Message

_PLACEHOLDER = discord.InteractionResponseType.deferred_channel_message
_MESSAGE = discord.InteractionResponseType.channel_message


async def post_late(
    interaction: discord.Interaction,
    progress: Progress,
    message: Message,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    """Show everybody a message; raises AnswerLostError."""
    if progress.kind is _PLACEHOLDER:
        progress.kind = _MESSAGE
        edited = await deliver(
            lambda: interaction.edit_original_response(view=message, allowed_mentions=mentions)
        )
        return SentResponse(edited.id, edited.flags.ephemeral)
    # Not sent again on a broken connection, since Discord may then show it twice.
    sent = await deliver(
        lambda: interaction.followup.send(view=message, allowed_mentions=mentions, wait=True),
        attempts=1,
    )
    progress.follow_up = sent.id
    return SentResponse(sent.id, sent.flags.ephemeral)


async def publish_late(interaction: discord.Interaction, content: Content) -> SentResponse:
    """Show everybody a message with files, after a press; raises AnswerLostError."""
    # Not sent again on a broken connection, since Discord may then show it twice.
    sent = await deliver(lambda: interaction.followup.send(wait=True, **content.new()), attempts=1)
    return SentResponse(sent.id)


async def show_late(interaction: discord.Interaction, progress: Progress, content: Content) -> None:
    """Show the person something that nobody else sees; raises AnswerLostError."""
    if progress.kind is _PLACEHOLDER:
        progress.kind = _MESSAGE
        if not is_public(interaction):
            return await edit_late(interaction, progress, content)
        # Discord would show a follow-up in place of the placeholder, and so to everybody.
        await deliver(lambda: _remove_placeholder(interaction))
    await deliver(lambda: interaction.followup.send(ephemeral=True, **content.new()))
    return None


async def edit_late(interaction: discord.Interaction, progress: Progress, content: Content) -> None:
    """Edit the answer, or the message that was pressed; raises AnswerLostError."""
    if progress.follow_up:
        number, followup = progress.follow_up, interaction.followup
        await deliver(lambda: followup.edit_message(number, **content.edited()))
    else:
        await deliver(lambda: interaction.edit_original_response(**content.edited()))


async def _remove_placeholder(interaction: discord.Interaction) -> None:
    with contextlib.suppress(discord.NotFound):
        await interaction.delete_original_response()
