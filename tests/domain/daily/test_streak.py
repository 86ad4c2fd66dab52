"""When a daily puzzle counts, and streaks over two years, against a model that walks every day."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bot.domain.daily.days import counts, number_at, oldest_that_counts, start_of
from bot.domain.daily.played import longest_of, streak_of

TWO_YEARS = 731
A_STEP = timedelta(hours=84)
"""How far the clock is set on at most: over more days than there are freezes."""


def walked(solved: set[int], lost: set[int], now: datetime) -> tuple[int, int]:
    """Return length and freezes by days of solving; a missed day takes a freeze, or ends it."""
    length = freezes = 0
    over = max([*solved, oldest_that_counts(now) - 1])
    for day in [*range(1, over + 1), *sorted(it for it in lost if it > over)]:
        if day in solved:
            length += 1
            freezes = min(2, freezes + (length % 7 == 0))
        elif freezes:
            freezes -= 1
        else:
            length = 0
    return length, freezes


class StreakMachine(RuleBasedStateMachine):
    """Someone who solves or fails puzzles now and then, also yesterday's after today's."""

    def __init__(self) -> None:
        super().__init__()
        self.now, self.solved, self.lost = start_of(1), set[int](), set[int]()

    @rule(later=st.timedeltas(timedelta(0), A_STEP))
    def wait(self, later: timedelta) -> None:
        if self.now + later < start_of(TWO_YEARS + 1):
            self.now += later

    @rule(days=st.integers(1, 40))
    def play_each_day(self, days: int) -> None:
        """Solve the puzzle of several days in a row, so that freezes are earned."""
        for _ in range(days):
            self.wait(timedelta(days=1))
            self.solve(0)

    @rule(before=st.integers(0, 2), fails=st.booleans())
    def solve(self, before: int, *, fails: bool = False) -> None:
        """Solve or fail a puzzle of one of the last days, once and as long as it counts."""
        number = number_at(self.now) - before
        if number > 0 and counts(number, self.now) and number not in self.solved | self.lost:
            (self.lost if fails else self.solved).add(number)

    @invariant()
    def agrees(self) -> None:
        """Compare the length of the streak, and its freezes while it goes on, with the days."""
        length, freezes = walked(self.solved, self.lost, self.now)
        streak = streak_of(self.solved).at(self.now, self.lost)
        assert (streak.length, streak.freezes if length else 0) == (length, freezes)


TestStreak = StreakMachine.TestCase
TestStreak.settings = settings(max_examples=25, stateful_step_count=60)


def test_the_longest() -> None:
    """It counts also once it is over, and goes on over days that freezes covered."""
    assert longest_of(()) == 0
    assert longest_of((*range(1, 22), 24, 40, 41)) == 22


MIDNIGHT = datetime(2026, 11, 23, tzinfo=UTC)
SECOND, HALF_A_DAY = timedelta(seconds=1), timedelta(hours=12)


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
