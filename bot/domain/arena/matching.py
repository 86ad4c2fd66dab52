"""Which pairs to make when each has a cost: as many as possible, then cheap ones.

Pairs are the cheapest if no circle can be walked in which every other step is a pair and these cost
more than the steps between, which could be made instead. Only short circles are looked for.
"""

from collections import defaultdict
from collections.abc import Mapping

from bot.domain.arena.most_pairs import most_pairs

Pair = tuple[int, int]
Path = tuple[int, ...]
Costs = Mapping[Pair, int]
"""What each pair of numbers from 0 costs that is possible, the lower number first."""

_PAIRS = 3
"""How many pairs a circle has at most.

More would save another 2 % where many people block each other, but take up to 25 ms.
"""


def best_pairs(costs: Costs) -> list[Pair]:
    """Return as many pairs as possible, in rising order, each number in one of them at most."""
    circles = _Circles(costs)
    while any(circles.save(number) for number in circles.partners):
        pass
    return sorted((one, two) for one, two in circles.partners.items() if 0 <= one < two)


class _Circles:
    """The partner of each number; those who are left out are paired with numbers below zero."""

    def __init__(self, costs: Costs) -> None:
        self.partners = most_pairs(sorted(costs, key=costs.__getitem__))
        numbers = {it for pair in costs for it in pair}
        alone = dict(enumerate(sorted(numbers - self.partners.keys()), -len(numbers)))
        self.partners |= alone | {it: nobody for nobody, it in alone.items()}
        costs = {**costs, **{(nobody, it): 0 for nobody in alone for it in numbers}}
        self._costs = {**costs, **{(two, one): cost for (one, two), cost in costs.items()}}
        self._near = defaultdict[int, list[int]](list)
        for one, two in sorted(self._costs, key=self._costs.__getitem__):
            self._near[one].append(two)

    def save(self, number: int) -> bool:
        """Make the steps of a circle that begins with a number's pair; return if there is one."""
        partner = self.partners[number]
        circle = self._circle((number, partner), self._costs[number, partner])
        steps = circle[1:] + circle[:1]
        for one, two in zip(steps[::2], steps[1::2], strict=True):
            self.partners |= {one: two, two: one}
        return bool(circle)

    def _circle(self, path: Path, saved: int) -> Path:
        """Return a circle that begins with a path and saves anything; empty if there is none.

        The path begins and ends with a pair; `saved` is what it saves so far.
        """
        for one in self._near[path[-1]]:
            left = saved - self._costs[path[-1], one]
            if left <= 0:
                break
            if one in path or (one < 0 and min(path) < 0):
                continue
            two = self.partners[one]
            longer, left = (*path, one, two), left + self._costs[one, two]
            if left > self._costs.get((two, path[0]), left):
                return longer
            if len(longer) < 2 * _PAIRS and (circle := self._circle(longer, left)):
                return circle
        return ()
