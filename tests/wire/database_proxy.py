"""Stands between the bot and its PostgreSQL server, which can so be made to go and come back."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import parse_qs, urlsplit, urlunsplit

from tests.wire.until import until


class DatabaseProxy:
    """A door on the loopback interface to the database at an address."""

    def __init__(self, address: str) -> None:
        self._address = urlsplit(address)
        self._port = 0
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    @property
    def address(self) -> str:
        """The address of the same database through this door."""
        user = self._address.username or ""
        password = f":{self._address.password}" if self._address.password else ""
        netloc = f"{user}{password}@127.0.0.1:{self._port}"
        return urlunsplit(self._address._replace(netloc=netloc, query=""))

    async def open(self) -> None:
        """Let the bot reach the server."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Cut all connections, as if the server had stopped."""
        if self._server is not None:
            self._server.close()
        for writer in list(self._open):
            writer.transport.abort()
        await until(lambda: not self._open, "the end of all connections")

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_server, of_server = await self._connect()
        pairs = ((reader, of_server), (to_server, writer))
        self._open |= {writer, of_server}
        try:
            await asyncio.gather(*(_copy(*pair) for pair in pairs))
        finally:
            self._open -= {writer, of_server}

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = parse_qs(self._address.query).get("host", [""])[0]
        port = self._address.port or 5432
        if sys.platform != "win32" and folder.startswith("/"):
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
        return await asyncio.open_connection(self._address.hostname, port)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()


@asynccontextmanager
async def proxy_of(address: str) -> AsyncIterator[DatabaseProxy]:
    """Return an open door to the database at an address, until the context ends."""
    proxy = DatabaseProxy(address)
    await proxy.open()
    try:
        yield proxy
    finally:
        await proxy.close()
