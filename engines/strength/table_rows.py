"""A table of strengths, whose probabilities are in percent."""

from collections.abc import Callable
from dataclasses import dataclass

from engines.engine import Chance
from engines.strength.numbers import percent


@dataclass(frozen=True)
class StrengthTable:
    """A table whose rows are calculated one by one: `row` returns the cells after the name."""

    title: str
    head: tuple[str, ...]
    names: tuple[str, ...]
    row: Callable[[str], list[str]]


def rates(record: tuple[Chance, ...]) -> str:
    """Return several probabilities, each in percent."""
    return " ".join(percent(chance) for chance in record)
