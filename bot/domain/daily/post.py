"""The posts of the daily puzzle: one a server and day, which fills up with who solved it."""

from datetime import datetime, timedelta
from typing import NamedTuple

DEFAULT_HOUR = 18
"""The hour, in UTC, at which the puzzle comes to a server that has chosen only a channel."""
MOST_REFUSALS = 3
"""After how many refused posts in a row a server gets no more, until it chooses a channel again."""
SENT_WITHIN = timedelta(minutes=1)
"""How long a claimed post may be sent, also again: Discord knows its nonce for some minutes."""
AGAIN = timedelta(seconds=1)
"""How long after an attempt a post is sent again that may not have come."""
SLOT, LATE_SLOT = timedelta(seconds=20), timedelta(minutes=15)
"""The time between two edits of a post, and of an older one, which Discord limits (error 30046)."""
YOUNG = timedelta(hours=1)
"""The age from which on Discord limits edits of a message."""


class PostChannel(NamedTuple):
    """Where and at which hour (UTC) a server gets each day's puzzle; nowhere without a channel.

    Discord refused the newest posts `refusals` times in a row.
    """

    channel_id: int | None = None
    hour: int = DEFAULT_HOUR
    refusals: int = 0


class Post(NamedTuple):
    """A puzzle that is posted on a server; `message_id` is None before it is sent.

    People are named only on a server's `newest` post.
    """

    guild_id: int
    number: int
    channel_id: int
    message_id: int | None
    claimed_at: datetime
    newest: bool = True

    @property
    def key(self) -> tuple[int, int]:
        """What tells it apart from other posts: its server and number."""
        return self.guild_id, self.number

    @property
    def is_known_newest(self) -> bool:
        """Whether it may name people."""
        return self.newest and self.message_id is not None

    @property
    def nonce(self) -> str:
        """What Discord knows the message by, however often it is sent."""
        return f"{self.guild_id}-{self.number}"

    def may_be_sent(self, now: datetime) -> bool:
        """Return whether it was claimed just now, so that sending it again makes no second one."""
        return timedelta() <= now - self.claimed_at < SENT_WITHIN


def next_hour(now: datetime) -> datetime:
    """Return the next moment at which posts can be due."""
    return now.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
