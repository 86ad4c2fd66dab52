"""Kept-alive connections to Discord's API, for what the bot does most: first responses.

aiohttp's client takes five times as many instructions for such a request.
"""

import asyncio
import socket
import ssl
from functools import cache
from typing import cast

import aiohappyeyeballs
import aiohttp
import httptools
import yarl

from bot.discord_internals.readable_answers import Answer

IDLE_FOR = 15.0
"""Seconds for which an idle connection can be used again, as in aiohttp."""
_NEXT_ADDRESS = 0.25
"""Seconds after which the next address of a host is tried as well (RFC 8305)."""
_LENGTHS = {"content-length", "transfer-encoding"}
_FINAL = 200


class _Connection(asyncio.Protocol):
    """A connection, which carries one request at a time. The parser calls its `on_` methods."""

    transport: asyncio.WriteTransport

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._waiter: asyncio.Future[Answer] | None = None
        self._answer = Answer("")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)

    async def post(self, url: str, request: bytes, until: float) -> Answer:
        """Send a request and return its answer; raises ClientError, OSError, TimeoutError."""
        loop = asyncio.get_running_loop()
        self._answer = Answer(url)
        self._waiter = loop.create_future()
        # Doing so by `asyncio.timeout` makes a press 4 % dearer.
        timer = loop.call_at(until, self.close, TimeoutError())
        try:
            self.transport.write(request)
            return await self._waiter
        finally:
            timer.cancel()

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            self.close(aiohttp.ClientPayloadError(str(error)))

    def connection_lost(self, error: Exception | None) -> None:
        if error is None and not _LENGTHS & self._answer.headers.keys():
            self.on_message_complete()
        self.close(error or aiohttp.ServerDisconnectedError())

    def close(self, error: Exception | None = None) -> None:
        """Close the connection; the request that it carries fails with `error`."""
        self.transport.abort()
        if error and self._waiter and not self._waiter.done():
            self._waiter.set_exception(error)

    def on_message_begin(self) -> None:
        self._answer = Answer(self._answer.url)
        if self._waiter is None or self._waiter.done():  # nobody has asked
            self.close()

    def on_status(self, reason: bytes) -> None:
        self._answer.reason = reason.decode("latin-1")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._answer.fields.append((name, value))

    def on_headers_complete(self) -> None:
        self._answer.status = self._parser.get_status_code()

    def on_body(self, body: bytes) -> None:
        self._answer.body += body

    def on_message_complete(self) -> None:
        if self._answer.status < _FINAL or self._waiter is None or self._waiter.done():
            return  # another one follows (RFC 9110, 15.2)
        self._waiter.set_result(self._answer)
        if not self._parser.should_keep_alive():
            self.transport.close()


class Connections:
    """The connections to the API at `api_url`: as many as there are requests at the same time."""

    def __init__(self, api_url: str, user_agent: str) -> None:
        url = yarl.URL(api_url)
        self._host, self._port, self._path = url.host, url.port, url.raw_path.rstrip("/")
        self._tls = _tls() if url.scheme == "https" else None
        self._head = (
            f" HTTP/1.1\r\nHost: {url.host_port_subcomponent}\r\nUser-Agent: {user_agent}\r\n"
            "Accept: */*\r\nContent-Type: application/json\r\nContent-Length: "
        ).encode()
        self._idle: list[tuple[float, _Connection]] = []
        """Each with the time of its last answer."""
        self._is_closed = False

    async def post(self, path: str, body: bytes, seconds: float) -> Answer:
        """Post JSON to a path of the API, which is quoted, and return the answer.

        Raises ClientError, OSError, and TimeoutError after `seconds`.
        """
        url = self._path + path
        request = b"POST %b%b%d\r\n\r\n%b" % (url.encode(), self._head, len(body), body)
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        if (connection := self._kept()) is None:
            async with asyncio.timeout_at(until):
                connection = await self._connect()
        try:
            answer = await connection.post(url, request, until)
        except BaseException:
            connection.close()
            self._close_idle()  # the next attempt may be the last: they could be broken, too
            raise
        if self._is_closed:
            connection.close()
        else:
            self._idle.append((loop.time(), connection))
        return answer

    def close(self) -> None:
        """Close those that are idle at once, and the others after their answers."""
        self._is_closed = True
        self._close_idle()

    def _kept(self) -> _Connection | None:
        oldest = asyncio.get_running_loop().time() - IDLE_FOR
        while self._idle:
            since, connection = self._idle.pop()
            if since > oldest and not connection.transport.is_closing():
                return connection
            connection.close()
        return None

    def _close_idle(self) -> None:
        while self._idle:
            self._idle.pop()[1].close()

    async def _connect(self) -> _Connection:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(self._host, self._port, type=socket.SOCK_STREAM)
        raced = await aiohappyeyeballs.start_connection(
            found, happy_eyeballs_delay=_NEXT_ADDRESS, interleave=1
        )
        name = self._host if self._tls else None
        _, connection = await loop.create_connection(
            _Connection, sock=raced, ssl=self._tls, server_hostname=name
        )
        return connection


@cache
def _tls() -> ssl.SSLContext:
    """Return what checks certificates and hosts, as aiohttp does; it takes some 30 ms."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(["http/1.1"])
    return context
