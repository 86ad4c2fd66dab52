"""What the first press after a start would otherwise wait for."""

import functools
import gc
import subprocess
import sys

import pytest

from bot.services.engine_turns import warm_up
from engines.turn import Turn

FEW = 500
"""Entries of tables that a move may add: some milliseconds."""
CACHE = type(functools.cache(Turn.choose))


def added(*, warm: bool) -> int:
    """Return how many entries the first answers of two engines add to the engines' tables."""
    if warm:
        warm_up()
    before = entries()
    for spec in ("perfect", "sampling:100"):
        Turn(spec, "classic", (4,), "1").choose()
    return entries() - before


def entries() -> int:
    """Return how many entries all tables of the engines have."""
    caches = [it for it in gc.get_objects() if isinstance(it, CACHE)]
    own = [it for it in caches if (it.__module__ or "").startswith("engines")]
    return sum(cache.cache_info().currsize for cache in own)


@pytest.mark.parametrize("warm", [True, False])
def test_the_first_moves_fill_no_large_table(warm: bool) -> None:
    """After the warm-up the first moves of a process add few entries; without it, thousands."""
    code = f"from {__name__} import added; print(added(warm={warm}))"
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, check=True, capture_output=True, text=True)
    assert (int(result.stdout) < FEW) is warm
