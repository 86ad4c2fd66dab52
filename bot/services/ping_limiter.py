"""Limits how many different people one person pings by challenging them."""

from collections import Counter, deque
from datetime import datetime

from bot.domain.challenge_limits import ChallengeLimits


class PingLimiter:
    """Remembers who pinged within the pause of `limits`; a restart forgets it.

    Nobody is pinged twice by the same person within that pause, so each ping is to another one.
    """

    def __init__(self, limits: ChallengeLimits) -> None:
        self._limits = limits
        self._recent: deque[tuple[datetime, int]] = deque()
        self._counts: Counter[int] = Counter()

    def allows(self, person: int, now: datetime) -> bool:
        """Return whether a person may ping one more, and count that ping if so."""
        self._forget(now)
        if self._counts[person] >= self._limits.pings:
            return False
        self._recent.append((now, person))
        self._counts[person] += 1
        return True

    def _forget(self, now: datetime) -> None:
        while self._recent and self._recent[0][0] <= now - self._limits.pause:
            _, person = self._recent.popleft()
            self._counts[person] -= 1
            if not self._counts[person]:
                del self._counts[person]
