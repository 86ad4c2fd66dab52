"""A person's own settings."""

from dataclasses import dataclass

MAX_BLOCKED = 300
"""How many people one person may block."""


@dataclass(frozen=True)
class Preferences:
    """Whether a person accepts challenges and reminders, and whom they block, newest first."""

    challenges: bool = True
    reminders: bool = True
    blocked: tuple[int, ...] = ()
