"""What a check found."""

from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """How bad it is."""

    OK = "ok"
    NOTE = "note"
    """Only some hosts want it, such as those who list the bot publicly."""
    WARNING = "warning"
    """The bot works, but not as well as it could."""
    ERROR = "error"
    """The bot does not start, or does not do what it should."""


@dataclass(frozen=True)
class Finding:
    """What one check found, in a sentence, and what to do about it; it never holds the token."""

    check: str
    says: str
    status: Status = Status.OK
    remedy: str = ""

    @property
    def lines(self) -> list[str]:
        """The finding as it is printed."""
        line = f"{self.status:<8} {self.check}: {self.says}"
        return [line, f"         -> {self.remedy}"] if self.remedy else [line]


def note(check: str, says: str, remedy: str) -> Finding:
    """Return a finding for hosts who want more than a bot that works."""
    return Finding(check, says, Status.NOTE, remedy)


def caution(check: str, says: str, remedy: str) -> Finding:
    """Return a finding that the host may want to know."""
    return Finding(check, says, Status.WARNING, remedy)


def fault(check: str, says: str, remedy: str) -> Finding:
    """Return a finding that the host has to do something about."""
    return Finding(check, says, Status.ERROR, remedy)
