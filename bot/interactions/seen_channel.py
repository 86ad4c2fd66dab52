"""Whether the bot can reach a channel later, without an interaction from there."""

import discord

from bot.errors import UnseenChannelError


def is_seen(interaction: discord.Interaction) -> bool:
    """Return whether the bot may view the channel of an interaction, and send messages there."""
    allowed = interaction.app_permissions
    sends = allowed.send_messages or allowed.send_messages_in_threads
    return allowed.administrator or (allowed.view_channel and sends)


def refuse_unless_seen(interaction: discord.Interaction) -> None:
    """Raise UnseenChannelError where the bot could not take a message back."""
    if not is_seen(interaction):
        raise UnseenChannelError
