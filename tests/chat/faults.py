"""Faults of single requests: each fault happens once, to the next request of a route."""

import asyncio
import json
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import ServerDisconnectedError, web

from tests.chat.ids import Payload

CarryOut = Callable[[], web.Response]
_PAGE = "<html><body><h1>Please sign in</h1></body></html>"

_HANGS_UP_AFTER = 30.0

CALLBACK = "callback"
"""The route of first responses; each interaction has its own path."""

Headers = Mapping[str, str] | None
Fault = Callable[[CarryOut], Awaitable[web.Response]]
"""Answers in its own way, or cuts the connection: it raises ServerDisconnectedError."""


def answer(body: object, status: int = 200, headers: Headers = None) -> web.Response:
    text = json.dumps(body).encode()
    return web.Response(body=text, status=status, headers=headers, content_type="application/json")


def page(status: int, headers: Headers = None) -> web.Response:
    return web.Response(text=_PAGE, status=status, headers=headers, content_type="text/html")


def page_instead(status: int, **headers: str) -> Fault:
    """Return a fault in which a proxy answers, and does not pass the request on."""

    async def fault(_: CarryOut) -> web.Response:
        return page(status, _named(headers))

    return fault


def page_although(status: int) -> Fault:
    """Return a fault in which a proxy answers, although Discord carried the request out."""

    async def fault(carry_out: CarryOut) -> web.Response:
        carry_out()
        return page(status)

    return fault


def refused(status: int, body: Payload, **headers: str) -> Fault:
    async def fault(_: CarryOut) -> web.Response:
        return answer(body, status, _named(headers))

    return fault


def _named(headers: Mapping[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


def limited(seconds: float, *, everywhere: bool = False) -> Fault:
    """Return a fault that answers with a rate limit of some seconds, for a route or for all."""
    told = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    return refused(429, told, Retry_After=str(seconds), Via="1.1 wire")


def late(seconds: float) -> Fault:
    """Return a fault that carries the request out after some seconds, if the sender still waits."""

    async def fault(carry_out: CarryOut) -> web.Response:
        await asyncio.sleep(seconds)
        return carry_out()

    return fault


def meanwhile(act: Callable[[], Awaitable[object]]) -> Fault:
    """Return a fault that carries the request out, calls `act`, and only then answers."""

    async def fault(carry_out: CarryOut) -> web.Response:
        response = carry_out()
        await act()
        return response

    return fault


async def reset(_: CarryOut) -> web.Response:
    """Cut the connection, and do not carry the request out."""
    raise ServerDisconnectedError


async def lost(carry_out: CarryOut) -> web.Response:
    """Carry the request out, and cut the connection instead of answering."""
    carry_out()
    raise ServerDisconnectedError


async def silent_although(carry_out: CarryOut) -> web.Response:
    """Carry the request out, and say nothing until the sender hangs up."""
    carry_out()
    return await silent(carry_out)


async def silent(_: CarryOut) -> web.Response:
    """Do not carry the request out, and say nothing until the sender hangs up."""
    await asyncio.sleep(_HANGS_UP_AFTER)
    raise ServerDisconnectedError


class Faults:
    """The faults that will happen next, in order, for each route."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[tuple[Fault, int]]] = defaultdict(deque)
        self._answers: dict[str, int] = {}

    def next(self, route: str, *faults: Fault) -> None:
        """Add faults for a route's next requests; a first response sent before is spared."""
        self._waiting[route].extend((fault, len(self._answers)) for fault in faults)

    async def serve(self, route: str, path: str, carry_out: CarryOut) -> web.Response:
        fault = self._fault(route, path)
        return carry_out() if fault is None else await fault(carry_out)

    def _fault(self, route: str, path: str) -> Fault | None:
        number = self._answers.setdefault(path, len(self._answers)) if route == CALLBACK else None
        waiting = self._waiting[route]
        if not waiting or (number is not None and number < waiting[0][1]):
            return None
        return waiting.popleft()[0]
