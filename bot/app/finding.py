"""What a check found."""

from dataclasses import dataclass
from enum import StrEnum
from functools import partial


class Severity(StrEnum):
    """How bad a finding is."""

    OK = "ok"
    WARNING = "warning"  # the bot works, but not as well as it could
    ERROR = "error"  # the bot does not start, or does not do what it should


@dataclass(frozen=True)
class Finding:
    """What one check found, in a sentence, and what to do about it; it never holds the token."""

    check: str
    says: str
    remedy: str = ""
    severity: Severity = Severity.OK

    @property
    def lines(self) -> list[str]:
        line = f"{self.severity:<8} {self.check}: {self.says}"
        return [line, f"         -> {self.remedy}"] if self.remedy else [line]


caution = partial(Finding, severity=Severity.WARNING)
fault = partial(Finding, severity=Severity.ERROR)
