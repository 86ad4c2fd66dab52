"""Which pairs to make of people when each pair has a cost: as many as possible, and cheap."""

from collections.abc import Mapping

Costs = Mapping[tuple[int, int], int]
"""What each possible pair of two numbers costs, the lower first; other pairs are not possible."""


def best_pairs(costs: Costs) -> list[tuple[int, int]]:
    """Return pairs of numbers: the cheapest first, each number at most once."""
    pairs, taken = [], set[int]()
    for pair in sorted(costs, key=costs.__getitem__):
        if taken.isdisjoint(pair):
            taken.update(pair)
            pairs.append(pair)
    return sorted(pairs)
