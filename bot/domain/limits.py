"""Every limit that people meet, and those of engines that think."""

from dataclasses import dataclass
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
LAST_REMINDER_AFTER = MOVE_TIME[Pace.SLOW] * 3 / 4
"""How long after that in a slow match once more, since a quarter of the time is left."""

INVITATION = dict.fromkeys(Pace, timedelta(minutes=5)) | {Pace.SLOW: timedelta(days=1)}
"""How long a challenge stays open: a slow one until someone who is away has seen it."""

ABANDONED_AFTER = timedelta(days=1)
"""How long a match against the bot may wait for the person's move."""

REDRAWN_WITHIN = timedelta(days=1)
"""How long after that its board is still redrawn by itself, and not only by the next press."""

FEWEST_MOVES = 4
"""A match with fewer moves, so that a side made fewer than two, does not count."""

LOSS_AFTER_PLIES = 4
"""From this many plies on, abandoning a match against the bot is a loss; before, no result."""

CLOCK_WAITS = timedelta(hours=1)
"""How long the clock of an arena's game waits at most for the message that shows it."""

NO_GAP = timedelta(seconds=15)
"""How long the bot may be away without giving any time back, as in a quick restart."""

# Limits per person, so that nobody floods others.
MAX_IN_FLIGHT = 50
"""How many interactions of one person run at once: far more than anyone can start by hand."""
CHALLENGE_PAUSE = timedelta(minutes=10)
"""The time between two pings of the same pair, and how long a declined challenger has to wait."""

MAX_BLOCKED = 300
"""How many people one person may block."""

# Limits of a place, so that messages do not come faster than Discord lets them through.
MAX_SHOWS = 5
"""How many shows a process runs at once, so that their edits do not delay presses."""
MOST_IN_THREAD = 40
"""How many people an arena takes: a channel can have some five new messages in five seconds."""
MOST_IN_CHANNEL = 16
"""How many where the games lie between the messages of others."""


@dataclass(frozen=True)
class ChallengeLimits:
    """How many open challenges one person may have, and how many people they may ping.

    Slow ones, which stay open for long, are counted apart: there may be as many of them.
    These are `pings` within the `pause`; further challenges come without a ping.
    """

    open_challenges: int = 3
    pause: timedelta = CHALLENGE_PAUSE
    pings: int = 5


# How long an engine may take, in rising order: each limit leaves time for what happens when the
# one before has passed. An engine of classic needs none, as it answers within the press itself.
SOON = 0.3
"""Seconds for which an answer waits for the move, so that it can show that as well."""
SEARCH_WITHIN = 5.0
"""Seconds for a long choice, without the wait for others; then its process is replaced."""
MOVE_WITHIN = 8.0
"""Seconds for any choice, the wait for others included; then a quicker engine makes the move."""
ENGINE_WITHIN = timedelta(seconds=10)
"""How long a match waits; after that the engine's turn is begun again, as after a restart."""
FOLLOWED_FOR = 15.0
"""Seconds for which an answer is ready to show the move when it comes."""
