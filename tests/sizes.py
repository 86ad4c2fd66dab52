"""How large the kill loops, the floods and the generated interactions are."""

import os

FULL = os.environ.get("TEST_SIZE") == "full"
"""Whether they have their full size, as in `make test-all`."""


def times(count: int, share: int = 10) -> int:
    """Return `count` in a full run and one in `share` of it in any other."""
    return count if FULL else count // share
