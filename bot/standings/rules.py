"""What a match counts for: the rules that keep ratings from being farmed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from itertools import takewhile

from bot.matches.model import Ending, Machine, Match
from engines.symmetry import alike

FEWEST_MOVES = 4
"""A match given up with fewer moves on the board says nothing about anybody."""
REMEMBERED = 50
"""So many of a person's latest matches against the bot are not to be played over again."""
DAY = timedelta(days=1)

# Given up or called off, as opposed to played out.
_BY_HAND = {Ending.RESIGNED, Ending.AGREED}


class Reason(StrEnum):
    """Why a match did not move a rating, or not all the way."""

    SHORT = "short"
    NOBODY = "nobody"
    REPEATED = "repeated"
    AGAIN = "again"


@dataclass(frozen=True)
class Weight:
    """What a match counts for: whether at all, how far it moves ratings (0 to 1), and why not.

    `nth` is which match of its two sides within a day it was, from 1.
    """

    counts: bool = True
    share: float = 1.0
    reason: Reason | None = None
    nth: int = 1


def weigh(match: Match, earlier: Iterable[Match]) -> Weight:
    """Return what a finished match counts for.

    `earlier` are the matches that one of its people had finished before, the latest first: those of
    a day and, against the bot, `REMEMBERED` in number. Between two people either's will do, and
    those that are neither alike nor of the same sides may be left out.
    """
    if reason := _emptiness(match):
        return Weight(counts=False, share=0.0, reason=reason)
    known = [one for one in earlier if _emptiness(one) is None]
    if _is_repeated(match, known):
        return Weight(share=0.0, reason=Reason.REPEATED)
    nth = 1 + _of_a_day(match, known)
    return Weight(share=1 / nth, reason=Reason.AGAIN if nth > 1 else None, nth=nth)


def _emptiness(match: Match) -> Reason | None:
    """Return why a match is nobody's win, loss or draw, or None if it is."""
    walked_away = match.ending is Ending.ABANDONED and match.winner is None
    if walked_away or match.ending is Ending.UNREACHABLE:
        return Reason.NOBODY
    if match.ending in _BY_HAND and len(match.moves) < FEWEST_MOVES:
        return Reason.SHORT
    return None


def repeats(match: Match) -> frozenset[tuple[int, ...]]:
    """Return the games whose moves a match repeats: its own, turned and mirrored, against the bot.

    Between people no game does.
    """
    return alike(match.moves) if match.machine else frozenset()


def _is_repeated(match: Match, earlier: Sequence[Match]) -> bool:
    same = repeats(match)
    return any(one.moves in same and _same_marks(one, match) for one in earlier[:REMEMBERED])


def _same_marks(one: Match, match: Match) -> bool:
    (person,) = match.people
    return len(one.people) == 1 and one.mark_of(person) == match.mark_of(person)


def _of_a_day(match: Match, earlier: Iterable[Match]) -> int:
    """Return how many matches the same two sides had finished within a day before."""
    since = match.changed_at - DAY
    today = takewhile(lambda one: one.changed_at > since, earlier)
    return sum(sides(one) == sides(match) for one in today)


def sides(match: Match) -> set[int | str]:
    """Return who plays whom, whoever moves first; an engine by its setting, however picked."""
    engines = {seat.spec for seat in (match.x, match.o) if isinstance(seat, Machine)}
    return engines.union(match.people)
