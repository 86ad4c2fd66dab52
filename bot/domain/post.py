"""The posts that a server gets by itself: when they are sent again, edited and given up."""

from datetime import datetime, timedelta
from typing import NamedTuple

from bot.domain.match import Place

MOST_REFUSALS = 3
"""After how many refused posts in a row a server gets no more, until it chooses a channel again."""
SENT_WITHIN = timedelta(minutes=3)
"""How long a post that may have come is sent again: Discord knows its nonce for some minutes.

Later its channel tells whether it has come.
"""
LATE = timedelta(minutes=10)
"""How late a post is first sent without a look: a database that was lost may have known of it."""
AGAIN = timedelta(seconds=5)
"""How long after an attempt a post is sent again that may not have come."""
SEVERAL = 3
"""In how many channels Discord cannot be reached before no other post is sent."""
SLOT, LATE_SLOT = timedelta(seconds=20), timedelta(minutes=15)
"""The time between two edits of a post, and of an older one, which Discord limits (error 30046)."""
YOUNG = timedelta(hours=1)
"""The age from which on Discord limits edits of a message."""


class Post(NamedTuple):
    """A numbered post on a server; `message_id` is None before it is sent.

    It was due at `reserved_at`; `tried_at` is the first attempt that may have sent it.
    `newest` says whether it is the server's newest.
    """

    guild_id: int
    number: int
    channel_id: int
    message_id: int | None
    reserved_at: datetime
    tried_at: datetime | None
    newest: bool = True

    @property
    def key(self) -> tuple[int, int]:
        return self.guild_id, self.number

    @property
    def place(self) -> Place:
        return Place(self.guild_id, self.channel_id)


def looked_for(first: datetime, now: datetime, within: timedelta = SENT_WITHIN) -> datetime | None:
    """Return about which moment to look for a message before it is sent; None if it comes once.

    It may have been sent `first`, and is sent now without a look `within` some time.
    """
    return first if abs(now - first) >= within else None
