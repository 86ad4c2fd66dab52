"""A Discord server on the loopback interface, with real sockets."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any

from aiohttp import web

from tests.chat.faults import Faults
from tests.chat.ids import TOKEN, Payload
from tests.chat.model import Chat, SentInteraction
from tests.chat.people import Channel
from tests.chat.routes import Handler, Routes
from tests.wire.gateway import Gateway

_HOST, _BASE = "127.0.0.1", "/api/v10"
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
        self.routes = Routes(self.chat, self.gateway)
        self.requests: list[Request] = []
        self.url = ""
        self._in_flight = 0

    @property
    def is_quiet(self) -> bool:
        """Whether no request is in flight."""
        return self._in_flight == 0

    def requests_to(self, route: str) -> list[Request]:
        """Return all requests to a route so far."""
        return [request for request in self.requests if request.route == route]

    async def send(self, payload: Payload) -> SentInteraction:
        """Send an interaction to the bot."""
        sent = self.chat.add(payload)
        await self.deliver(sent)
        return sent

    async def delete_channel(self, channel: Channel, event: str = "CHANNEL_DELETE") -> None:
        """Delete a channel or thread of a server, and tell the bot, if it is there to hear it."""
        self.chat.lose_channel(str(channel.channel_id))
        ids = {"id": str(channel.channel_id), "guild_id": str(channel.guild_id)}
        await self.gateway.tell_of({"id": ids["guild_id"]}, event, ids | {"type": 0})

    async def deliver(self, sent: SentInteraction) -> None:
        """Send an interaction to the bot, even if it was sent before."""
        await self.gateway.dispatch("INTERACTION_CREATE", sent.payload)

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Discord"]:
        """Listen on a free port of the loopback interface."""
        runner = web.AppRunner(self._app(), shutdown_timeout=1)
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
        for name, (method, path, handler) in self.routes.table().items():
            app.router.add_route(method, _BASE + path, self._served(name, handler))
        app.router.add_route("*", "/{path:.*}", self._served("unknown", self.routes.unknown))
        return app

    def _served(
        self, name: str, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            body = await _body(request)
            self.requests.append(Request(name, request.path, body, monotonic()))
            self._in_flight += 1
            try:
                return await self.faults.serve(name, request, lambda: handler(request, body))
            finally:
                self._in_flight -= 1

        return serve


async def _body(request: web.Request) -> Any:
    """Return the JSON of a request; where files come with it, it is one part of a form."""
    if request.content_type == "multipart/form-data":
        return json.loads(str((await request.post())["payload_json"]))
    text = await request.text()
    return json.loads(text) if text else None
