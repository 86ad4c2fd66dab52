"""The next pairs of an arena: who, and when."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import combinations

from bot.domain.arena.arena import Arena, Phase, phase_ends_at
from bot.domain.arena.field import Field, scores

WAIT = timedelta(seconds=10)  # how long to wait for more people to be free, unless nobody plays
AGAIN = 8  # meeting the last opponent again costs as much as so many places between two people
_PLACE = 1000  # the cost of one place; how long people waited decides only between equal costs

Pair = tuple[int, int]  # X and O of a game


def pairings(arena: Arena, field: Field, now: datetime) -> tuple[Pair, ...]:
    """Return the cheapest way to pair as many as possible, if it is time; may take 0.2 s."""
    at = pairs_at(arena, field)
    if at is None or now < at or now >= arena.ends_at:
        return ()
    # Imported here since it takes 0.1 seconds and 23 MB, which a bot without arenas does not need.
    from networkx import Graph, min_weight_matching  # noqa: PLC0415

    graph: Graph[int] = Graph()
    people = _ranking(arena, field)
    graph.add_weighted_edges_from(_costs(field, people))
    pairs = sorted(map(sorted, min_weight_matching(graph)))
    return tuple(_pairing(field, people[one], people[two]) for one, two in pairs)


def pairs_at(arena: Arena, field: Field) -> datetime | None:
    """Return when people are paired, unless something happens before; None if nobody can be.

    That is once one of two people who may meet has waited or, if nobody plays, at once.
    """
    free = field.free
    pairs = [pair for pair in combinations(free, 2) if field.may_meet(*pair)]
    if arena.phase is not Phase.RUNNING or not pairs:
        return None
    first = min([free[person] for pair in pairs for person in pair])
    return first + WAIT if field.playing else first


def due_at(arena: Arena, field: Field) -> datetime | None:
    """Return when to look at an arena unless something happens before; None if it is final."""
    moments = (phase_ends_at(arena), pairs_at(arena, field))
    return min([moment for moment in moments if moment is not None], default=None)


def _ranking(arena: Arena, field: Field) -> list[int]:
    points = {score.person: score.points for score in scores(field, arena.counts_until)}
    free, games = field.free, field.games_of
    return sorted(free, key=lambda person: (-points[person], len(games[person]), free[person]))


def _costs(field: Field, people: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield all pairs of `people` who may meet, by their places, each with its cost."""
    latest = {frozenset(game.people) for person in people for game in field.games_of[person][-1:]}
    waits = sorted(people, key=field.free.__getitem__, reverse=True)
    for (one, first), (two, second) in combinations(enumerate(people), 2):
        if field.may_meet(first, second):
            apart = two - one + AGAIN * (frozenset((first, second)) in latest)
            yield one, two, _PLACE * apart - waits.index(first) - waits.index(second)


def _pairing(field: Field, one: int, two: int) -> Pair:
    """Return a pair: X goes to whoever had it less or, if that is equal, to whoever had O last."""
    x, o = sorted((one, two), key=lambda person: _turns_as_x(field, person))
    return x, o


def _turns_as_x(field: Field, person: int) -> tuple[int, bool]:
    marks = [game.x == person for game in field.games_of[person]]
    return sum(marks), marks[-1:] == [True]
