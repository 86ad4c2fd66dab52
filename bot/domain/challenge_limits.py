"""How people are kept from pestering each other with challenges."""

from dataclasses import dataclass
from datetime import timedelta

OPEN_CHALLENGES = 3
"""How many challenges of one person may stand at once, unless whoever hosts the bot says so."""

PAUSE = timedelta(minutes=10)
"""How long a pair is left without a second ping, and how long a declined person has to wait."""


@dataclass(frozen=True)
class ChallengeLimits:
    """What holds when a challenge is made."""

    open_challenges: int = OPEN_CHALLENGES
    pause: timedelta = PAUSE


DEFAULT_CHALLENGE_LIMITS = ChallengeLimits()
"""What holds unless whoever hosts the bot says otherwise."""
