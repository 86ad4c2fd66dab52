"""The levels of each game: what engine each is, and how strong engines were measured to be there.

`python -m engines table` calculates again what levels lose, and `benchmarks/game_ratings.py` the
points. Those of classic and misere are exact. In vanish results with `sampling` are from games
played, and in squares, drop and sizes all are. Ultimate is not solved: there a player who takes and
blocks small boards, and does not plan, has 1500 points, and `benchmarks/ultimate.py` fits the
others to games played: 8 to 400 a pair, so the points are rough. Where one side won all games of a
pair, they say little more than that it is far stronger.
"""

from collections.abc import Mapping
from typing import NamedTuple

from engines.engine import Engine
from engines.players.learned import Learned
from engines.players.overlooking import Overlooking
from engines.players.perfect import Perfect
from engines.players.taking import Taking


class Ladder(NamedTuple):
    """The levels of a game, the easiest first, and the figures that people read of its engines."""

    levels: tuple[Engine, ...]
    """The engine of each level; the last is only the strongest where nobody solved the game."""
    lost: tuple[float, ...]
    """How many of 100 games each level loses to an 80:20 player; nothing where that is unknown."""
    points: Mapping[str, int]
    """The rating of every engine that people can pick; none ever changes."""
    horizons: tuple[int, ...] = ()
    """The horizon of minimax at each level, where it plays the game."""


LADDERS: Mapping[str, Ladder] = {
    "classic": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.5, own=0.3),
            Overlooking("medium", 2, theirs=0.1, own=0.03, lines=0.15),
            Overlooking("hard", 3, lines=0.3),
            Perfect(),
        ),
        lost=(57.4, 37.0, 29.1, 0),
        points={
            "level:easy": 1332,
            "level:medium": 1468,
            "level:hard": 1517,
            "minimax:4": 1256,
            "sampling:5": 1416,
            "minimax:6": 1497,
            "sampling:20": 1505,
            "minimax:7": 1541,
            "dice": 1554,
            "sampling:100": 1555,
            "lines": 1564,
            "wargames": 1575,
            "perfect": 1603,
            "minimax:9": 1623,
        },
        horizons=(4, 6, 7, 9),
    ),
    "misere": Ladder(
        levels=(
            Overlooking("easy", 1, own=0.72),
            Overlooking("medium", 2),
            Overlooking("hard", 5),
            Perfect(),
        ),
        lost=(66.6, 55.4, 40.2, 0),
        points={
            "level:easy": 1234,
            "level:medium": 1315,
            "level:hard": 1432,
            "minimax:0": 1215,
            "minimax:3": 1289,
            "sampling:5": 1422,
            "sampling:20": 1448,
            "sampling:100": 1456,
            "minimax:6": 1465,
            "minimax:9": 1638,
            "perfect": 1638,
        },
        horizons=(0, 3, 6, 9),
    ),
    "vanish": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.35, own=0.2),
            Overlooking("medium", 3, theirs=0.2, own=0.04, lines=0.3),
            Overlooking("hard", 4, lines=0.3),
            Perfect(),
        ),
        lost=(75.7, 65.4, 53.8, 0),
        points={
            "level:easy": 1242,
            "level:medium": 1350,
            "level:hard": 1494,
            "minimax:1": 1147,
            "sampling:5": 1229,
            "sampling:20": 1323,
            "minimax:2": 1376,
            "sampling:100": 1438,
            "minimax:7": 1566,
            "minimax:17": 2068,
            "perfect": 2524,
        },
        horizons=(1, 2, 7, 17),
    ),
    "squares": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.55, own=0.45),
            Overlooking("medium", 2, theirs=0.2, own=0.04, lines=0.2),
            Overlooking("hard", 3, lines=0.35),
            Perfect(),
        ),
        lost=(66.1, 51.3, 39.0, 0),
        points={
            "level:easy": 1234,
            "level:medium": 1342,
            "level:hard": 1437,
            "minimax:4": 1177,
            "minimax:8": 1317,
            "sampling:5": 1378,
            "sampling:20": 1478,
            "minimax:12": 1508,
            "sampling:100": 1546,
            "minimax:16": 1634,
            "perfect": 1741,
        },
        horizons=(4, 8, 12, 16),
    ),
    "drop": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.5, own=0.4),
            Overlooking("medium", 2, theirs=0.1, own=0.03, lines=0.3),
            Overlooking("hard", 4, lines=0.4),
            Perfect(),
        ),
        lost=(76.9, 61.4, 49.1, 0),
        points={
            "level:easy": 1178,
            "level:medium": 1309,
            "level:hard": 1408,
            "minimax:8": 1066,
            "minimax:13": 1246,
            "sampling:5": 1336,
            "minimax:18": 1462,
            "sampling:20": 1479,
            "sampling:100": 1577,
            "minimax:25": 1779,
            "perfect": 1851,
        },
        horizons=(8, 13, 18, 25),
    ),
    "sizes": Ladder(
        levels=(
            Overlooking("easy", 2, theirs=0.45, own=0.5),
            Overlooking("medium", 2, theirs=0.2, own=0.04, further=0.65),
            Overlooking("hard", 3, further=0.6),
            Perfect(),
        ),
        lost=(69.1, 59.6, 47.3, 0),
        points={
            "level:easy": 1188,
            "level:medium": 1356,
            "level:hard": 1468,
            "minimax:6": 1028,
            "sampling:5": 1223,
            "minimax:8": 1339,
            "sampling:20": 1395,
            "sampling:100": 1436,
            "minimax:10": 1550,
            "minimax:12": 1848,
            "perfect": 1898,
        },
        horizons=(6, 8, 10, 12),
    ),
    "ultimate": Ladder(
        levels=(
            Taking("easy", theirs=0.75, own=0.5),
            Taking("medium", theirs=0.2, own=0.05),
            Taking("hard", searched=0.1),
            Learned(),
        ),
        lost=(),
        points={
            "level:easy": 1324,
            "level:medium": 1553,
            "level:hard": 1685,
            "sampling:3": 1230,
            "sampling:5": 1270,
            "sampling:20": 1474,
            "sampling:30": 1590,
            "tree:3": 2082,
            "tree:30": 2474,
            "tree:300": 2790,
            "tree:5000": 2992,
            "learned:6000": 3155,
        },
    ),
}
