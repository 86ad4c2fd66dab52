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

    It was due at `claimed_at`; `tried_at` is the first attempt that may have sent it.
    `newest` says whether it is the server's newest.
    """

    guild_id: int
    number: int
    channel_id: int
    message_id: int | None
    claimed_at: datetime
    tried_at: datetime | None
    newest: bool = True

    @property
    def key(self) -> tuple[int, int]:
        """Its server and number, by which posts differ."""
        return self.guild_id, self.number

    @property
    def place(self) -> Place:
        """Where it is."""
        return Place(self.guild_id, self.channel_id)

    def comes_once(self, now: datetime) -> bool:
        """Return whether no second post would come if it is sent now."""
        return self.tried_at is None or abs(now - self.tried_at) < SENT_WITHIN
