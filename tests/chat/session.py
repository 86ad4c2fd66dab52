"""A session of aiohttp's without sockets: the routes of the chat carry the requests out."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from types import TracebackType
from typing import Any, NamedTuple, cast
from urllib.parse import parse_qsl, urlencode

from aiohttp import FormData, Payload, web

from tests.chat.faults import CALLBACK, Fault, Faults
from tests.chat.offline import Response
from tests.chat.routes import Call, Route, Routes

_ANSWER_WITHIN, _TOKEN_LASTS = 3.0, 900.0
"""Seconds in which Discord takes a first response, and anything else with its token."""
_TIMEOUT = 300.0
"""Seconds after which aiohttp gives a request up."""
_TOO_MANY = 429
_ROUNDED = 1e-6

Middleware = Callable[[Any, Any], Awaitable[object]]


class Exchange:
    """One request and the response to it; where files come with its JSON, they are more parts."""

    def __init__(self, session: "Session", method: str, url: str, *parts: Any, **of: Any) -> None:
        self._session, self._method, self._url, self._parts = session, method, url, parts
        self._middlewares: Sequence[Middleware] = of.get("middlewares", ())
        timeout = of.get("timeout")
        self._timeout = _TIMEOUT if timeout is None else timeout.total

    async def __aenter__(self) -> Response:
        send: Callable[[object], Awaitable[object]] = self._send
        for middleware in self._middlewares:
            send = partial(_through, middleware, send)
        return cast("Response", await send(None))

    async def _send(self, _: object) -> Response:
        async with asyncio.timeout(self._timeout):
            data, *files = self._parts
            self._session.files += [File(it.filename, await it.as_bytes()) for it in files]
            response = await self._session.exchange(self._method, self._url, _json_of(data))
        return Response(response, self._method, self._url)

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        return None


Draw = Callable[[str, str], Fault | None]
"""What goes wrong with a request to a route, by the name of the route and the path."""


@dataclass(frozen=True)
class Request:
    """A request of the bot; `route` is a name from `Routes.table`."""

    route: str
    path: str
    body: Any


class File(NamedTuple):
    """A file that came with a message."""

    name: str
    data: bytes


class Session:
    """Replaces aiohttp's session; `early` are requests before their time, `draw` makes faults."""

    def __init__(self, routes: Routes) -> None:
        self._chat = routes.chat
        self._arrived: dict[str, float] = {}
        self._limited: dict[str, float] = {}
        self.requests: list[Request] = []
        self.files: list[File] = []
        self.early: list[str] = []
        self.faults = Faults()
        self.draw: Draw = lambda *_: None
        table = routes.table().items()
        self._table = [(name, route, _pattern(route.path)) for name, route in table]

    def arrives(self, token: str) -> None:
        self._arrived[token] = _now()

    def request(self, method: str, url: Any, *, data: Any = None, **given: Any) -> Exchange:
        query = urlencode(given.pop("params", None) or {})
        address = f"{url}?{query}" if query else str(url)
        form = cast("Any", data()) if isinstance(data, FormData) else [(data,)]
        return Exchange(self, method, address, *(part for part, *_ in form), **given)

    async def exchange(self, method: str, url: str, body: Any) -> web.Response:
        """Carry a request out, or do to it what goes wrong."""
        path, _, query = url.partition("?")
        name, route, names = self._route(method, path)
        self._note_early(name, path)
        self.requests.append(Request(name, path, body))

        def carry_out() -> web.Response:
            self._expire(names.get("token", ""), first=name == CALLBACK)
            return route.handler(Call(names, body, dict(parse_qsl(query))))

        fault = self.draw(name, path)
        served = self.faults.serve(name, path, carry_out) if fault is None else fault(carry_out)
        response = await served
        if response.status == _TOO_MANY:
            self._limited[path] = _now() + float(response.headers.get("Retry-After", 0))
        return response

    def _route(self, method: str, path: str) -> tuple[str, Route, dict[str, str]]:
        for name, route, pattern in self._table:
            if route.method == method and (found := pattern.fullmatch(path)):
                return name, route, found.groupdict()
        raise AssertionError(f"nothing answers {method} {path}")

    def _expire(self, token: str, *, first: bool) -> None:
        """Let a token expire whose time is over."""
        sent = self._chat.sent.get(token)
        if sent is not None:
            age = _now() - self._arrived.setdefault(token, _now())
            late = first and not sent.is_answered and age > _ANSWER_WITHIN
            sent.expired |= late or age > _TOKEN_LASTS

    def _note_early(self, name: str, path: str) -> None:
        left = self._limited.get(path, 0) - _now()
        if left > _ROUNDED:
            self.early.append(f"{name} {left} s too early")

    def count(self, route: str) -> int:
        return [it.route for it in self.requests].count(route)

    def forget(self) -> None:
        self._arrived.clear()
        self._limited.clear()
        self.requests.clear()

    async def close(self) -> None:
        return None


def _through(middleware: Middleware, send: object, request: object) -> Awaitable[object]:
    return middleware(request, send)


def _pattern(path: str) -> re.Pattern[str]:
    """Return what fits the addresses of a path, with the same names."""
    return re.compile(".*" + re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))


def _now() -> float:
    return asyncio.get_running_loop().time()


def _json_of(data: Any) -> Any:
    text = data.decode() if isinstance(data, Payload) else data
    return json.loads(text) if text else None
