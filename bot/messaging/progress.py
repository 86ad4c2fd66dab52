"""Knows how far the answer to each interaction has come."""

import asyncio

import discord

ANSWER_WITHIN = 3.0
"""Seconds after which Discord takes no first response."""

_KEY = "progress"


class Progress:
    """How far the answer to an interaction has come.

    `until` is when Discord stops taking a first response, in the event loop's seconds; `kind` is
    the first response that Discord has; `begun` says whether one was sent at all. While there is a
    `deferral`, nothing else may be sent. `follow_up` is the id of a public follow-up, if known.
    """

    __slots__ = ("begun", "deferral", "follow_up", "kind", "until")

    def __init__(self) -> None:
        self.until = asyncio.get_running_loop().time() + ANSWER_WITHIN
        self.begun = False
        self.kind: discord.InteractionResponseType | None = None
        self.deferral: asyncio.Task[None] | None = None
        self.follow_up = 0


def progress_of(interaction: discord.Interaction) -> Progress:
    """Return how far the answer to an interaction has come; the first call is its arrival."""
    progress: Progress | None = interaction.extras.get(_KEY)
    if progress is None:
        progress = interaction.extras[_KEY] = Progress()
    return progress
