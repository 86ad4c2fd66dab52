"""The engines' fixed ratings in each game, and what a person can reach against them.

Those of misere are exact. In vanish results with `sampling` are from games played, and in squares,
drop and sizes all are. `benchmarks/game_ratings.py` calculates all of them again. Ultimate is not
solved: there a player who takes and blocks small boards, and does not plan, has 1500 points, and
`benchmarks/ultimate.py` fits the others to games played: 8 to 200 a pair, so the points are rough.
Where one side won all games of a pair, they say little more than that it is far stronger.
"""

from collections.abc import Mapping

from bot.domain.ratings.engine_ratings import POINTS
from engines.levels import SPECS_OF_LEVELS

POINTS_BY_GAME: Mapping[str, Mapping[str, int]] = {
    "classic": POINTS,
    "misere": {
        "minimax:4": 1388,
        "sampling:5": 1422,
        "sampling:20": 1448,
        "sampling:100": 1456,
        "minimax:6": 1465,
        "minimax:8": 1536,
        "minimax:9": 1638,
        "perfect": 1638,
    },
    "vanish": {
        "minimax:1": 1147,
        "sampling:5": 1229,
        "sampling:20": 1323,
        "minimax:3": 1415,
        "sampling:100": 1438,
        "minimax:7": 1566,
        "minimax:17": 2068,
        "perfect": 2524,
    },
    "squares": {
        "minimax:8": 1317,
        "sampling:5": 1378,
        "minimax:10": 1423,
        "sampling:20": 1478,
        "minimax:12": 1508,
        "sampling:100": 1546,
        "minimax:16": 1634,
        "perfect": 1741,
    },
    "sizes": {
        "minimax:6": 1028,
        "sampling:5": 1223,
        "minimax:8": 1339,
        "sampling:20": 1395,
        "sampling:100": 1436,
        "minimax:10": 1550,
        "minimax:12": 1848,
        "perfect": 1898,
    },
    "ultimate": {
        "sampling:3": 1230,
        "sampling:5": 1270,
        "sampling:20": 1474,
        "sampling:30": 1590,
        "tree:3": 2082,
        "tree:30": 2474,
        "tree:5000": 2992,
    },
    "drop": {
        "minimax:12": 1186,
        "sampling:5": 1336,
        "minimax:16": 1358,
        "sampling:20": 1479,
        "sampling:100": 1577,
        "minimax:20": 1581,
        "minimax:25": 1779,
        "perfect": 1851,
    },
}
"""The points of every engine that people can pick, by game."""

BEST_BEATABLE_BY_GAME: Mapping[str, int] = {
    game: points[SPECS_OF_LEVELS[game]["hard"]] for game, points in POINTS_BY_GAME.items()
}
"""The points of the strongest level that a person can beat, by game."""
