"""What people and servers have set."""

from dataclasses import dataclass
from datetime import timedelta

from bot.domain.limits import Pace
from bot.locales import LANGUAGES, language_for
from engines.levels import DIFFICULTIES, Difficulty

LEFT_SERVERS_KEPT = timedelta(days=30)
"""How long it is stored what a server had set that the bot has left."""
CALL_PAUSE = timedelta(minutes=10)
"""How long after a call for players a server's next one may come."""
MAX_SHOWN = 25
"""How many blocked people a message shows: Discord's select menus allow no more."""


@dataclass(frozen=True)
class Preferences:
    """Whether a person accepts challenges and reminders, and who they block, newest first.

    `games` says whether members of a server may see the games that the person played there,
    `words` whether boards are said in words to the person without being asked.
    `blocked_deleted` is how many more they block who have deleted their data.
    """

    challenges: bool = True
    reminders: bool = True
    games: bool = True
    words: bool = False
    blocked: tuple[int, ...] = ()
    blocked_deleted: int = 0


@dataclass(frozen=True)
class ServerSettings:
    """The defaults of a server's matches, and whether they count on the leaderboard of all servers.

    None means the bot's own default, and for `language`, in which everybody there reads what is
    public, that it is the one of whoever starts it. Open challenges can mention the role
    `call_role`; that `calls_anyway` also if not everybody may mention it.
    """

    difficulty: Difficulty | None = None
    pace: Pace | None = None
    everywhere: bool = True
    language: str | None = None
    call_role: int | None = None
    calls_anyway: bool = False

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
