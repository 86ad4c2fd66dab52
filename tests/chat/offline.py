"""discord.py without a network; its private names are used here alone. tests/wire has sockets."""

import asyncio
from typing import Any, cast

import discord
from aiohttp import ClientTimeout, web
from discord.http import Route

from bot.discord_internals import raw_response
from bot.discord_internals.raw_response import install_raw_responses
from tests.chat.ids import APPLICATION, BOT, Payload


class Response:
    """The response to a request, with what discord.py and the bot read of it."""

    def __init__(self, response: web.Response, method: str = "POST", url: str = "") -> None:
        body = response.body or b""
        assert isinstance(body, bytes)
        self.method, self.url, self.status, self.reason = method, url, response.status, ""
        self.ok, self.headers, self._text = response.status < 400, response.headers, body.decode()

    async def text(self, **_: object) -> str:
        return self._text

    async def __aenter__(self) -> "Response":
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


class Connections:
    """Replaces the connections for first responses: a session carries the requests out."""

    def __init__(self, session: Any) -> None:
        self._session = session

    async def post(self, path: str, body: bytes, seconds: float) -> Response:
        given = {"data": body.decode(), "timeout": ClientTimeout(total=seconds)}
        async with self._session.request("POST", Route.BASE + path, **given) as response:
            return cast("Response", response)

    def close(self) -> None:
        pass

    close_idle = close


async def go_offline(client: discord.Client, session: object) -> None:
    """Have a client act as if it were logged in, and send all its requests to `session`."""
    if client in raw_response._connections:
        install_raw_responses(client, cast("Any", Connections(session)))
    await client._async_setup_hook()
    client.http._global_over = asyncio.Event()
    client.http._global_over.set()
    client.http._HTTPClient__session = session  # type: ignore[attr-defined]
    client._connection.application_id = APPLICATION
    client._connection.user = discord.ClientUser(state=client._connection, data=BOT)  # type: ignore[arg-type]


def receive(client: discord.Client, payload: Payload) -> None:
    client._connection.parsers["INTERACTION_CREATE"](payload)
