"""The seasons of a server, and the values that a leaderboard page and a person's card show."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.domain.match import Match
from bot.domain.ratings.standing import Category, Record, Standing
from engines.games.classic import CLASSIC

PAGE = 10  # people on a page


@dataclass(frozen=True)
class Season:
    """A season, numbered from 1: the matches numbered above `after`, up to `until`."""

    number: int
    scope: int  # the scope of its standings
    after: int = 0
    until: int | None = None  # None for the current season
    started_at: datetime | None = None  # None for the first season

    @property
    def is_current(self) -> bool:
        return self.until is None

    @property
    def is_only(self) -> bool:
        return self.is_current and self.number == 1


@dataclass(frozen=True)
class Leaderboard:
    """The leaderboard to show: its scope, its game and, if a server's, the seasons."""

    scope: int
    season: Season | None = None  # the one to show
    seasons: tuple[Season, ...] = ()
    variant: str = CLASSIC.name

    @property
    def category(self) -> Category:
        return Category(self.scope, self.variant)

    @property
    def former_season(self) -> Season | None:
        return None if self.season is None or self.season.is_current else self.season


@dataclass(frozen=True)
class Entry:
    """A person on a leaderboard, and whether to name them."""

    person: int
    rank: int | None  # None while unsettled; people with the same points, to a tenth, share one
    standing: Standing
    named: bool


@dataclass(frozen=True)
class Page:
    """A page of a leaderboard, numbered from 0, and the viewer's own row."""

    number: int
    people: int
    rows: tuple[Entry, ...]
    own: Entry | None
    own_named: bool = True

    @property
    def pages(self) -> int:
        return max(1, -(-self.people // PAGE))


class LatestMatch(NamedTuple):
    """A match that a card lists, and whether it could change the person's rating there."""

    match: Match
    counted: bool


@dataclass(frozen=True)
class Card:
    """A person's row on a leaderboard, the viewer's record against them, and the latest matches."""

    row: Entry
    against_viewer: Record
    latest: tuple[LatestMatch, ...]
    games: frozenset[str] = frozenset()  # those in which the person has a standing in that scope
