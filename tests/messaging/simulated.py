"""Tests on a clock that moves only when nothing else can happen, and faults of Discord."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from aiohttp import ServerDisconnectedError, web

from tests.chat.clock import run_simulated
from tests.chat.faults import CarryOut, Fault, page
from tests.hostile.bad_day import limited


def simulated(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Return a test that takes none of the time that passes in it."""

    @functools.wraps(test)
    def run(**given: object) -> None:
        run_simulated(test(**given))

    return run


def instead(response: Callable[[], web.Response], *, done: bool = False) -> Fault:
    """Return a fault that answers a request so, whether or not it was carried out."""

    async def fault(carry_out: CarryOut) -> web.Response:
        if done:
            carry_out()
        return response()

    return fault


async def never_answered(_: CarryOut) -> web.Response:
    """Let a request hang."""
    return await asyncio.Future()


def drop() -> web.Response:
    """Break the connection."""
    raise ServerDisconnectedError


LIMITED = instead(partial(limited, 2.0, everywhere=False))
FAULTS: dict[str, Fault] = {
    "429": LIMITED,
    "429 for all": instead(partial(limited, 2.0, everywhere=True)),
    "500": instead(partial(page, 500)),
    "no answer of Discord's": instead(partial(page, 200)),
    "drop": instead(drop),
}
