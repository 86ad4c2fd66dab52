"""The rules of matches that ended before results were stored; they never change."""

from bot.domain.match import Ending
from bot.domain.rating_change import Reason
from bot.domain.ratings.anti_farming import PastMatch
from bot.domain.ratings.rules import Rules

_BY_DECISION = frozenset((Ending.RESIGNED, Ending.AGREED))
_FEWEST_MOVES = 4
_POINTS = {
    "minimax:4": 1256,
    "sampling:5": 1416,
    "minimax:6": 1497,
    "sampling:20": 1505,
    "minimax:7": 1541,
    "dice": 1554,
    "sampling:100": 1555,
    "lines": 1564,
    "wargames": 1575,
    "perfect": 1603,
    "minimax:9": 1623,
}


def _why_uncounted(past: PastMatch) -> Reason | None:
    abandoned_early = past.ending == Ending.ABANDONED and past.winner is None
    if abandoned_early or past.ending == Ending.UNREACHABLE:
        return Reason.NOBODY
    if past.ending in _BY_DECISION and len(past.moves.split()) < _FEWEST_MOVES:
        return Reason.SHORT
    return None


OLDER = Rules(
    _why_uncounted, {"classic": _POINTS}, best_beatable={"classic": 1555}, limits_newcomers=False
)
