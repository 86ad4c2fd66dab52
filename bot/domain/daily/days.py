"""Which puzzle is that of a moment, and until when each counts; days are those of UTC."""

from datetime import UTC, datetime, timedelta

from engines.puzzles.days import FIRST_DAY

COUNTS_FOR = timedelta(hours=36)
"""How long a puzzle counts after its day begins: until that day is over everywhere on earth."""

_DAY = timedelta(days=1)
_FIRST = datetime(FIRST_DAY.year, FIRST_DAY.month, FIRST_DAY.day, tzinfo=UTC)


def number_at(now: datetime) -> int:
    """Return the number of the day's puzzle; it is below 1 before the first day."""
    return (now - _FIRST) // _DAY + 1


def start_of(number: int) -> datetime:
    """Return when the day of a puzzle begins."""
    return _FIRST + (number - 1) * _DAY


def counts(number: int, now: datetime) -> bool:
    """Return whether a puzzle that is solved now counts for a streak."""
    start = start_of(number)
    return start <= now < start + COUNTS_FOR


def oldest_that_counts(now: datetime) -> int:
    """Return the number of yesterday's puzzle if it still counts, otherwise of today's."""
    yesterday = number_at(now) - 1
    return yesterday if counts(yesterday, now) else yesterday + 1
