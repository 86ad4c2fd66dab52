"""A standing evening: an arena that a server gets by itself, each week or each day."""

from datetime import datetime, timedelta
from typing import NamedTuple

from bot.domain.arena.arena import DEFAULT_MINUTES, DEFAULT_VARIANT, NO_HOST, Arena
from engines.games.variants import GAMES

ANNOUNCED_BEFORE, LEAST_LEFT = timedelta(hours=1), timedelta(minutes=5)
"""How long before its start an arena is announced, and how much of that has to be left."""
MOST_EMPTY = 3  # after so many evenings in a row that too few joined, there are no more
NO_DAY, EACH_DAY = 0, 8
ANY = "any"  # in place of a game: another one each time
QUICK_GAMES = tuple(name for name, game in GAMES.items() if not game.is_long)


class Evening(NamedTuple):
    """When a server gets an arena, in UTC, and which; the day is from Monday (1) on."""

    guild_id: int
    channel_id: int | None = None
    day: int = NO_DAY
    hour: int = 18
    variant: str = DEFAULT_VARIANT
    minutes: int = DEFAULT_MINUTES
    calls: int = 0  # whether to mention the role that the server has for calls
    empty: int = 0  # how many in a row too few have joined

    def next_after(self, moment: datetime) -> datetime | None:
        """Return the first start for which there is time enough at a moment, if there is one."""
        if not (self.channel_id and self.day) or self.empty >= MOST_EMPTY:
            return None
        moment += LEAST_LEFT
        start = moment.replace(hour=self.hour, minute=0, second=0, microsecond=0)
        every = 1 if self.day == EACH_DAY else 7
        start += timedelta(days=(self.day - start.isoweekday()) % every)
        return start if start >= moment else start + timedelta(days=every)

    def arena(self, start: datetime, language: str) -> Arena:
        turn = start.toordinal() // (1 if self.day == EACH_DAY else 7)
        another = QUICK_GAMES[turn % len(QUICK_GAMES)]
        variant = self.variant if self.variant in QUICK_GAMES else another
        return Arena(
            guild_id=self.guild_id,
            channel_id=self.channel_id or 0,
            wants_thread=True,
            host=NO_HOST,
            language=language,
            variant=variant,
            starts_at=start,
            ends_at=start + timedelta(minutes=self.minutes),
        )
