"""The best pairs, found by trying everything."""

from collections.abc import Mapping, Sequence


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
