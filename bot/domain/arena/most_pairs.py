"""The most pairs that can be made, by Edmonds' algorithm ("Paths, Trees, and Flowers", 1965).

Where every other step of a path is a pair, and neither end has a partner, the pairs can be undone
and the steps between them made instead: one pair more. Such paths are looked for until there is
none. A circle of odd length can be walked both ways, so it is then seen as one person, its base.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence


def most_pairs(possible: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Return the partner of each person, in as many of the pairs as possible, the first first."""
    neighbours = defaultdict[int, list[int]](list)
    partners: dict[int, int] = {}
    for one, two in possible:
        neighbours[one].append(two)
        neighbours[two].append(one)
        if one not in partners and two not in partners:
            partners |= {one: two, two: one}
    for person in neighbours:
        if person not in partners:
            partners |= _Paths(person, neighbours, partners).turned()
    return partners


class _Paths:
    """All paths from someone without a partner; `outer` are the people after an even step."""

    def __init__(
        self, root: int, neighbours: Mapping[int, Sequence[int]], partners: Mapping[int, int]
    ) -> None:
        self._neighbours = neighbours
        self._partners = partners
        self._outer = [root]
        self._before: dict[int, int] = {}
        self._base = {person: person for person in neighbours}

    def turned(self) -> dict[int, int]:
        """Return the new partners along a path to someone else who has none, if there is one."""
        turned: dict[int, int] = {}
        person = self._end()
        while person is not None:
            before = self._before[person]
            turned |= {person: before, before: person}
            person = self._partners.get(before)
        return turned

    def _end(self) -> int | None:
        for one in self._outer:  # which grows meanwhile
            for two in self._neighbours[one]:
                if two in self._outer:
                    self._shrink(one, two)
                elif two not in self._before:
                    self._before[two] = one
                    if two not in self._partners:
                        return two
                    self._outer.append(self._partners[two])
        return None

    def _shrink(self, one: int, two: int) -> None:
        """See the circle that the step from one to another closes as a single person."""
        if self._base[one] == self._base[two]:
            return
        bases = set(self._bases(one))
        base = next(it for it in self._bases(two) if it in bases)
        circle = self._walk(one, base, two) | self._walk(two, base, one)
        for person in self._neighbours:
            if self._base[person] in circle:
                self._base[person] = base
                if person not in self._outer:
                    self._outer.append(person)

    def _bases(self, person: int) -> Iterator[int]:
        """Yield the bases from a person back to the root."""
        yield self._base[person]
        while (partner := self._partners.get(self._base[person])) is not None:
            person = self._before[partner]
            yield self._base[person]

    def _walk(self, person: int, base: int, after: int) -> set[int]:
        """Make the way back to the base one that leads forth, too; return the bases on it."""
        walked = set[int]()
        while self._base[person] != base:
            partner = self._partners[person]
            walked |= {self._base[person], self._base[partner]}
            self._before[person] = after
            person, after = self._before[partner], partner
        return walked
