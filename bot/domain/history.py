"""Which finished games a page of `/history` lists for its reader, and what it holds."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.domain.match import Match
from bot.domain.match_effects import RatingChange

PAGE = 10
"""How many games a page lists."""


@dataclass(frozen=True)
class Listed:
    """The games to list: those of a person, or of the reader's server if `person` is None.

    `variant` is the only game to list, or None for all. With `is_bot` the person is this bot, whose
    games are the reader's and the server's against it.
    """

    person: int | None
    variant: str | None = None
    is_bot: bool = False


@dataclass(frozen=True)
class Start:
    """Where a page starts: at the games before or after a number among all finished games.

    With neither, it starts at the newest game.
    """

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
