"""What a person has set."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Preferences:
    """Whether somebody takes challenges and wants reminders, and whom they block, newest first."""

    challenges: bool = True
    reminders: bool = True
    blocked: tuple[int, ...] = ()
