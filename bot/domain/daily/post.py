"""Where and when a server gets the daily puzzle."""

from datetime import datetime, timedelta
from typing import NamedTuple

DEFAULT_HOUR = 18
"""The hour, in UTC, at which the puzzle comes to a server that has chosen only a channel."""


class PostChannel(NamedTuple):
    """Where and at which hour (UTC) a server gets each day's puzzle; nowhere without a channel.

    Discord refused the newest posts `refusals` times in a row.
    """

    channel_id: int | None = None
    hour: int = DEFAULT_HOUR
    refusals: int = 0


def next_hour(now: datetime) -> datetime:
    """Return the next moment at which posts can be due."""
    return now.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
