"""What is known of a person's attempt: the streak, how everybody did, and what others see."""

from typing import NamedTuple

from bot.domain.daily.attempt import Attempt
from bot.domain.daily.streak import Streak, streak_of

LEAST_TOLD = 5
"""How many people have to finish a puzzle before it is told how many found it at once."""


class Counts(NamedTuple):
    """How many people finished a puzzle, and how many of them found it at once."""

    finished: int = 0
    at_once: int = 0

    @property
    def percent(self) -> int | None:
        """How many of a hundred found it at once, or None while too few have finished."""
        told = self.finished >= LEAST_TOLD
        return round(100 * self.at_once / self.finished) if told else None


class Played(NamedTuple):
    """An attempt, the puzzles that the person solved while they counted, and its counts."""

    attempt: Attempt
    solved: frozenset[int] = frozenset()
    counts: Counts = Counts()

    @property
    def streak(self) -> Streak:
        """The person's streak."""
        return streak_of(self.solved)

    @property
    def streak_then(self) -> int:
        """How long the streak was with this puzzle; 0 if it is not in it."""
        number = self.attempt.number
        if number not in self.solved:
            return 0
        return streak_of(it for it in self.solved if it <= number).length


class Opened(NamedTuple):
    """A person who has opened a puzzle in a server, and their attempt."""

    person: int
    attempt: Attempt
