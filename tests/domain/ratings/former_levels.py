"""What levels were before they meant the same in every game, and the points of those engines."""

from collections.abc import Mapping

from engines.levels import Level

FORMER_LEVELS: Mapping[str, Mapping[Level, str]] = {
    "misere": {"easy": "minimax:4", "medium": "minimax:6", "hard": "minimax:8"},
    "vanish": {"easy": "minimax:1", "medium": "minimax:3"},
    "squares": {"easy": "minimax:8", "medium": "minimax:10"},
    "drop": {"easy": "minimax:12", "medium": "minimax:16", "hard": "minimax:20"},
}
FORMER_POINTS: Mapping[str, Mapping[str, int]] = {
    "misere": {"minimax:4": 1388, "minimax:6": 1465, "minimax:8": 1536},
    "vanish": {"minimax:1": 1147, "minimax:3": 1415},
    "squares": {"minimax:8": 1317, "minimax:10": 1423},
    "drop": {"minimax:12": 1186, "minimax:16": 1358, "minimax:20": 1581},
}
