"""A server's settings, as immutable values."""

from dataclasses import dataclass

from bot.domain.time_limits import TimeControl
from engines.levels import Level


@dataclass(frozen=True)
class ServerSettings:
    """The defaults of a server's matches, and whether they count on the leaderboard of all servers.

    None means the bot's own default.
    """

    difficulty: Level | None = None
    time_control: TimeControl | None = None
    everywhere: bool = True
