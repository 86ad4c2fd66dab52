"""Acknowledges interactions in time: a person who has to wait sees that the answer will come."""

import asyncio
from functools import partial

import discord

from bot.messaging.delivery import Progress, deliver_first_in_time, progress_of

ACKNOWLEDGE_AFTER = 2.0
"""Seconds after which an interaction is acknowledged, so that Discord knows of it within 2.5."""
PUBLIC = {"public": True}
"""The extras of a command whose answer everybody sees; other commands answer privately."""

_Kind = discord.InteractionResponseType


def acknowledge_in_time(interaction: discord.Interaction) -> asyncio.TimerHandle:
    """Have an interaction that has just arrived acknowledged if its answer takes too long."""
    progress_of(interaction)
    loop = asyncio.get_running_loop()
    return loop.call_later(ACKNOWLEDGE_AFTER, acknowledge_in_background, interaction)


def is_public(interaction: discord.Interaction) -> bool:
    """Return whether everybody sees the answer to a command."""
    command = interaction.command
    return command is not None and command.extras == PUBLIC


def acknowledge_in_background(interaction: discord.Interaction) -> None:
    """Begin to acknowledge an interaction, unless its answer was sent already."""
    progress = progress_of(interaction)
    if not progress.begun:
        progress.begun = True
        progress.deferral = asyncio.create_task(_defer(interaction, progress))


async def _defer(interaction: discord.Interaction, progress: Progress) -> None:
    """Acknowledge in the kind of the answer to come; raises AnswerLostError."""
    press = interaction.type is discord.InteractionType.component
    kind = _Kind.deferred_message_update if press else _Kind.deferred_channel_message
    private = not press and not is_public(interaction)
    defer = partial(interaction.response.defer, ephemeral=private)
    await deliver_first_in_time(interaction, progress, kind, defer)
