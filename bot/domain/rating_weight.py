"""How much a finished match counts in the standings."""

from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """Why a match did not change a rating, or not in full."""

    SHORT = "short"
    NOBODY = "nobody"
    REPEATED = "repeated"
    AGAIN = "again"


@dataclass(frozen=True)
class RatingWeight:
    """How much a match counts.

    `counts` says whether it counts at all. `share` is how far it moves ratings, from 0 to 1.
    `reason` says why that is less than 1. `nth` numbers the matches of the same two sides
    within a day, from 1.
    """

    counts: bool = True
    share: float = 1.0
    reason: Reason | None = None
    nth: int = 1
