"""Levels: what a person picks, and the engine at a setting that each one means."""

from typing import Literal, get_args

Level = Literal["easy", "medium", "hard", "unbeatable"]
LEVELS: tuple[Level, ...] = get_args(Level)
