"""An engine that follows rules, and rolls a ten-sided die where they leave a choice."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.engine import Choice, Distribution, draw, uniform
from engines.games.classic import CELLS, CELLS_OF, CENTRE, CLASSIC, CORNERS, EDGES, LINE_MASKS
from engines.games.grid import Masks, mask_of
from engines.games.position import Position


@dataclass(frozen=True)
class Dice:
    """Plays by seven rules; the first rule that applies decides."""

    spec = "dice"

    def distribution(self, position: Position) -> Distribution:
        return dict(_decide(position.state)[1])

    def choose(self, position: Position, rng: Random) -> Choice:
        why, chances = _decide(position.state)
        return Choice(draw(chances, rng), why)


@cache
def _decide(state: Masks) -> tuple[str, Distribution]:
    own, opponent = state
    for why, side in (("complete", own), ("block", opponent)):
        if missing := _missing(side, own | opponent):
            return why, uniform(CELLS_OF[missing])
    return _KNOWN.get(state) or ("any", uniform(CLASSIC.legal_moves(state)))


def _missing(side: int, taken: int) -> int:
    """Return the cell that completes the first line which `side` can complete, or no cell."""
    for line in LINE_MASKS:
        missing = line & ~side
        if missing.bit_count() == 1 and not missing & taken:
            return missing
    return 0


def _rolled(sides: int, cells: Collection[int]) -> dict[int, Fraction]:
    return uniform(cells, Fraction(sides, 10))


def _against_fork(corners: Collection[int]) -> Distribution:
    """Return what the die decides against two opposite `corners`: on 1 to 8 an edge, else any."""
    edges, free = _rolled(8, EDGES), _rolled(2, {*CELLS} - {CENTRE, *corners})
    return {cell: chance + edges.get(cell, 0) for cell, chance in sorted(free.items())}


# The positions for which there is a rule though no line can be completed.
_KNOWN: Mapping[Masks, tuple[str, Distribution]] = {
    (0, 0): ("opening", _rolled(6, CORNERS) | _rolled(3, (CENTRE,)) | _rolled(1, EDGES)),
    **{(0, 1 << corner): ("centre", uniform((CENTRE,))) for corner in CORNERS},
    (0, 1 << CENTRE): ("corner", uniform(CORNERS)),
    **{(1 << CENTRE, mask_of(it)): ("fork", _against_fork(it)) for it in ((0, 8), (2, 6))},
}
