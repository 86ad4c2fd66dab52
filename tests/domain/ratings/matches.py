"""Builders of finished matches."""

from datetime import timedelta

from bot.domain.match import Ending, Match, Person, Status
from engines.games.game import Mark
from tests.conftest import ANN, BEN, NOW, a_match

DRAWN = (0, 4, 8, 1, 7, 6, 2, 5, 3)
X_WINS = (0, 3, 1, 4, 2)
O_WINS = (8, 0, 3, 1, 4, 2)
_MOVES: dict[Mark | None, tuple[int, ...]] = {"X": X_WINS, "O": O_WINS, None: DRAWN}


def finished(winner: Mark | None, hours: float = 0.0, **changes: object) -> Match:
    """Return a match of Ann as X against an engine that ended `hours` after NOW, with `changes`."""
    ending = Ending.FULL_BOARD if winner is None else Ending.LINE
    values = {"status": Status.OVER, "ending": ending, "winner": winner, "moves": _MOVES[winner]}
    return a_match(**(values | {"changed_at": NOW + timedelta(hours=hours)} | changes))


def friends(winner: Mark | None, hours: float = 0.0, **changes: object) -> Match:
    return finished(winner, hours, **({"x": Person(ANN), "o": Person(BEN)} | changes))
