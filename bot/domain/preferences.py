"""A person's own settings."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Preferences:
    """Whether a person accepts challenges and reminders, and whom they block, newest first."""

    challenges: bool = True
    reminders: bool = True
    blocked: tuple[int, ...] = ()
