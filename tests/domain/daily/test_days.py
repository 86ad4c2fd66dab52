"""When a daily puzzle begins, and until when it counts, to the second."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.domain.daily.days import counts, number_at, oldest_that_counts, start_of

MIDNIGHT = datetime(2026, 11, 23, tzinfo=UTC)
SECOND = timedelta(seconds=1)
HALF_A_DAY = timedelta(hours=12)


@pytest.mark.parametrize(("time", "number"), [(MIDNIGHT - SECOND, 22), (MIDNIGHT, 23)])
def test_a_day_begins_at_midnight(time: datetime, number: int) -> None:
    """The next puzzle comes at midnight UTC, wherever the clock of the machine is set to."""
    for hours in (-11, 0, 14):
        assert number_at(time.astimezone(timezone(timedelta(hours=hours)))) == number
    assert start_of(23) == MIDNIGHT


def test_a_puzzle_counts_for_36_hours() -> None:
    """Yesterday's counts until noon UTC, when yesterday ends at the last place on earth."""
    noon = MIDNIGHT + HALF_A_DAY
    for time, until_noon in ((MIDNIGHT, True), (noon - SECOND, True), (noon, False)):
        assert counts(22, time) is until_noon
        assert oldest_that_counts(time) == (22 if until_noon else 23)
        assert counts(23, time)
    assert not counts(24, noon)
    assert not counts(23, MIDNIGHT - SECOND)
