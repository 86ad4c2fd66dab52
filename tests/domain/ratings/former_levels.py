"""The engines that were levels once and no longer are, with their points, by game."""

from collections.abc import Mapping

FORMER_LEVELS: Mapping[str, Mapping[str, int]] = {
    "misere": {"minimax:4": 1388, "minimax:8": 1536},
    "vanish": {"minimax:3": 1415},
    "squares": {"minimax:10": 1423},
    "drop": {"minimax:12": 1186, "minimax:16": 1358, "minimax:20": 1581},
}
"""Vanish's minimax:1 is still what people get who pick minimax at easy."""
