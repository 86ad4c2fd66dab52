"""Answers an interaction that has its first response: by an edit of that, or by a follow-up."""

import contextlib
from io import BytesIO
from typing import Any, NamedTuple

import discord

from bot.discord_internals.raw_response import SentResponse
from bot.messaging.channel_messages import NO_PINGS
from bot.messaging.delivery import deliver, progress_of
from bot.views.ui import Message

PUBLIC = {"public": True}  # the extras of a command whose answer everybody sees
_PLACEHOLDER = discord.InteractionResponseType.deferred_channel_message
_MESSAGE = discord.InteractionResponseType.channel_message


class Attachment(NamedTuple):
    """A file of a message: its name, and its bytes."""

    name: str
    data: bytes


class Content(NamedTuple):
    """A text or a view, with files, and who it pings."""

    body: str | Message
    files: tuple[Attachment, ...] = ()
    mentions: discord.AllowedMentions = NO_PINGS

    def new(self) -> dict[str, Any]:
        """Return the arguments that send this; each request reads its own."""
        return self._body() | {"files": self._opened()}

    def edited(self) -> dict[str, Any]:
        """Return the arguments that put this in place of what a message said before."""
        return self._body() | {"attachments": self._opened()}

    def _body(self) -> dict[str, Any]:
        kind = "content" if isinstance(self.body, str) else "view"
        return {kind: self.body, "allowed_mentions": self.mentions}

    def _opened(self) -> list[discord.File]:
        return [discord.File(BytesIO(file.data), file.name) for file in self.files]


def is_public(interaction: discord.Interaction) -> bool:
    command = interaction.command
    return command is not None and command.extras == PUBLIC


async def post_late(interaction: discord.Interaction, content: Content) -> SentResponse:
    """Show everybody a message; raises AnswerLostError."""
    progress = progress_of(interaction)
    if progress.kind is _PLACEHOLDER:
        progress.kind = _MESSAGE
        edited = await deliver(lambda: interaction.edit_original_response(**content.edited()))
        return SentResponse(edited.id, edited.flags.ephemeral)
    send = interaction.followup.send
    sent = await deliver(lambda: send(wait=True, **content.new()), times=1)
    progress.follow_up = sent.id
    return SentResponse(sent.id, sent.flags.ephemeral)


async def show_late(interaction: discord.Interaction, content: Content) -> int:
    """Show it to one person; return a new message's id, otherwise 0; raises AnswerLostError."""
    progress = progress_of(interaction)
    if progress.kind is _PLACEHOLDER:
        progress.kind = _MESSAGE
        if not is_public(interaction):
            await edit_late(interaction, content)
            return 0
        # Discord would show a follow-up in place of the placeholder, and so to everybody.
        await deliver(lambda: delete_original(interaction))
    send = interaction.followup.send
    sent = await deliver(lambda: send(ephemeral=True, wait=True, **content.new()), times=2)
    return sent.id


async def edit_late(interaction: discord.Interaction, content: Content) -> None:
    """Edit the answer, or the message that was pressed; raises AnswerLostError."""
    if number := progress_of(interaction).follow_up:
        await deliver(lambda: interaction.followup.edit_message(number, **content.edited()))
    else:
        await deliver(lambda: interaction.edit_original_response(**content.edited()))


async def delete_original(interaction: discord.Interaction) -> None:
    """Delete the answer, or the message that was pressed, unless it is gone already."""
    with contextlib.suppress(discord.NotFound):
        await interaction.delete_original_response()
