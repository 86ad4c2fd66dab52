"""How many daily puzzles in a row a person has solved while they counted."""

from collections.abc import Iterable
from datetime import datetime
from functools import reduce
from typing import NamedTuple

from bot.domain.daily.days import oldest_that_counts

EARNED_EVERY = 7
"""After how many puzzles in a row a person gets another freeze."""
MOST_FREEZES = 2


class Streak(NamedTuple):
    """A row of puzzles: the number of its last one, how many there are, and the freezes left.

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

    def length_at(self, now: datetime) -> int:
        """Return how long the streak is: 0 once more days are missed than there are freezes."""
        missed = oldest_that_counts(now) - self.last - 1
        return self.length if missed <= self.freezes else 0


def streak_of(solved: Iterable[int]) -> Streak:
    """Return the streak of someone who solved these puzzles while they counted, in any order.

    So yesterday's may be solved after today's.
    """
    return reduce(Streak.then, sorted(solved), Streak())
