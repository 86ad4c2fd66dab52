"""How much a match counts: the rules against rating farming."""

from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta
from typing import NamedTuple

from bot.domain.match import Ending, Machine, Match, Person, Seat
from bot.domain.rating_change import RatingWeight, Reason
from engines.games.game import Mark
from engines.games.symmetry import images_of_game
from engines.games.variants import GAMES

FEWEST_MOVES = 4
"""A match with fewer moves, so that a side made fewer than two, does not count."""
REMEMBERED = 50
"""How many of a person's latest matches against the bot are checked for a repeat."""
DAY = timedelta(days=1)

_MILLISECOND = timedelta(milliseconds=1)
_PLAYED_OUT = frozenset((Ending.LINE, Ending.FULL_BOARD, Ending.MORE_BOARDS, Ending.REPETITION))


class PastMatch(NamedTuple):
    """The fields of an earlier finished match that the rules need; cheap to create.

    `moves` are the moves as text, separated by spaces; `changed_at` is in milliseconds since 1970.
    A player is a person's id or an engine's spec. `ended` is its number among all finished
    matches, 0 if unknown. Moves before `start_ply` were made by nobody. `hinted` says
    whether a person took a hint.
    """

    moves: str
    changed_at: int
    ending: str | None
    winner: Mark | None
    x_person: int | None
    x_engine: str | None
    o_person: int | None
    o_engine: str | None
    variant: str
    rated: bool = True
    start_ply: int = 0
    hinted: bool = False
    ended: int = 0

    @property
    def machine(self) -> Mark | None:
        """The mark that an engine played, if one did."""
        return "X" if self.x_engine is not None else "O" if self.o_engine is not None else None

    @property
    def sides(self) -> set[int | str | None]:
        """The two players, regardless of their marks."""
        return {self.x_person, self.x_engine, self.o_person, self.o_engine}


def past_match_of(match: Match) -> PastMatch:
    """Return the fields of a match that the rules need."""
    time = round(match.changed_at.timestamp() * 1000)
    own = (match.variant, match.rated, match.start_ply, bool(match.hints))
    sides = (*_player(match.x), *_player(match.o))
    return PastMatch(match.move_text, time, match.ending, match.winner, *sides, *own)


def counts_if_ended(match: Match) -> bool:
    """Return whether a match counts if it ended now, or has ended, as far as its moves go."""
    return match.rated and len(match.moves) - match.start_ply >= FEWEST_MOVES


def _player(seat: Seat) -> tuple[int | None, str | None]:
    if isinstance(seat, Person):
        return seat.id, None
    return None, seat.spec if isinstance(seat, Machine) else None


def why_uncounted(past: PastMatch) -> Reason | None:
    """Return why a match does not count at all, or None if it counts."""
    if past.hinted:
        return Reason.HINTED
    if not past.rated:
        return Reason.UNRATED
    abandoned_early = past.ending == Ending.ABANDONED and past.winner is None
    if abandoned_early or past.ending == Ending.UNREACHABLE:
        return Reason.NOBODY
    made = len(past.moves.split()) - past.start_ply
    return Reason.SHORT if made < FEWEST_MOVES else None


def weigh(
    past: PastMatch,
    earlier: Iterable[PastMatch],
    why_uncounted: Callable[[PastMatch], Reason | None] = why_uncounted,
) -> RatingWeight:
    """Return how much a finished match counts.

    `earlier` are the matches that one of its people finished before, latest first: all of the last
    day and, against the bot, `REMEMBERED` matches. Between two people, either person's list works.
    Matches of other games do not matter.
    """
    if reason := why_uncounted(past):
        return RatingWeight(share=0.0, reason=reason)
    known = [
        one
        for one in earlier
        if one.variant == past.variant
        and one.rated
        and (one.ending in _PLAYED_OUT or why_uncounted(one) is None)
    ]
    if _is_repeated(past, known):
        return RatingWeight(share=0.0, reason=Reason.REPEATED)
    nth = 1 + _count_within_a_day(past, known)
    return RatingWeight(share=1 / nth, reason=Reason.AGAIN if nth > 1 else None, nth=nth)


def _is_repeated(past: PastMatch, earlier: Sequence[PastMatch]) -> bool:
    if past.machine is None:
        return False
    images = images_of_game(past.moves, GAMES[past.variant])
    return any(one.moves in images and one.machine == past.machine for one in earlier[:REMEMBERED])


def _count_within_a_day(past: PastMatch, earlier: Iterable[PastMatch]) -> int:
    """Return how many matches the same two sides finished in the day before."""
    since = past.changed_at - DAY // _MILLISECOND
    sides = past.sides
    return sum(one.changed_at > since and one.sides == sides for one in earlier)
