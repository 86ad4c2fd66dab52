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

MOVE_TIME = {  # how long a person has for a move before they lose the match on time
    Pace.QUICK: timedelta(minutes=1),
    Pace.CASUAL: timedelta(minutes=15),
    Pace.SLOW: timedelta(days=3),
}

# The reminder of a slow match waits 10 s, so that two people who are both online get none.
REMIND_AFTER = {Pace.CASUAL: timedelta(minutes=2), Pace.SLOW: timedelta(seconds=10)}
"""How long after the start of their turn the person to move is reminded, if at all."""
LAST_REMINDER_AFTER = MOVE_TIME[Pace.SLOW] * 3 / 4  # once more in slow matches: a quarter is left

INVITATION = dict.fromkeys(Pace, timedelta(minutes=5)) | {Pace.SLOW: timedelta(days=1)}
"""How long a challenge stays open: a slow one until someone who is away has seen it."""

ABANDONED_AFTER = timedelta(days=1)  # how long a match against the bot may wait for the person
REDRAWN_WITHIN = timedelta(days=1)  # how long after that its board is still redrawn by itself
FEWEST_MOVES = 4  # with fewer, so that one side made fewer than two, a match does not count
LOSS_AFTER_PLIES = 4  # from these on, who abandons a match against the bot loses; before, no result
CLOCK_WAITS = timedelta(hours=1)  # how long an arena game's clock waits for its message
NO_GAP = timedelta(seconds=15)  # if the bot is away for less (a restart), it gives no time back

# Limits per person, so that nobody floods others.
MAX_IN_FLIGHT = 50  # interactions of one person at once: far more than anyone can start by hand
CHALLENGE_PAUSE = timedelta(minutes=10)
"""The time between two pings of the same pair, and how long a declined challenger has to wait."""
MAX_BLOCKED = 300  # people that one person may block

# Limits of a place, so that messages do not come faster than Discord lets them through.
MAX_SHOWS = 5  # shows at once in a process, so that their edits do not delay presses
MOST_IN_THREAD = 40  # people in an arena: a channel can have some five new messages in five seconds
MOST_IN_CHANNEL = 16  # people in an arena whose games lie between the messages of others


@dataclass(frozen=True)
class ChallengeLimits:
    """How many open challenges one person may have, and how many people they may ping."""

    open_challenges: int = 3  # and as many slow ones, which stay open for long
    pause: timedelta = CHALLENGE_PAUSE
    pings: int = 5  # within the pause; further challenges come without a ping


# How long an engine may take, in seconds: each limit leaves time for what happens when the one
# before has passed. An engine of classic needs none, as it answers within the press itself.
SOON = 0.3  # how long an answer waits for the move, so that it can show that as well
SEARCH_WITHIN = 5.0  # for a long choice, without the wait for others; then its process is replaced
MOVE_WITHIN = 8.0  # for any choice, with the wait for others; then a quicker engine moves
ENGINE_WITHIN = timedelta(seconds=10)  # then the engine's turn is begun again, as after a restart
FOLLOWED_FOR = 15.0  # how long an answer is ready to show the move when it comes
