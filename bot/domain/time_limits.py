"""How long things may take: a move, an answer to a challenge, a match that nobody touches."""

from datetime import timedelta
from enum import StrEnum


class TimeControl(StrEnum):
    """How fast a match between people is played."""

    QUICK = "quick"
    CASUAL = "casual"
    SLOW = "slow"


DEFAULT_TIME_CONTROL = TimeControl.CASUAL

MOVE_TIME = {
    TimeControl.QUICK: timedelta(minutes=1),
    TimeControl.CASUAL: timedelta(minutes=15),
    TimeControl.SLOW: timedelta(days=3),
}
"""How long a person may think about a move before the match is lost on time."""

# A slow match's reminder waits a moment, so that two people who are both there are left in peace.
REMIND_AFTER = {TimeControl.CASUAL: timedelta(minutes=2), TimeControl.SLOW: timedelta(seconds=10)}
"""How long after the turn has passed the person to move is reminded, if ever."""

INVITATION = timedelta(minutes=5)
"""How long a challenge stands."""

ABANDONED_AFTER = timedelta(days=1)
"""How long a match against the bot may lie untouched."""

FIRM_AFTER = 4
"""Plies after which walking away from the bot is a loss; before, the match does not count."""
