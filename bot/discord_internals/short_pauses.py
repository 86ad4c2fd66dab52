"""Has shards connect again soon after an outage: discord.py's pauses grow to 17 minutes."""

from typing import Literal

import discord.shard
from discord.backoff import ExponentialBackoff

_DOUBLINGS = 4
"""After these a pause is a random time up to 16 seconds, so that not all come at once."""


class ShortPauses(ExponentialBackoff[Literal[False]]):
    """The pauses between a shard's attempts to connect."""

    def __init__(self) -> None:
        super().__init__()
        self._max = _DOUBLINGS


def install_short_pauses() -> None:
    """Have the shards of clients pause like that."""
    discord.shard.ExponentialBackoff = ShortPauses  # type: ignore[attr-defined,assignment]
