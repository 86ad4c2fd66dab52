"""Limits on challenges, so that nobody floods others with them."""

from dataclasses import dataclass
from datetime import timedelta

OPEN_CHALLENGES = 3
"""How many open challenges one person may have, unless the settings say otherwise."""

PINGS = 5
"""How many people one person may ping within the pause; further challenges come without a ping."""

PAUSE = timedelta(minutes=10)
"""The time between two pings of the same pair, and how long a declined challenger has to wait."""


@dataclass(frozen=True)
class ChallengeLimits:
    """The limits that apply when a challenge is made."""

    open_challenges: int = OPEN_CHALLENGES
    pause: timedelta = PAUSE
    pings: int = PINGS


DEFAULT_CHALLENGE_LIMITS = ChallengeLimits()
"""The limits that apply unless the settings say otherwise."""
