"""What is known of a person's attempt: the streak, how everybody did, and what others see."""

from typing import NamedTuple

from bot.domain.daily.attempt import Attempt
from bot.domain.daily.streak import Streak

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
    """An attempt, the person's streak, and the counts of the puzzle."""

    attempt: Attempt
    streak: Streak = Streak()
    counts: Counts = Counts()


class Opened(NamedTuple):
    """A person who has opened a puzzle in a server, and their attempt."""

    person: int
    attempt: Attempt
