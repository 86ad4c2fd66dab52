"""A server's settings, as immutable values."""

from dataclasses import dataclass

from bot.domain.time_limits import Pace
from engines.levels import Level


@dataclass(frozen=True)
class ServerSettings:
    """The defaults of a server's matches, and whether they count on the leaderboard of all servers.

    None means the bot's own default.
    """

    difficulty: Level | None = None
    pace: Pace | None = None
    everywhere: bool = True
