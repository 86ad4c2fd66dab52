"""What people and servers have set."""

from dataclasses import dataclass
from datetime import timedelta

from bot.domain.limits import Pace
from bot.locales import LANGUAGES, language_for
from engines.levels import DIFFICULTIES, Difficulty

LEFT_SERVERS_KEPT = timedelta(days=30)  # how long settings of servers the bot has left are kept
CALL_PAUSE = timedelta(minutes=10)  # between two calls for players in a server
MAX_SHOWN = 25  # blocked people in a message: Discord's select menus allow no more


@dataclass(frozen=True)
class Preferences:
    """Whether a person accepts challenges and reminders, and who they block, newest first."""

    challenges: bool = True
    reminders: bool = True
    games: bool = True  # whether members of a server may see the games that the person played there
    words: bool = False  # whether boards are said in words without being asked
    blocked: tuple[int, ...] = ()
    blocked_deleted: int = 0  # how many more they block who have deleted their data


@dataclass(frozen=True)
class ServerSettings:
    """What a server has set; None is the default (as language, that of whoever starts a game)."""

    difficulty: Difficulty | None = None
    pace: Pace | None = None
    everywhere: bool = True  # whether matches count on the leaderboard of all servers
    language: str | None = None  # of all that is public there
    call_role: int | None = None  # the role that open challenges can mention
    calls_anyway: bool = False  # also if not everybody may mention it

    def language_of_posts(self, locale: str) -> str:
        """Return the language of what nobody starts, where Discord's language is a locale."""
        return self.language or language_for(locale)


def settings_of(
    difficulty: str | None,
    pace: str | None,
    language: str | None,
    call_role: int | None,
    *,
    everywhere: bool,
) -> ServerSettings:
    """Return settings from stored words; one that only a newer version knows is the default."""
    level = next((choice for choice in DIFFICULTIES if choice == difficulty), None)
    known = next((choice for choice in Pace if choice == pace), None)
    spoken = language if language in LANGUAGES else None
    return ServerSettings(level, known, everywhere, spoken, call_role)
