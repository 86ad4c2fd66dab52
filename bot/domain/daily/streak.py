"""How many daily puzzles in a row a person has solved while they counted."""

from datetime import datetime
from typing import NamedTuple

from bot.domain.daily.days import oldest_that_counts

EARNED_EVERY = 7
"""After how many puzzles in a row a person gets another freeze."""
MOST_FREEZES = 2


class Run(NamedTuple):
    """A row of puzzles: the number of its last one, how many there are, and the freezes left.

    A freeze is used up by a missed day, which then does not end the row.
    """

    last: int = 0
    length: int = 0
    freezes: int = 0

    def then(self, number: int) -> "Run":
        """Return the run after the puzzle with a later number is solved."""
        missed = number - self.last - 1
        goes_on = missed <= self.freezes
        length = self.length + 1 if goes_on else 1
        freezes = self.freezes - missed if goes_on else 0
        return Run(number, length, min(freezes + (length % EARNED_EVERY == 0), MOST_FREEZES))


class Streak(NamedTuple):
    """The number of the last puzzle that counts, and the run before it.

    So yesterday's puzzle may be solved after today's, and the streak is as if in order.
    """

    last: int = 0
    before: Run = Run()

    @property
    def run(self) -> Run:
        """The run that ends with the last puzzle."""
        return self.before.then(self.last) if self.last else self.before

    def after(self, number: int) -> "Streak":
        """Return the streak after the puzzle with a number is solved while it counts."""
        if number > self.last:
            return Streak(number, self.run)
        if self.before.last < number < self.last:
            return Streak(self.last, self.before.then(number))
        return self

    def has(self, number: int) -> bool:
        """Return whether a puzzle is one of the last two that count."""
        return number in (self.last, self.before.last)

    def length_at(self, number: int) -> int:
        """Return how long the streak was with one of the last two puzzles, otherwise 0."""
        return next((run.length for run in (self.run, self.before) if run.last == number), 0)

    def length(self, now: datetime) -> int:
        """Return how long the streak is: 0 once more days are missed than there are freezes."""
        missed = oldest_that_counts(now) - self.last - 1
        return self.run.length if missed <= self.run.freezes else 0
