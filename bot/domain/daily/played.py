"""What is known of a person's daily puzzles: the streak, the attempt at one, how everybody did."""

from collections.abc import Collection, Iterable
from datetime import datetime
from functools import reduce
from itertools import accumulate
from typing import NamedTuple

from bot.domain.daily.attempt import Attempt
from bot.domain.daily.days import number_at, oldest_that_counts

EARNED_EVERY = 7  # so many puzzles in a row earn another freeze
MOST_FREEZES = 2
LEAST_TOLD = 5  # so many have to finish a puzzle before people read how many found it at once


class Streak(NamedTuple):
    """A row of solved puzzles: the number of the last, how many there are, and the freezes left.

    A freeze is used up by a missed day, which then does not end the row.
    """

    last: int = 0
    length: int = 0
    freezes: int = 0

    def then(self, number: int) -> "Streak":
        """Return the streak after the puzzle with a later number is solved."""
        missed = number - self.last - 1
        goes_on = missed <= self.freezes
        length = self.length + 1 if goes_on else 1
        freezes = self.freezes - missed if goes_on else 0
        return Streak(number, length, min(freezes + (length % EARNED_EVERY == 0), MOST_FREEZES))

    def at(self, now: datetime, lost: Collection[int] = ()) -> "Streak":
        """Return what is left of it: no length once more days are missed than there are freezes.

        A puzzle that is `lost` is missed at once, any other only when it no longer counts.
        """
        first = max(oldest_that_counts(now), self.last + 1)
        missed = first - self.last - 1 + sum(day >= first for day in lost)
        if missed > self.freezes:
            return Streak(self.last)
        return self._replace(freezes=self.freezes - missed)


def streak_of(solved: Iterable[int]) -> Streak:
    """Return the streak of someone who solved these puzzles while they counted, in any order."""
    return reduce(Streak.then, sorted(solved), Streak())


class Solved(NamedTuple):
    """How many puzzles a person has solved, and how long their longest streak was."""

    puzzles: int = 0
    longest: int = 0


def longest_of(solved: Iterable[int]) -> int:
    """Return the length of the longest streak of someone who solved these while they counted."""
    streaks = accumulate(sorted(solved), Streak.then, initial=Streak())
    return max(streak.length for streak in streaks)


class Counts(NamedTuple):
    """How many people finished a puzzle, and how many of them found it at once."""

    finished: int = 0
    at_once: int = 0

    @property
    def percent(self) -> int | None:
        """How many of a hundred found it at once, or None while too few have finished."""
        is_enough = self.finished >= LEAST_TOLD
        return round(100 * self.at_once / self.finished) if is_enough else None


class Played(NamedTuple):
    """An attempt, the puzzles that the person solved while they counted, and this one's counts."""

    attempt: Attempt
    solved: frozenset[int] = frozenset()
    counts: Counts = Counts()
    lost: frozenset[int] = frozenset()  # puzzles not solved: at least those that still count

    def streak_at(self, now: datetime) -> Streak:
        return streak_of(self.solved).at(now, self.lost)

    def open_yesterday(self, now: datetime) -> int | None:
        """Return the number of yesterday's puzzle if it counts and is neither solved nor lost."""
        oldest = oldest_that_counts(now)
        is_open = 0 < oldest < number_at(now) and oldest not in self.solved | self.lost
        return oldest if is_open else None

    def is_at_stake(self, now: datetime) -> bool:
        """Return whether this is today's, and yesterday's can still keep a streak or make one."""
        number = self.open_yesterday(now)
        if number is None or self.attempt.number != number + 1:
            return False
        return streak_of(self.solved | {number}).at(now, self.lost).length > 1

    def is_frozen(self, now: datetime) -> bool:
        """Return whether this is today's, not solved yet, and a freeze covers yesterday's."""
        number, streak = self.attempt.number, self.streak_at(now)
        is_over = number == number_at(now) and self.open_yesterday(now) is None
        return is_over and streak.length > 0 and streak.last < number - 1

    @property
    def streak_then(self) -> int:
        """How long the streak was with this puzzle; 0 if it is not in it."""
        number = self.attempt.number
        if number not in self.solved:
            return 0
        return streak_of(day for day in self.solved if day <= number).length


class Opened(NamedTuple):
    """A person who has opened a puzzle in a server, and their attempt."""

    person: int
    attempt: Attempt
