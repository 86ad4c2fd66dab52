"""Kept-alive connections for first responses; aiohttp takes five times as many instructions."""

import asyncio
from typing import cast

import aiohttp
import httptools
import yarl

from bot.discord_internals.connector import Connector
from bot.discord_internals.readable_answers import MOST_READ, HttpResponse

IDLE_FOR = 15.0  # seconds after which a connection is closed, as in aiohttp
_SPARE = 8  # connections in the making, beside one for each request that waits
_LENGTHS = {"content-length", "transfer-encoding"}
_FINAL = 200


class _Connection(asyncio.Protocol):
    """A connection, which carries one request at a time. The parser calls its `on_` methods."""

    transport: asyncio.WriteTransport

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._waiter: asyncio.Future[HttpResponse] | None = None
        self._answer, self._unread = HttpResponse(""), 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)

    async def post(self, url: str, request: bytes, until: float) -> HttpResponse:
        """Send a request and return its answer; raises ClientError, OSError, TimeoutError."""
        loop = asyncio.get_running_loop()
        self._answer, self._unread = HttpResponse(url), MOST_READ
        self._waiter = loop.create_future()
        # `asyncio.timeout` would make a press 4 % dearer.
        timer = loop.call_at(until, self.close, TimeoutError())
        try:
            self.transport.write(request)
            return await self._waiter
        finally:
            timer.cancel()

    def data_received(self, data: bytes) -> None:
        self._unread -= len(data)
        if self._unread < 0:
            return self.close(aiohttp.ClientPayloadError("too long"))
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
        self._answer = HttpResponse(self._answer.url)
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
            return  # after an interim answer the final one follows (RFC 9110, 15.2)
        self._waiter.set_result(self._answer)
        if not self._parser.should_keep_alive():
            self.transport.close()


class Connections:
    """The connections to the API at `api_url`: as many as there are requests at the same time."""

    def __init__(self, api_url: str, user_agent: str) -> None:
        url = yarl.URL(api_url)
        self._connector, self._path = Connector(url), url.raw_path.rstrip("/")
        self._head = (
            f" HTTP/1.1\r\nHost: {url.host_port_subcomponent}\r\nUser-Agent: {user_agent}\r\n"
            "Accept: */*\r\nContent-Type: application/json\r\nContent-Length: "
        ).encode()
        # Each with the timer that will close it; the one used last is at the end.
        self._idle: dict[_Connection, asyncio.TimerHandle] = {}
        # Connections in the making, which go on even if their requests wait no longer.
        self._made: set[asyncio.Task[None]] = set()
        self._waiting: dict[asyncio.Future[Exception | None], None] = {}
        self._is_closed = False

    async def post(self, path: str, body: bytes, seconds: float) -> HttpResponse:
        """Post JSON to a path of the API, which is already quoted, and return the answer.

        Raises ClientError, OSError or, after `seconds`, TimeoutError.
        """
        url = self._path + path
        request = b"POST %b%b%d\r\n\r\n%b" % (url.encode(), self._head, len(body), body)
        until = asyncio.get_running_loop().time() + seconds
        connection = self._kept() or await self._next(until)
        try:
            answer = await connection.post(url, request, until)
        except BaseException:
            connection.close()
            self.close_idle()  # the next attempt may be the last: they could be broken, too
            raise
        self._keep(connection)
        return answer

    def close(self) -> None:
        """Close idle connections and those in the making at once, others after their answers."""
        self._is_closed = True
        self.close_idle()
        for task in self._made:
            task.cancel()

    def close_idle(self) -> None:
        while connection := self._kept():
            connection.close()

    def _kept(self) -> _Connection | None:
        while self._idle:
            connection, timer = self._idle.popitem()
            timer.cancel()
            if not connection.transport.is_closing():
                return connection
        return None

    async def _next(self, until: float) -> _Connection:
        while (connection := self._kept()) is None:
            try:
                async with asyncio.timeout_at(until):
                    await self._news()
            except OSError:
                self._connector.look_up_again()
                raise
        return connection

    async def _news(self) -> None:
        """Wait until there may be a free connection; raises why one could not be made."""
        loop = asyncio.get_running_loop()
        waiter = loop.create_future()
        self._waiting[waiter] = None
        if len(self._made) < len(self._waiting) + _SPARE:
            self._made.add(task := loop.create_task(self._make()))
            task.add_done_callback(self._made.discard)
        try:
            if error := await waiter:
                raise error
        finally:
            del self._waiting[waiter]

    async def _make(self) -> None:
        try:
            self._keep(await self._connector.connect(_Connection))
        except Exception as error:
            self._wake(error)

    def _keep(self, connection: _Connection) -> None:
        if self._is_closed:
            connection.close()
            return
        loop = asyncio.get_running_loop()
        self._idle[connection] = loop.call_later(IDLE_FOR, self._drop, connection)
        self._wake()

    def _drop(self, connection: _Connection) -> None:
        del self._idle[connection]
        connection.close()

    def _wake(self, error: Exception | None = None) -> None:
        """Tell the request that waits longest of a free connection, or why there is none."""
        for waiter in self._waiting:
            if not waiter.done():
                waiter.set_result(error)
                break
