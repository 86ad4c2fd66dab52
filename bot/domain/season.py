"""A season of a server: the matches that count on one of its leaderboards."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.errors import LaterSeasonError, UndoTooLateError

UNDO_FOR = timedelta(days=1)
"""How long after its start a season can be undone."""


@dataclass(frozen=True)
class Season:
    """A season, numbered from 1: the matches numbered above `after`, up to `until`.

    `scope` is that of its standings. `until` is None for the current season, and `started_at` for
    the first one.
    """

    id: int
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

    @property
    def undo_until(self) -> datetime | None:
        """Until when the season can be undone; None for the first one, which nobody started."""
        return None if self.started_at is None else self.started_at + UNDO_FOR

    def can_be_undone(self, now: datetime) -> bool:
        """Return whether its start can be undone."""
        return self.is_current and self.undo_until is not None and now < self.undo_until


def first_season(guild_id: int) -> Season:
    """Return the only season of a server in which none was ever started."""
    return Season(0, 1, guild_id)


def refuse_undo(season: Season, now: datetime) -> None:
    """Raise LaterSeasonError or UndoTooLateError if the start of a season cannot be undone."""
    if not season.is_current:
        raise LaterSeasonError(number=season.number)
    if not season.can_be_undone(now):
        raise UndoTooLateError(number=season.number)
