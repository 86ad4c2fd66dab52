"""A session of aiohttp's without sockets: the chat carries the requests out, on a bad day."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from types import TracebackType
from typing import Any, NamedTuple, cast

from aiohttp import FormData, Payload, web

from tests.chat.command_definitions import registered
from tests.chat.faults import CALLBACK, answer
from tests.chat.model import Chat
from tests.chat.offline import Response
from tests.hostile.bad_day import BadDay

_ANSWER_WITHIN, _TOKEN_LASTS = 3.0, 900.0
"""Seconds in which Discord takes a first response, and anything else with its token."""
_TIMEOUT = 300.0
"""Seconds after which aiohttp gives a request up."""
_TOO_MANY = 429
_ROUNDED = 1e-6

Handler = Callable[..., web.Response]
Middleware = Callable[[Any, Any], Awaitable[object]]


class Route(NamedTuple):
    """A kind of requests: its name, what its paths look like, and what carries it out."""

    name: str
    method: str
    path: re.Pattern[str]
    handler: Handler


class Exchange:
    """One request and the response to it."""

    def __init__(self, session: "Session", method: str, url: str, body: Any, **given: Any) -> None:
        self._session, self._method, self._url, self._body = session, method, url, body
        self._middlewares: Sequence[Middleware] = given.get("middlewares", ())
        timeout = given.get("timeout")
        self._timeout = _TIMEOUT if timeout is None else timeout.total

    async def __aenter__(self) -> Response:
        send: Callable[[object], Awaitable[object]] = self._send
        for middleware in self._middlewares:
            send = partial(_through, middleware, send)
        return cast("Response", await send(None))

    async def _send(self, _: object) -> Response:
        async with asyncio.timeout(self._timeout):
            response = await self._session.exchange(self._method, self._url, self._body)
        return Response(response, self._method, self._url)

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        return None


class Session:
    """Replaces aiohttp's session; `early` collects requests that came before their time."""

    def __init__(self, chat: Chat, bad_day: BadDay) -> None:
        self._chat, self._bad_day = chat, bad_day
        self._arrived: dict[str, float] = {}
        self._limited: dict[str, float] = {}
        self._sent: set[str] = set()
        self.early: list[str] = []
        self.routes = [
            Route(CALLBACK, "POST", _path(r"interactions/\d+/([^/]+)/callback"), chat.callback),
            Route("follow-up", "POST", _path(r"webhooks/\d+/([^/]+)"), chat.follow_up),
            Route("own", "GET", _path(_OWN), lambda token, _: chat.look_up(token)),
            Route("own", "DELETE", _path(_OWN), lambda token, _: chat.delete_own(token)),
            Route(
                "own",
                "DELETE",
                _path(r"webhooks/\d+/([^/]+)/messages/(\d+)"),
                lambda token, message, _: chat.delete_by_token(token, message),
            ),
            Route(
                "own", "PATCH", _path(r"webhooks/\d+/([^/]+)/messages/([^/]+)"), chat.edit_by_token
            ),
            Route("channel", "PATCH", _path(r"channels/\d+/messages/(\d+)"), chat.edit),
            Route(
                "channel",
                "DELETE",
                _path(r"channels/\d+/messages/(\d+)"),
                lambda it, _: chat.delete(it),
            ),
            Route("channel", "POST", _path(r"channels/(\d+)/messages"), chat.post),
            Route("channel", "GET", _path(r"channels/(\d+)"), lambda it, _: chat.channel(it)),
            Route("member", "GET", _path(r"guilds/\d+/members/\d+"), lambda _: answer({})),
            Route(
                "channel",
                "POST",
                _path(r"channels/(\d+)/messages/(\d+)/threads"),
                chat.make_thread,
            ),
            Route(
                "commands",
                "PUT",
                _path(r"applications/\d+/commands"),
                lambda body: answer(registered(body)),
            ),
            Route("commands", "GET", _path(r"applications/\d+/commands"), lambda _: answer([])),
        ]

    def arrives(self, token: str) -> None:
        """Note that an interaction is sent to the bot now."""
        self._arrived[token] = _now()

    def request(self, method: str, url: Any, *, data: Any = None, **given: Any) -> Exchange:
        return Exchange(self, method, str(url).partition("?")[0], _json_of(data), **given)

    async def exchange(self, method: str, url: str, body: Any) -> web.Response:
        """Carry a request out, or do to it what the day has in store."""
        route, found = self._route(method, url)
        self._note_early(route.name, url)

        def carry_out() -> web.Response:
            self._expire("".join(found[:1]), first=route.name == CALLBACK)
            return route.handler(*found, body)

        fault = self._bad_day.draw(route.name, again=url in self._sent)
        self._sent.add(url)
        response = carry_out() if fault is None else await fault(carry_out)
        if response.status == _TOO_MANY:
            self._note_limit(url, response)
        return response

    def _route(self, method: str, url: str) -> tuple[Route, tuple[str, ...]]:
        for route in self.routes:
            if route.method == method and (found := route.path.fullmatch(url)):
                return route, found.groups()
        raise AssertionError(f"nothing answers {method} {url}")

    def _expire(self, token: str, *, first: bool) -> None:
        """Let a token expire whose time is over."""
        sent = self._chat.sent.get(token)
        if sent is not None:
            age = _now() - self._arrived.setdefault(token, _now())
            late = first and not sent.is_answered and age > _ANSWER_WITHIN
            sent.expired |= late or age > _TOKEN_LASTS

    def _note_early(self, name: str, url: str) -> None:
        left = self._limited.get(url, 0) - _now()
        if left > _ROUNDED:
            self.early.append(f"{name} {left} s too early")

    def _note_limit(self, url: str, response: web.Response) -> None:
        self._limited[url] = _now() + float(response.headers["Retry-After"])

    def forget(self) -> None:
        """Forget the interactions and limits so far."""
        self._arrived.clear()
        self._limited.clear()
        self._sent.clear()

    async def close(self) -> None:
        return None


_OWN = r"webhooks/\d+/([^/]+)/messages/@original"


def _through(middleware: Middleware, send: object, request: object) -> Awaitable[object]:
    return middleware(request, send)


def _path(path: str) -> re.Pattern[str]:
    return re.compile(f".*/{path}")


def _now() -> float:
    return asyncio.get_running_loop().time()


def _json_of(data: Any) -> Any:
    """Return the JSON of a request; where files come with it, it is the first part of a form."""
    if isinstance(data, FormData):
        parts: Any = data()
        data = next(part for part, *_ in parts)
    text = data.decode() if isinstance(data, Payload) else data
    return json.loads(text) if text else None
