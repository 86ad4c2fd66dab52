"""How large the kill loops, the floods and the generated interactions are.

`TEST_SIZE` is `full`, as in `make test-all`, or how many times as large they are.
"""

import os

SIZE = os.environ.get("TEST_SIZE", "")


def times(count: int, share: int = 10) -> int:
    """Return `count` in a full run, a multiple of it, or one in `share` of it in any other."""
    if SIZE in ("", "full"):
        return count if SIZE else count // share
    return round(count * float(SIZE))


FULL = times(1) > 0
"""Whether what takes minutes is tested too."""
