"""How large the kill loops, the floods and the generated interactions are.

`TEST_SIZE` is `full`, as in `make test-all`, or how many times as large; without it they have a
tenth of their full size.
"""

import os


def _factor(size: str) -> float:
    """Return how many times the full size `size` is."""
    return 1.0 if size == "full" else float(size)


FACTOR = _factor(os.environ.get("TEST_SIZE", "0.1"))
"""How many times their full size they have."""


def times(count: int) -> int:
    """Return how many to run where a full run takes `count`."""
    return round(count * FACTOR)
