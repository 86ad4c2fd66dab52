"""Which finished games a page of `/history` lists for its reader, and what it holds."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.domain.match import Match
from bot.domain.match_effects import RatingChange

PAGE = 10  # games on a page


@dataclass(frozen=True)
class Listed:
    """The games to list: those of a person, or of the reader's server if `person` is None."""

    person: int | None
    variant: str | None = None  # the only game, or None for all
    is_bot: bool = False  # the person is this bot: games of the reader and the server against it


@dataclass(frozen=True)
class Start:
    """Where a page starts: before or after a number among all finished games, or at the newest."""

    before: int | None = None
    after: int | None = None


NEWEST = Start()


class PastGame(NamedTuple):
    """A finished match, its number in the order of all ends, and what it did to ratings."""

    number: int
    match: Match
    rating_changes: tuple[RatingChange, ...]


@dataclass(frozen=True)
class HistoryPage:
    """The games of a page, newest first, and whether there are newer or older ones."""

    games: tuple[PastGame, ...]
    newer: bool = False
    older: bool = False
