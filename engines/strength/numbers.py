"""Numbers as people read them."""

from engines.engine import Chance

_NOISE = 1e-12  # rounding errors of the floats of `sampling` are smaller
_SMALLEST_PERCENT, _SMALLEST = 0.0005, 0.005


def percent(chance: Chance) -> str:
    """Return a probability in percent; close to 0 or 100 but not there, `<0.1` or `>99.9`."""
    if chance < _NOISE or chance > 1 - _NOISE:
        return str(100 * round(chance))
    if chance < _SMALLEST_PERCENT or chance > 1 - _SMALLEST_PERCENT:
        return "<0.1" if chance < _SMALLEST_PERCENT else ">99.9"
    return f"{100 * float(chance):.1f}"


def decimal(number: float) -> str:
    """Return a number in full if it is whole, else to two decimals, or as `<0.01` if smaller."""
    if number == round(number):
        return f"{round(number):,}"
    if abs(number) < _SMALLEST:
        return "<0.01" if number > 0 else ">-0.01"
    return f"{number:,.2f}"
