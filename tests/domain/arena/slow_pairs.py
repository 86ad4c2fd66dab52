"""The most and the cheapest pairs, found by trying everything."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import inf

Pair = tuple[int, int]
Costs = Mapping[Pair, int]
Way = tuple[frozenset[int], int]
"""Who waits for a partner with a higher number, and how many others are to be left out."""


def most_of(possible: Sequence[Pair]) -> int:
    """Return how many of the possible pairs can be made at once."""
    if not possible:
        return 0
    (one, two), *others = possible
    apart = [pair for pair in others if not {one, two} & {*pair}]
    return max(1 + most_of(apart), most_of(others))


def least_cost(costs: Costs, people: int, pairs: int, limit: float) -> float:
    """Return what so many pairs of people cost at least, if that is no more than `limit`.

    People have the numbers below `people`, and no pair costs less than the difference of its two.
    """
    ways: dict[Way, float] = {(frozenset(), people - 2 * pairs): 0}
    for number in range(people):
        following = defaultdict[Way, float](lambda: inf)
        after = people - number - 1
        for way, cost in chain.from_iterable(_ways(number, *it, costs) for it in ways.items()):
            if cost + _still_to_come(way, after) <= limit:
                following[way] = min(cost, following[way])
        ways = following
    return min(ways.values(), default=inf)


def _ways(number: int, way: Way, cost: float, costs: Costs) -> Iterator[tuple[Way, float]]:
    """Yield what can become of the next number; each that waits costs one for every step."""
    waiting, left_out = way
    cost += len(waiting)
    yield (waiting | {number}, left_out), cost
    yield (waiting, left_out - 1), cost
    for other in waiting:
        if (other, number) in costs:
            extra = costs[other, number] - (number - other)
            yield (waiting - {other}, left_out), cost + extra


def _still_to_come(way: Way, after: int) -> float:
    """Return what the numbers after a step cost at least."""
    waiting, left_out = len(way[0]), way[1]
    among_themselves = after - waiting - left_out
    if left_out < 0 or among_themselves < 0:
        return inf
    return waiting * (waiting + 1) // 2 + among_themselves // 2
