"""Which puzzle a moment has, until when each one counts, and when servers get it: all in UTC."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from engines.puzzles.days import date_of, number_of

COUNTS_FOR = timedelta(hours=36)  # from a day's start until that day is over everywhere on earth


class PostChannel(NamedTuple):
    """Where and at which hour a server gets each day's puzzle; nowhere without a channel."""

    channel_id: int | None = None
    hour: int = 18
    refusals: int = 0  # how often in a row Discord has refused the newest posts


def number_at(now: datetime) -> int:
    """Return the number of the day's puzzle; it is below 1 before the first day."""
    return number_of(now.astimezone(UTC).date())


def start_of(number: int) -> datetime:
    return datetime.fromordinal(date_of(number).toordinal()).replace(tzinfo=UTC)


def counts(number: int, now: datetime) -> bool:
    """Return whether a puzzle that is solved now counts for a streak."""
    return start_of(number) <= now < counts_until(number)


def counts_until(number: int) -> datetime:
    return start_of(number) + COUNTS_FOR


def oldest_that_counts(now: datetime) -> int:
    """Return the number of yesterday's puzzle if it still counts, otherwise of today's."""
    yesterday = number_at(now) - 1
    return yesterday if counts(yesterday, now) else yesterday + 1


def next_hour(now: datetime) -> datetime:
    return now.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
