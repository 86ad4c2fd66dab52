"""A season of a server: the matches that count on one of its leaderboards."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class Season:
    """A season, numbered from 1: the matches numbered above `after`, up to `until`.

    `scope` is that of its standings. `until` is None for the current season, and `started_at` for
    the first one.
    """

    number: int
    scope: int
    after: int = 0
    until: int | None = None
    started_at: datetime | None = None

    @property
    def is_current(self) -> bool:
        """Whether matches that end now count in it."""
        return self.until is None

    @property
    def is_only(self) -> bool:
        """Whether the server has no other season."""
        return self.is_current and self.number == 1


def first_season(guild_id: int) -> Season:
    """Return the only season of a server in which none was ever started."""
    return Season(1, guild_id)
