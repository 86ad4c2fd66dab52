"""Arenas for the tests of this folder: their settings, people and games."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from bot.domain.arena.arena import Arena, Phase
from bot.domain.arena.field import ArenaGame, ArenaPlayer
from bot.domain.match import Ending
from engines.games.game import Mark
from tests.conftest import ANN, NOW

MINUTE, SECOND = timedelta(minutes=1), timedelta(seconds=1)
EARLIER = NOW - MINUTE

RUNNING = Arena(
    guild_id=21,
    channel_id=31,
    wants_thread=True,
    thread_id=32,
    host=ANN,
    language="en",
    starts_at=EARLIER,
    ends_at=NOW + 20 * MINUTE,
    phase=Phase.RUNNING,
)


def players(*people: int, since: datetime = EARLIER) -> tuple[ArenaPlayer, ...]:
    return tuple(ArenaPlayer(person, since) for person in people)


def won(x: int, o: int, winner: Mark = "X", at: datetime = NOW) -> ArenaGame:
    return ArenaGame(x, o, 5, at, Ending.LINE, winner)


def drawn(x: int, o: int, at: datetime = NOW) -> ArenaGame:
    return ArenaGame(x, o, 9, at, Ending.FULL_BOARD)


def timed_out(x: int, o: int, plies: int, ending: Ending = Ending.OUT_OF_TIME) -> ArenaGame:
    """Return a game of two people that who was to move after some plies lost."""
    return ArenaGame(x, o, plies, NOW, ending, "X" if plies % 2 else "O")


def best_of(people: Sequence[int], costs: Mapping[frozenset[int], int]) -> tuple[int, int]:
    """Return how few stay alone, and what the pairs of all others, given `costs`, cost at least."""
    if not people:
        return 0, 0
    first, *others = people
    alone, cost = best_of(others, costs)
    ways = [(alone + 1, cost)]
    for other in others:
        if (paid := costs.get(frozenset((first, other)))) is not None:
            alone, cost = best_of([it for it in others if it != other], costs)
            ways.append((alone, cost + paid))
    return min(ways)
