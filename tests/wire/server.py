"""A Discord server on the loopback interface, with real sockets."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any

from aiohttp import ServerDisconnectedError, web

from tests.chat.faults import Faults, answer
from tests.chat.ids import TOKEN, Payload
from tests.chat.model import Chat, SentInteraction
from tests.chat.routes import WITH_TOKEN, Call, Route
from tests.wire.gateway import Gateway
from tests.wire.routes import AllRoutes

_HOST, _BASE = "127.0.0.1", "/api/v10"
_UNAUTHORIZED = {"message": "401: Unauthorized", "code": 0}
_MOST_BYTES = 100 << 20  # ten files of ten MiB


@dataclass(frozen=True)
class Request:
    """A request of the bot; `route` is a name from `Routes.table`, `at` a time in seconds."""

    route: str
    path: str
    body: Any
    at: float


class Discord:
    """The server: all requests in order, the chat that people see, and the faults to come."""

    def __init__(self, shards: int = 1) -> None:
        self.chat, self.faults = Chat(), Faults()
        self.gateway = Gateway(TOKEN, shards)
        self.routes = AllRoutes(self.chat, self.gateway)
        self.requests: list[Request] = []
        self.url = ""
        self._in_flight = 0

    @property
    def is_quiet(self) -> bool:
        return self._in_flight == 0

    def requests_to(self, route: str) -> list[Request]:
        return [request for request in self.requests if request.route == route]

    async def send(self, payload: Payload) -> SentInteraction:
        sent = self.chat.add(payload)
        await self.deliver(sent)
        return sent

    async def deliver(self, sent: SentInteraction) -> None:
        """Send an interaction to the bot, even if it was sent before."""
        await self.gateway.dispatch("INTERACTION_CREATE", sent.payload)

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Discord"]:
        """Listen on a free port of the loopback interface."""
        runner = web.AppRunner(self._app(), shutdown_timeout=1, handler_cancellation=True)
        await runner.setup()
        await web.TCPSite(runner, _HOST, 0).start()
        address = f"{_HOST}:{runner.addresses[0][1]}"
        self.url, self.gateway.url = f"http://{address}{_BASE}", f"ws://{address}/gateway"
        try:
            yield self
        finally:
            await runner.cleanup()

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=_MOST_BYTES)
        app.router.add_get("/gateway", self.gateway.serve)
        for name, route in self.routes.table().items():
            app.router.add_route(route.method, _BASE + route.path, self._served(name, route))
        app.router.add_route("*", "/{path:.*}", self._unknown)
        return app

    def _served(self, name: str, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            body = await _body(request)
            self.requests.append(Request(name, request.path, body, monotonic()))
            self._in_flight += 1
            try:
                return await self._carried_out(name, request, body, route)
            finally:
                self._in_flight -= 1

        return serve

    async def _carried_out(
        self, name: str, request: web.Request, body: Any, route: Route
    ) -> web.Response:
        """Answer a request, with its fault if it has one; an error cuts the connection."""
        call = Call(request.match_info, body, request.query)

        def carry_out() -> web.Response:
            return route.handler(call) if _may(request) else answer(_UNAUTHORIZED, 401)

        try:
            return await self.faults.serve(name, request.path, carry_out)
        except ServerDisconnectedError:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()

    async def _unknown(self, request: web.Request) -> web.Response:
        """Refuse a request to an unknown route, and record it."""
        self.chat.broken.append(f"nothing answers {request.method} {request.path}")
        return answer({"message": "404: Not Found", "code": 0}, 404)


def _may(request: web.Request) -> bool:
    is_bots = request.headers.get("Authorization") == f"Bot {TOKEN}"
    return is_bots or request.path.startswith(tuple(_BASE + path for path in WITH_TOKEN))


async def _body(request: web.Request) -> Any:
    """Return the JSON of a request; where files come with it, it is one part of a form."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        for part in form.values():
            if isinstance(part, web.FileField):  # aiohttp leaves it open if the bot is killed
                part.file.close()
        return json.loads(str(form["payload_json"]))
    text = await request.text()
    return json.loads(text) if text else None
