"""Shares: messages in which someone shows a result of a daily puzzle or, until 1.0.0, a game."""

from enum import StrEnum
from typing import NamedTuple

from bot.domain.match import Place


class ShareKind(StrEnum):
    """What is shared, by the table that stores it."""

    GAME = "shares"
    PUZZLE = "puzzle_shares"


class Share(NamedTuple):
    """Something that was shared in a channel, by its number among those of its kind.

    `message_id` is None while its message is unknown. Once `withdrawn`, that has to go.
    """

    kind: ShareKind
    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    withdrawn: bool = False

    @property
    def place(self) -> Place:
        return Place(self.guild_id, self.channel_id)
