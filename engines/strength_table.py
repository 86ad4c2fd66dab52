"""A table of strengths, and how it shows probabilities."""

from collections.abc import Callable
from dataclasses import dataclass

from engines.engine import Chance

_NOISE = 1e-12  # rounding errors of the floats of `sampling` are smaller
_SMALLEST_SHOWN = 0.0005


@dataclass(frozen=True)
class StrengthTable:
    """A table whose rows are calculated one by one: `row` returns the cells after the name."""

    title: str
    head: tuple[str, ...]
    names: tuple[str, ...]
    row: Callable[[str], list[str]]


def rate(chance: Chance) -> str:
    """Return a probability with three digits; `<.001` if it is smaller than that but not 0."""
    if chance < _NOISE or chance > 1 - _NOISE:
        return str(round(chance))
    if chance < _SMALLEST_SHOWN or chance > 1 - _SMALLEST_SHOWN:
        return "<.001" if chance < _SMALLEST_SHOWN else ">.999"
    return f"{float(chance):.3f}".removeprefix("0")


def rates(record: tuple[Chance, ...]) -> str:
    """Return several probabilities, each as `rate` shows it."""
    return " ".join(rate(chance) for chance in record)
