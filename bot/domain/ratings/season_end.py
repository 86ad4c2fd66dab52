"""When the seasons of a server end by themselves, and who is on the podium then."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum, auto
from types import MappingProxyType
from typing import NamedTuple

from bot.domain.ratings.leaderboard import Entry
from engines.games.classic import CLASSIC

PLACES = 3  # places on a podium
LEAST_GAMES = 5  # how many rated games in a season a person needs to be on its podium
POSTED_WITHIN = timedelta(days=7)  # how late a podium is still posted if the bot was off
AGAIN = timedelta(minutes=10)  # between attempts to change a role; after a failure, a tenth of it
MOST_REFUSALS = 3  # after so many of one change no champion gets the role any more
UNKNOWN_ROLE = 10011  # Discord's code for a role that was deleted; no other attempt is made
NOT_BARE = 1  # in place of Discord's code: the role was given permissions, and has to lose them


class Ends(StrEnum):
    """How the seasons of a server end."""

    HAND = auto()
    MONTH = auto()
    WEEK = auto()


class SeasonSettings(NamedTuple):
    """How seasons end on a server, where their podiums are posted, and the champion's role."""

    ends: Ends = Ends.HAND
    due_at: datetime | None = None  # the next end, if there is one
    channel_id: int | None = None
    refusals: int = 0  # how often in a row Discord has refused the newest podiums
    role_id: int | None = None
    role_error: int | None = None  # Discord's code for why it refused the last change of a role


class RoleChange(NamedTuple):
    """A role that someone is to get or, unless it is `wanted`, to lose."""

    guild_id: int
    role_id: int
    person: int
    wanted: bool
    refusals: int
    sent: bool = False  # whether Discord was told to give it: only then is it the bot's gift


class SeasonEnd(NamedTuple):
    """What a season was when it ended: the game most played, and the podium of each game."""

    number: int
    variant: str = CLASSIC.name
    people: int = 0  # how many played in it
    games: int = 0
    has_best: bool = False  # whether its game had a podium
    podiums: Mapping[str, Sequence[Entry]] = MappingProxyType({})  # by game, without deleted people


def last_end(ends: Ends, now: datetime) -> datetime:
    """Return the last moment, in UTC, at which a season ended each month or each week."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if ends is Ends.MONTH:
        return midnight.replace(day=1)
    return midnight - timedelta(days=midnight.weekday())


def next_end(ends: Ends, now: datetime) -> datetime:
    longest = timedelta(days=32 if ends is Ends.MONTH else 7)
    return last_end(ends, last_end(ends, now) + longest)
