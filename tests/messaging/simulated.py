"""Tests on a clock that moves only when nothing else can happen."""

import functools
from collections.abc import Callable, Coroutine
from typing import Any

from tests.chat.clock import run_simulated


def simulated(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Return a test that takes none of the time that passes in it."""

    @functools.wraps(test)
    def run(**given: object) -> None:
        run_simulated(test(**given))

    return run
