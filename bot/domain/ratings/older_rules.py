"""The rules of matches that ended before results were stored; they never change."""

from bot.domain.match import Ending
from bot.domain.ratings.rules import Rules

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

OLDER = Rules(
    {"classic": _POINTS},
    best_beatable={"classic": 1555},
    limits_newcomers=False,
    short_endings=frozenset((Ending.RESIGNED, Ending.AGREED)),
)
