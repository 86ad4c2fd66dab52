"""What a match counts for: the rules that keep ratings from being farmed."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import takewhile
from typing import NamedTuple

from bot.matches.model import Ending, Machine, Match
from bot.matches.weight import Reason, Weight
from engines.board import Mark
from engines.symmetry import alike

FEWEST_MOVES = 4
"""A match given up with fewer moves on the board says nothing about anybody."""
REMEMBERED = 50
"""So many of a person's latest matches against the bot are not to be played over again."""
DAY = timedelta(days=1)

# Given up or called off, as opposed to played out.
_BY_HAND = {Ending.RESIGNED, Ending.AGREED}


class Bout(NamedTuple):
    """A match that was finished before, as far as the rules look at it.

    `sides` are who played whom: people by their id, an engine by its setting, however picked.
    `machine` is the mark that an engine played, if one did.
    """

    moves: tuple[int, ...]
    changed_at: datetime
    ending: Ending | None
    winner: Mark | None
    sides: frozenset[int | str]
    machine: Mark | None


def bout_of(match: Match) -> Bout:
    """Return what the rules look at in a match."""
    specs = [seat.spec for seat in (match.x, match.o) if isinstance(seat, Machine)]
    sides: frozenset[int | str] = frozenset([*match.people, *specs])
    return Bout(match.moves, match.changed_at, match.ending, match.winner, sides, match.machine)


def weigh(bout: Bout, earlier: Iterable[Bout]) -> Weight:
    """Return what a finished match counts for.

    `earlier` are those that one of its people had finished before, the latest first: all of a day
    and, against the bot, `REMEMBERED` in number. Between two people either's will do.
    """
    if reason := _emptiness(bout):
        return Weight(counts=False, share=0.0, reason=reason)
    known = [one for one in earlier if _emptiness(one) is None]
    if _is_repeated(bout, known):
        return Weight(share=0.0, reason=Reason.REPEATED)
    nth = 1 + _of_a_day(bout, known)
    return Weight(share=1 / nth, reason=Reason.AGAIN if nth > 1 else None, nth=nth)


def _emptiness(bout: Bout) -> Reason | None:
    """Return why a match is nobody's win, loss or draw, or None if it is."""
    walked_away = bout.ending is Ending.ABANDONED and bout.winner is None
    if walked_away or bout.ending is Ending.UNREACHABLE:
        return Reason.NOBODY
    if bout.ending in _BY_HAND and len(bout.moves) < FEWEST_MOVES:
        return Reason.SHORT
    return None


def _is_repeated(bout: Bout, earlier: Sequence[Bout]) -> bool:
    if bout.machine is None:
        return False
    moves = alike(bout.moves)
    return any(one.moves in moves and one.machine == bout.machine for one in earlier[:REMEMBERED])


def _of_a_day(bout: Bout, earlier: Iterable[Bout]) -> int:
    """Return how many matches the same two sides had finished within a day before."""
    since = bout.changed_at - DAY
    today = takewhile(lambda one: one.changed_at > since, earlier)
    return sum(one.sides == bout.sides for one in today)
