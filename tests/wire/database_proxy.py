"""Stands between the bot and its PostgreSQL server, which can so be made to go and come back."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import parse_qs, urlsplit, urlunsplit

from tests.chat.until import until


class DatabaseProxy:
    """A door to the database; `messages` counts the bot's, each answered before the next."""

    def __init__(self, address: str) -> None:
        self._address = urlsplit(address)
        self._port = self.messages = self._cut_at = 0
        self._answered, self._for_good = False, False
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    @property
    def address(self) -> str:
        user = self._address.username or ""
        password = f":{self._address.password}" if self._address.password else ""
        netloc = f"{user}{password}@127.0.0.1:{self._port}"
        return urlunsplit(self._address._replace(netloc=netloc, query=""))

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    def freeze(self) -> None:
        """Take messages and connections, but pass nothing on, as a frozen server does."""
        self._flows.clear()

    def thaw(self) -> None:
        """Pass on what came meanwhile, and whatever comes."""
        self._flows.set()

    def cut_at(self, message: int, *, answered: bool, for_good: bool = False) -> None:
        """Cut the connection at the bot's message of that number or, if `answered`, its answer."""
        self._cut_at, self._answered, self._for_good = self.messages + message, answered, for_good

    @property
    def is_cut(self) -> bool:
        return self.messages >= self._cut_at

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for writer in list(self._open):
            writer.transport.abort()
        await until(lambda: not self._open, "the end of all connections")

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_server, of_server = await self._connect()
        self._open |= {writer, of_server}
        cut = asyncio.Event()
        try:
            await asyncio.gather(
                self._copy_messages(reader, of_server, cut),
                self._copy_answers(to_server, writer, cut),
            )
        finally:
            self._open -= {writer, of_server}

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = parse_qs(self._address.query).get("host", [""])[0]
        port = self._address.port or 5432
        if sys.platform != "win32" and folder.startswith("/"):
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
        return await asyncio.open_connection(self._address.hostname, port)

    async def _copy_messages(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                await self._flows.wait()
                if self._is_now(cut) and not self._answered:
                    break
                writer.write(data)
                await writer.drain()
        writer.transport.abort()

    def _is_now(self, cut: asyncio.Event) -> bool:
        """Count a message, and return whether its connection is to be cut."""
        self.messages += 1
        if self.messages != self._cut_at:
            return False
        cut.set()
        if self._for_good and self._server is not None:
            self._server.close()
        return True

    async def _copy_answers(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while (data := await reader.read(65536)) and not cut.is_set():
                await self._flows.wait()
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
        proxy.thaw()
        await proxy.close()
