"""A page of a board and a person's card: what was found, to be shown."""

from dataclasses import dataclass

from bot.domain.match import Match
from bot.domain.ratings.standing import Standing, Tally

PAGE = 10
"""People a page."""


@dataclass(frozen=True)
class Row:
    """A person on a board: the rank, None while the rating is unsettled, and whether to name them.

    Whoever has the same points, to a tenth, has the same rank.
    """

    person: int
    rank: int | None
    standing: Standing
    named: bool = True


@dataclass(frozen=True)
class Page:
    """A page of a board, numbered from 0, and the row of whoever looks at it."""

    scope: int
    number: int
    people: int
    rows: tuple[Row, ...]
    own: Row | None
    own_named: bool = True

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-self.people // PAGE))


@dataclass(frozen=True)
class Card:
    """A person in a scope, the record of whoever looks against them, and matches to show."""

    scope: int
    row: Row
    against_viewer: Tally
    latest: tuple[Match, ...]
