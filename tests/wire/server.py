"""Discord on the loopback: the handful of addresses that the bot needs, over real sockets."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.wire.chat import Asked, Chat
from tests.wire.commands import broken_definitions, registered
from tests.wire.faults import Faults, answer
from tests.wire.gateway import Gateway
from tests.wire.payloads import APPLICATION, BOT, Payload

TOKEN = "MTMwMDAwMDAwMDAwMDAwMDAwNw.GloopB.ack-of-the-tests-and-of-nothing-else"  # noqa: S105
_HOST, _BASE = "127.0.0.1", "/api/v10"
_UNAUTHORIZED = {"message": "401: Unauthorized", "code": 0}
_ABOUT = {
    "id": str(APPLICATION),
    "name": "Noughts",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0" * 64,
    "flags": 0,
    "owner": BOT | {"id": str(APPLICATION + 1), "username": "owner", "bot": False},
    "team": None,
}


@dataclass(frozen=True)
class Request:
    """What the bot asked of a route, named as in `Discord.routes`."""

    route: str
    path: str
    body: Any


Handler = Callable[[web.Request, Any], web.Response]


class Discord:
    """The server: what it was asked, in order, what people see, and what is to go wrong."""

    def __init__(self, shards: int = 1) -> None:
        self.chat, self.faults = Chat(), Faults()
        self.gateway = Gateway(TOKEN, shards)
        self.requests: list[Request] = []
        self.commands: list[Payload] = []
        self.url = ""
        self._under_way = 0

    @property
    def is_quiet(self) -> bool:
        """Whether no request waits for its answer."""
        return self._under_way == 0

    def asked_for(self, route: str) -> list[Request]:
        """Return what was asked of a route so far."""
        return [request for request in self.requests if request.route == route]

    async def send(self, payload: Payload) -> Asked:
        """Send the bot an interaction."""
        asked = self.chat.ask(payload)
        await self.gateway.dispatch("INTERACTION_CREATE", payload)
        return asked

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Discord"]:
        """Listen on a free port of the loopback."""
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
        app = web.Application()
        app.router.add_get("/gateway", self.gateway.serve)
        for name, (method, path, handler) in self.routes().items():
            app.router.add_route(method, _BASE + path, self._served(name, handler))
        app.router.add_route("*", "/{path:.*}", self._served("unknown", self._unknown))
        return app

    def routes(self) -> dict[str, tuple[str, str, Handler]]:
        """Return the method, path and handler of each route."""
        webhook = "/webhooks/{application}/{token}"
        return {
            "me": ("GET", "/users/@me", self._me),
            "about": ("GET", "/oauth2/applications/@me", self._about),
            "gateway": ("GET", "/gateway/bot", self._gateway),
            "commands": ("PUT", "/applications/{application}/commands", self._commands),
            "callback": ("POST", "/interactions/{id}/{token}/callback", self._callback),
            "follow-up": ("POST", webhook, self._follow_up),
            "own-edit": ("PATCH", webhook + "/messages/{message}", self._edit_by_token),
            "edit": ("PATCH", "/channels/{channel}/messages/{message}", self._edit),
        }

    def _served(
        self, name: str, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            text = await request.text()
            body = json.loads(text) if text else None
            self.requests.append(Request(name, request.path, body))
            self._under_way += 1
            try:
                return await self.faults.serve(name, request, lambda: handler(request, body))
            finally:
                self._under_way -= 1

        return serve

    def _me(self, request: web.Request, _: object) -> web.Response:
        return answer(BOT) if _is_bot(request) else answer(_UNAUTHORIZED, 401)

    def _about(self, request: web.Request, _: object) -> web.Response:
        return answer(_ABOUT) if _is_bot(request) else answer(_UNAUTHORIZED, 401)

    def _gateway(self, request: web.Request, _: object) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
        shards = self.gateway.shards
        return answer({"url": self.gateway.url, "shards": shards, "session_start_limit": limit})

    def _commands(self, request: web.Request, body: list[Payload]) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        self.chat.broken += broken_definitions(body)
        self.commands = registered(body)
        return answer(self.commands)

    def _callback(self, request: web.Request, body: Payload) -> web.Response:
        response = self.chat.callback(request.match_info["token"], body)
        wants_body = request.query.get("with_response") in ("1", "true")
        return response if wants_body or response.status != 200 else web.Response(status=204)

    def _follow_up(self, request: web.Request, body: Payload) -> web.Response:
        return self.chat.follow_up(request.match_info["token"], body)

    def _edit_by_token(self, request: web.Request, body: Payload) -> web.Response:
        names = request.match_info
        return self.chat.edit_by_token(names["token"], names["message"], body)

    def _edit(self, request: web.Request, body: Payload) -> web.Response:
        if not _is_bot(request):
            return answer(_UNAUTHORIZED, 401)
        return self.chat.edit(request.match_info["message"], body)

    def _unknown(self, request: web.Request, _: object) -> web.Response:
        self.chat.broken.append(f"nothing answers {request.method} {request.path}")
        return answer({"message": "404: Not Found", "code": 0}, 404)


def _is_bot(request: web.Request) -> bool:
    return request.headers.get("Authorization") == f"Bot {TOKEN}"
