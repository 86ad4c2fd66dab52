"""Time limits: of a move, of an open challenge, and of a match that nobody continues."""

from datetime import timedelta
from enum import StrEnum


class Pace(StrEnum):
    """How fast a match between people is played."""

    QUICK = "quick"
    CASUAL = "casual"
    SLOW = "slow"


DEFAULT_PACE = Pace.CASUAL

MOVE_TIME = {
    Pace.QUICK: timedelta(minutes=1),
    Pace.CASUAL: timedelta(minutes=15),
    Pace.SLOW: timedelta(days=3),
}
"""How long a person has for a move before they lose the match on time."""

# The reminder of a slow match waits 10 s, so that two people who are both online get none.
REMIND_AFTER = {Pace.CASUAL: timedelta(minutes=2), Pace.SLOW: timedelta(seconds=10)}
"""How long after the start of their turn the person to move is reminded, if at all."""

INVITATION = timedelta(minutes=5)
"""How long a challenge stays open."""

ABANDONED_AFTER = timedelta(days=1)
"""How long a match against the bot may wait for the person's move."""

ENGINE_WITHIN = timedelta(seconds=10)
"""How long a match waits at most for a move of an engine that thinks for long."""

LOSS_AFTER_PLIES = 4
"""From this many plies on, abandoning a match against the bot is a loss; before, no result."""
