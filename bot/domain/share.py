"""Shares: finished games that one of their players posted in a channel, until 1.0.0."""

from typing import NamedTuple

from bot.domain.match import Place


class Share(NamedTuple):
    """A match that was shared in a channel.

    `message_id` is None while its message is unknown. Once `withdrawn`, that has to go.
    """

    id: int
    match_id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    withdrawn: bool = False

    @property
    def place(self) -> Place:
        return Place(self.guild_id, self.channel_id)
