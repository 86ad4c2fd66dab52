"""Acknowledges interactions in time: a person who has to wait sees that the answer will come."""

import asyncio
from functools import partial
from itertools import islice

import discord

from bot.messaging.delivery import Progress, deliver_first_in_time, progress_of

ACKNOWLEDGE_AFTER = 2.0
"""Seconds after which an interaction is acknowledged, so that Discord knows of it within 2.5."""
_AT_ONCE = 5
"""How many interactions are acknowledged before presses get their turn in the event loop."""
PUBLIC = {"public": True}
"""The extras of a command whose answer everybody sees; other commands answer privately."""

_Kind = discord.InteractionResponseType


class AcknowledgementTimer:
    """Acknowledges interactions that have waited `ACKNOWLEDGE_AFTER` seconds for an answer.

    One timer serves all that are in flight: it waits for the oldest of them.
    """

    def __init__(self) -> None:
        self._due: dict[discord.Interaction, float] = {}
        self._timer: asyncio.Handle | None = None

    def add(self, interaction: discord.Interaction) -> None:
        """Watch an interaction that has just arrived."""
        progress_of(interaction)
        loop = asyncio.get_running_loop()
        due = self._due[interaction] = loop.time() + ACKNOWLEDGE_AFTER
        if self._timer is None:
            self._timer = loop.call_at(due, self._ring)

    def remove(self, interaction: discord.Interaction) -> None:
        """Stop watching an interaction."""
        self._due.pop(interaction, None)
        if self._timer is not None and not self._due:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        loop = asyncio.get_running_loop()
        for interaction, due in list(islice(self._due.items(), _AT_ONCE)):
            if due > loop.time():
                self._timer = loop.call_at(due, self._ring)
                return
            del self._due[interaction]
            acknowledge_in_background(interaction)
        self._timer = loop.call_soon(self._ring) if self._due else None


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
