"""What a finished match counts for in the standings."""

from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """Why a match did not move a rating, or not all the way."""

    SHORT = "short"
    NOBODY = "nobody"
    REPEATED = "repeated"
    AGAIN = "again"


@dataclass(frozen=True)
class RatingWeight:
    """What a match counts for: whether at all, how far it moves ratings (0 to 1), and why not.

    `nth` is which match of its two sides within a day it was, from 1.
    """

    counts: bool = True
    share: float = 1.0
    reason: Reason | None = None
    nth: int = 1
