"""What a finished match did: to the ratings of its people, how much it counted, in its arena."""

from enum import StrEnum
from typing import NamedTuple


class WeightReason(StrEnum):
    """Why a match did not change a rating, or not in full: see `bot/domain/ratings/rules.py`."""

    HINTED = "hinted"
    UNRATED = "unrated"
    NOBODY = "nobody"
    SHORT = "short"
    REPEATED = "repeated"
    AGAIN = "again"
    NEWCOMER = "newcomer"
    TAKEN_BACK = "taken-back"


_UNCOUNTED = frozenset(
    (WeightReason.UNRATED, WeightReason.HINTED, WeightReason.SHORT, WeightReason.NOBODY)
)
_OF_ONE_PERSON = frozenset((WeightReason.TAKEN_BACK, WeightReason.NEWCOMER))


class RatingWeight(NamedTuple):
    """How much a match counts."""

    share: float = 1.0  # how far it moves ratings, from 0 to 1
    reason: WeightReason | None = None  # why it does not move them in full
    nth: int = 1  # its number among those of the same two sides within a day

    @property
    def counts(self) -> bool:
        """Whether the match counts at all, if only as won, drawn or lost."""
        return self.reason not in _UNCOUNTED

    @property
    def of_match(self) -> "RatingWeight":
        """The weight of the match itself, without a reason that concerns only one person."""
        return self._replace(reason=None) if self.reason in _OF_ONE_PERSON else self


class RatingChange(NamedTuple):
    """A person's points before and after a match, as people see them, and how much it counted."""

    person: int
    before: int
    after: int
    weight: RatingWeight
    named: bool  # whether the person agreed to be named on the leaderboard of all servers
    to_go: int = 0  # about how many more games until they have a rank; 0 if they have one


class MatchEffects(NamedTuple):
    """What a finished match did to ratings in its own server, and in its arena."""

    rating_changes: tuple[RatingChange, ...] = ()
    arena_points: tuple[int, int] | None = None  # what X and O have in the arena after it
    come_back: bool = False  # whether the person who missed it has said since that they are back
    is_second: bool = False  # whether it is the second that one of its people finished, anywhere
    next_skill: int | None = None  # of a matched engine in the person's next match

    @property
    def shows_ratings(self) -> bool:
        """Whether everybody may see what it did to ratings: all its people agreed to it."""
        return bool(self.rating_changes) and all(it.named for it in self.rating_changes)


NO_EFFECTS = MatchEffects()  # those of a match that is not over


def change_of(changes: tuple[RatingChange, ...], person: int | None) -> RatingChange | None:
    return next((it for it in changes if it.person == person), None)
