"""The posts of the daily puzzle: one a server and day, which lists the people who solved it."""

from datetime import datetime, timedelta
from typing import NamedTuple

from bot.domain.daily.days import number_at
from bot.domain.match import Place

DEFAULT_HOUR = 18
"""The hour, in UTC, at which the puzzle comes to a server that has chosen only a channel."""
MOST_REFUSALS = 3
"""After how many refused posts in a row a server gets no more, until it chooses a channel again."""
SENT_WITHIN = timedelta(minutes=3)
"""How long a post that may have come is sent again: Discord knows its nonce for some minutes."""
AGAIN = timedelta(seconds=5)
"""How long after an attempt a post is sent again that may not have come."""
SEVERAL = 3
"""In how many channels Discord cannot be reached before no other puzzle is sent."""
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

    `tried_at` is the last attempt that may have sent it. People are named only on a server's
    `newest` post.
    """

    guild_id: int
    number: int
    channel_id: int
    message_id: int | None
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

    @property
    def is_known_newest(self) -> bool:
        """Whether it may name people."""
        return self.newest and self.message_id is not None

    @property
    def nonce(self) -> str:
        """The name by which Discord knows the message, however often it is sent."""
        return f"{self.guild_id}-{self.number}"

    def may_be_sent(self, now: datetime) -> bool:
        """Return whether it is today's puzzle, for which no second post would come."""
        is_once = self.tried_at is None or abs(now - self.tried_at) < SENT_WITHIN
        return is_once and self.number == number_at(now)


def next_hour(now: datetime) -> datetime:
    """Return the next moment at which posts can be due."""
    return now.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
