"""The levels of each game: which engine each one is, and how strong engines were measured to be.

`python -m engines table` calculates again what levels lose, and `benchmarks/game_ratings.py` the
points, which are ratings: an 80:20 player has 1500. In classic and misere they rest on exact
results, in vanish on games played where `sampling` is involved, in squares, drop and sizes on games
played alone. Ultimate is not solved: there a player who takes and blocks small boards without a
plan has 1500 points, and `benchmarks/ultimate.py` fits the engines' points to games played, 8 to
400 a pair, so they are rough. Where one engine of a pair won all of them, its points say little
more than that it is far stronger.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from engines.engine import Engine
from engines.players.learned import Learned
from engines.players.overlooking import Overlooking
from engines.players.perfect import Perfect
from engines.players.taking import Taking


@dataclass(frozen=True)
class Ladder:
    """The levels of a game, the easiest first, and its engines' points, which never change."""

    levels: tuple[Engine, ...]  # if nobody has solved the game, the last is just the strongest
    # By engine and setting: one setting for each level from easy on; with the last it plays best.
    points_by_setting: Mapping[str, Mapping[int, int]]
    # How many of 100 games each level loses to an 80:20 player; empty if that is unknown.
    lost: tuple[float, ...] = ()
    points_of_levels: tuple[int, ...] = ()  # empty while a new game is not measured
    points_of_others: Mapping[str, int] = field(default_factory=dict)

    @cached_property
    def points(self) -> Mapping[str, int]:
        specs = [engine.spec for engine in self.levels if self.points_of_levels]
        found = dict(zip(specs, self.points_of_levels, strict=True))
        for engine, points in self.points_by_setting.items():
            found |= {f"{engine}:{setting}": value for setting, value in points.items()}
        return {**found, **self.points_of_others}


LADDERS: Mapping[str, Ladder] = {
    "classic": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.5, own=0.3),
            Overlooking("medium", 2, theirs=0.1, own=0.03, lines=0.15),
            Overlooking("hard", 3, lines=0.3),
            Perfect(),
        ),
        lost=(57.4, 37.0, 29.1, 0),
        points_of_levels=(1332, 1468, 1517, 1603),
        points_by_setting={
            "minimax": {4: 1256, 6: 1497, 7: 1541, 9: 1623},
            "sampling": {5: 1416, 20: 1505, 100: 1555},
        },
        points_of_others={"dice": 1554, "lines": 1564, "wargames": 1575},
    ),
    "misere": Ladder(
        levels=(
            Overlooking("easy", 1, own=0.72),
            Overlooking("medium", 2),
            Overlooking("hard", 5),
            Perfect(),
        ),
        lost=(66.6, 55.4, 40.2, 0),
        points_of_levels=(1234, 1315, 1432, 1638),
        points_by_setting={
            "minimax": {0: 1215, 3: 1289, 6: 1465, 9: 1638},
            "sampling": {5: 1422, 20: 1448, 100: 1456},
        },
    ),
    "vanish": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.35, own=0.2),
            Overlooking("medium", 3, theirs=0.2, own=0.04, lines=0.3),
            Overlooking("hard", 4, lines=0.3),
            Perfect(),
        ),
        lost=(75.7, 65.4, 53.8, 0),
        points_of_levels=(1242, 1350, 1494, 2524),
        points_by_setting={
            "minimax": {1: 1147, 2: 1376, 7: 1566, 17: 2068},
            "sampling": {5: 1229, 20: 1323, 100: 1438},
        },
    ),
    "squares": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.55, own=0.45),
            Overlooking("medium", 2, theirs=0.2, own=0.04, lines=0.2),
            Overlooking("hard", 3, lines=0.35),
            Perfect(),
        ),
        lost=(66.1, 51.3, 39.0, 0),
        points_of_levels=(1234, 1342, 1437, 1741),
        points_by_setting={
            "minimax": {4: 1177, 8: 1317, 12: 1508, 16: 1634},
            "sampling": {5: 1378, 20: 1478, 100: 1546},
        },
    ),
    "drop": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.5, own=0.4),
            Overlooking("medium", 2, theirs=0.1, own=0.03, lines=0.3),
            Overlooking("hard", 4, lines=0.4),
            Perfect(),
        ),
        lost=(76.9, 61.4, 49.1, 0),
        points_of_levels=(1178, 1309, 1408, 1851),
        points_by_setting={
            "minimax": {8: 1066, 13: 1246, 18: 1462, 25: 1779},
            "sampling": {5: 1336, 20: 1479, 100: 1577},
        },
    ),
    "sizes": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.45, own=0.5),
            Overlooking("medium", 2, theirs=0.2, own=0.04, further=0.65),
            Overlooking("hard", 3, further=0.6),
            Perfect(),
        ),
        lost=(69.1, 59.6, 47.3, 0),
        points_of_levels=(1188, 1356, 1468, 1898),
        points_by_setting={
            "minimax": {6: 1028, 8: 1339, 10: 1550, 12: 1848},
            "sampling": {5: 1223, 20: 1395, 100: 1436},
        },
    ),
    "ultimate": Ladder(
        levels=(
            Taking("easy", theirs=0.75, own=0.5),
            Taking("medium", theirs=0.2, own=0.05),
            Taking("hard", searched=0.1),
            Learned(),
        ),
        lost=(),
        points_of_levels=(1324, 1553, 1685, 3155),
        points_by_setting={
            "sampling": {5: 1270, 20: 1474, 30: 1590},
            "tree": {3: 2082, 30: 2474, 300: 2790, 5000: 2992},
        },
        points_of_others={"sampling:3": 1230},
    ),
}


class Strength(NamedTuple):
    """How many of 100 games an engine wins and loses against random moves, moving first in half."""

    wins: int
    losses: int
    worst_case: float  # the share of its games that it loses to its most dangerous opponent

    @property
    def worst(self) -> int:
        """How many of 100 games it loses to its most dangerous opponent."""
        return round(100 * self.worst_case)


# The engines of classic at their best, by spec: exact results, which are slow to calculate.
STRENGTH: Mapping[str, Strength] = {
    "dice": Strength(wins=85, losses=2, worst_case=0.589),
    "lines": Strength(wins=94, losses=2, worst_case=0.5),
    "wargames": Strength(wins=93, losses=1, worst_case=0.5),
    "sampling:100": Strength(wins=81, losses=1, worst_case=0.355),
    "minimax:9": Strength(wins=87, losses=0, worst_case=0.0),
    "perfect": Strength(wins=95, losses=0, worst_case=0.0),
}
