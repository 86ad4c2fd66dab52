"""When the seasons of a server end by themselves, and who is on the podium then."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum, auto
from types import MappingProxyType
from typing import NamedTuple

from bot.domain.ratings.leaderboard import Entry
from engines.games.classic import CLASSIC

PLACES = 3
"""How many places a podium has."""
LEAST_GAMES = 5
"""With how many rated games in a season a person can be on its podium."""
POSTED_WITHIN = timedelta(days=7)
"""How long after the end of a season its podium is posted, if the bot was off."""
AGAIN = timedelta(minutes=10)
"""How long after a refusal Discord is told again of a role, and after a failure a tenth of it."""
MOST_REFUSALS = 3
"""After how many refusals of one change no champion gets the role any more."""
UNKNOWN_ROLE = 10011
"""Discord's code where a role was deleted; no other attempt is made."""
NOT_BARE = 1
"""In place of Discord's code: the role got permissions, and has to lose them."""


class Ends(StrEnum):
    """How the seasons of a server end."""

    HAND = auto()
    MONTH = auto()
    WEEK = auto()


class SeasonSettings(NamedTuple):
    """How seasons end on a server, where their podiums are posted, and the champion's role.

    `due_at` is the next end, if there is one. Discord refused the newest podiums `refusals` times
    in a row; `role_error` is its code for why it refused the last change of a role, if it did.
    """

    ends: Ends = Ends.HAND
    due_at: datetime | None = None
    channel_id: int | None = None
    refusals: int = 0
    role_id: int | None = None
    role_error: int | None = None


class RoleChange(NamedTuple):
    """A role that someone is to get or, unless it is `wanted`, to lose.

    It is the bot's gift once Discord was told to give it, or `sent`; before, it is not the bot's.
    """

    guild_id: int
    role_id: int
    person: int
    wanted: bool
    refusals: int
    sent: bool = False


class SeasonEnd(NamedTuple):
    """What a season was when it ended: the game most played, and the podium of each game.

    `people` played in it, `games` in all. `has_best` says whether its game had a podium; `podiums`
    have those who are still named, by game.
    """

    number: int
    variant: str = CLASSIC.name
    people: int = 0
    games: int = 0
    has_best: bool = False
    podiums: Mapping[str, Sequence[Entry]] = MappingProxyType({})


def last_end(ends: Ends, now: datetime) -> datetime:
    """Return the last moment, in UTC, at which a season ended each month or each week."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if ends is Ends.MONTH:
        return midnight.replace(day=1)
    return midnight - timedelta(days=midnight.weekday())


def next_end(ends: Ends, now: datetime) -> datetime:
    longest = timedelta(days=32 if ends is Ends.MONTH else 7)
    return last_end(ends, last_end(ends, now) + longest)
