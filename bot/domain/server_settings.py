"""A server's settings: frozen values."""

from dataclasses import dataclass

from bot.domain.time_limits import TimeControl
from engines.levels import Level


@dataclass(frozen=True)
class ServerSettings:
    """What a server starts matches with, and whether they count beyond it.

    None leaves the bot's own default in place. A season counts the matches whose numbers come after
    `season_after`.
    """

    difficulty: Level | None = None
    time_control: TimeControl | None = None
    everywhere: bool = True
    season_after: int = 0
