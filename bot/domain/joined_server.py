"""A server that has added the bot."""

from datetime import datetime
from typing import NamedTuple


class JoinedServer(NamedTuple):
    """A server as Discord describes it.

    `system_channel_id` is the channel in which Discord greets new members, if there is one.
    """

    id: int
    joined_at: datetime
    system_channel_id: int | None
    locale: str
