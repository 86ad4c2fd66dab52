"""What a match counts for: the rules that keep ratings from being farmed."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import NamedTuple

from bot.domain.match import Ending, Machine, Match, Person, Seat
from bot.domain.rating_weight import RatingWeight, Reason
from engines.games.classic import Mark
from engines.symmetry import images_of_game

FEWEST_MOVES = 4
"""A match given up with fewer moves on the board says nothing about anybody."""
REMEMBERED = 50
"""So many of a person's latest matches against the bot are not to be played over again."""
DAY = timedelta(days=1)

_MILLISECOND = timedelta(milliseconds=1)
_PLAYED_OUT = frozenset((Ending.LINE, Ending.FULL_BOARD, Ending.OUT_OF_TIME))

# Given up or called off, as opposed to played out.
_BY_HAND = {Ending.RESIGNED, Ending.AGREED}


class PastMatch(NamedTuple):
    """A match that was finished before, as far as the rules look at it, and cheap to make.

    `moves` are the cells in their order, written with spaces between; `changed_at` is in
    milliseconds since 1970. `x` and `o` are who played: a person's id, or an engine's setting,
    however it was picked. `ended` is its number among all matches that ended, 0 if not known.
    """

    moves: str
    changed_at: int
    ending: str | None
    winner: Mark | None
    x: int | str | None
    o: int | str | None
    ended: int = 0

    @property
    def machine(self) -> Mark | None:
        """The mark that an engine played, if one did."""
        return "X" if isinstance(self.x, str) else "O" if isinstance(self.o, str) else None


def past_match_of(match: Match) -> PastMatch:
    """Return what the rules look at in a match."""
    time = round(match.changed_at.timestamp() * 1000)
    x, o = _player(match.x), _player(match.o)
    return PastMatch(" ".join(map(str, match.moves)), time, match.ending, match.winner, x, o)


def _player(seat: Seat) -> int | str | None:
    if isinstance(seat, Person):
        return seat.id
    return seat.spec if isinstance(seat, Machine) else None


def weigh(past: PastMatch, earlier: Iterable[PastMatch]) -> RatingWeight:
    """Return what a finished match counts for.

    `earlier` are those that one of its people had finished before, the latest first: all of a day
    and, against the bot, `REMEMBERED` in number. Between two people either's will do.
    """
    if reason := _emptiness(past):
        return RatingWeight(counts=False, share=0.0, reason=reason)
    known = [one for one in earlier if one.ending in _PLAYED_OUT or _emptiness(one) is None]
    if _is_repeated(past, known):
        return RatingWeight(share=0.0, reason=Reason.REPEATED)
    nth = 1 + _of_a_day(past, known)
    return RatingWeight(share=1 / nth, reason=Reason.AGAIN if nth > 1 else None, nth=nth)


def _emptiness(past: PastMatch) -> Reason | None:
    """Return why a match is nobody's win, loss or draw, or None if it is."""
    walked_away = past.ending == Ending.ABANDONED and past.winner is None
    if walked_away or past.ending == Ending.UNREACHABLE:
        return Reason.NOBODY
    if past.ending in _BY_HAND and len(past.moves.split()) < FEWEST_MOVES:
        return Reason.SHORT
    return None


def _is_repeated(past: PastMatch, earlier: Sequence[PastMatch]) -> bool:
    if past.machine is None:
        return False
    moves = images_of_game(past.moves)
    return any(one.moves in moves and one.machine == past.machine for one in earlier[:REMEMBERED])


def _of_a_day(past: PastMatch, earlier: Iterable[PastMatch]) -> int:
    """Return how many matches the same two sides had finished within a day before."""
    since = past.changed_at - DAY // _MILLISECOND
    sides = {past.x, past.o}
    return sum(one.changed_at > since and {one.x, one.o} == sides for one in earlier)
