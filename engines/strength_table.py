"""A table of strengths, and how it shows probabilities: in percent."""

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
    """Return a probability in percent; `<0.1` if it is smaller than that but not 0."""
    if chance < _NOISE or chance > 1 - _NOISE:
        return str(100 * round(chance))
    if chance < _SMALLEST_SHOWN or chance > 1 - _SMALLEST_SHOWN:
        return "<0.1" if chance < _SMALLEST_SHOWN else ">99.9"
    return f"{100 * float(chance):.1f}"


def rates(record: tuple[Chance, ...]) -> str:
    """Return several probabilities, each as `rate` shows it."""
    return " ".join(rate(chance) for chance in record)
