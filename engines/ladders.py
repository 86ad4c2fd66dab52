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


class Ladder(NamedTuple):
    """The levels of a game, the easiest first, and the figures that people read of its engines."""

    specs: tuple[str, ...]
    """The engine of each level; the last is only the strongest where nobody solved the game."""
    lost: tuple[float, ...]
    """How many of 100 games each level loses to an 80:20 player; nothing where that is unknown."""
    points: Mapping[str, int]
    """The rating of every engine that people can pick; none ever changes."""
    horizons: tuple[int, ...] = ()
    """The horizon of minimax at each level, where it plays the game."""


LADDERS: Mapping[str, Ladder] = {
    "classic": Ladder(
        specs=("minimax:4", "sampling:10", "sampling:100", "perfect"),
        lost=(63.6, 29.7, 8.2, 0),
        points={
            "minimax:4": 1256,
            "sampling:5": 1416,
            "sampling:10": 1467,
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
        specs=("minimax:0", "sampling:1", "minimax:6", "perfect"),
        lost=(70.1, 59.7, 40.9, 0),
        points={
            "minimax:0": 1215,
            "minimax:3": 1289,
            "sampling:1": 1324,
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
        specs=("sampling:8", "minimax:2", "minimax:7", "perfect"),
        lost=(75.4, 65.5, 54.0, 0),
        points={
            "minimax:1": 1147,
            "sampling:5": 1229,
            "sampling:8": 1256,
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
        specs=("minimax:4", "minimax:8", "minimax:12", "perfect"),
        lost=(74.3, 55.1, 29.3, 0),
        points={
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
        specs=("minimax:8", "minimax:13", "minimax:18", "perfect"),
        lost=(81.9, 68.6, 44.4, 0),
        points={
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
        specs=("minimax:6", "minimax:8", "minimax:10", "perfect"),
        lost=(77.8, 62.3, 39.9, 0),
        points={
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
        specs=("sampling:5", "sampling:20", "tree:3", "learned:6000"),
        lost=(),
        points={
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
