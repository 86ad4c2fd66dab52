"""Makes connections to the host of Discord's API."""

import asyncio
import socket
import ssl
from functools import cache
from typing import Any

import aiohappyeyeballs
import yarl

from bot.log import log

# Seconds that a connection may take, and those after which the answer that waits for it is lost.
_WITHIN, _SLOW = 30.0, 3.0
_KEPT_FOR = 300.0  # seconds, for the addresses of the host
_NEXT_ADDRESS = 0.25  # seconds after which the next one is tried as well (RFC 8305)


class Connector:
    """Looks the addresses of a host up once for all connections that it makes."""

    def __init__(self, url: yarl.URL) -> None:
        self._host, self._port = url.host, url.port
        self._tls = _tls() if url.scheme == "https" else None
        self._lookup: asyncio.Task[Any] | None = None

    async def connect(self, protocol: type[asyncio.Protocol]) -> Any:
        """Return a new connection, and log a slow one; raises OSError."""
        now = asyncio.get_running_loop().time
        began, found = now(), 0.0
        try:
            async with asyncio.timeout(_WITHIN):
                addresses = await self._addresses()
                found = now()
                return await self._connected(protocol, addresses)
        finally:
            if (took := now() - began) > _SLOW:
                lookup = (found or now()) - began
                log.warning("slow connection: lookup=%d seconds=%d", round(lookup), round(took))

    def look_up_again(self) -> None:
        if self._lookup is not None and self._lookup.done():
            self._lookup = None

    async def _addresses(self) -> Any:
        loop = asyncio.get_running_loop()
        if self._lookup is None:
            found = loop.getaddrinfo(self._host, self._port, type=socket.SOCK_STREAM)
            self._lookup = loop.create_task(found)
            self._lookup.add_done_callback(lambda _: loop.call_later(_KEPT_FOR, self.look_up_again))
        return await asyncio.shield(self._lookup)

    async def _connected(self, protocol: type[asyncio.Protocol], addresses: Any) -> Any:
        raced = await aiohappyeyeballs.start_connection(
            addresses, happy_eyeballs_delay=_NEXT_ADDRESS, interleave=1
        )
        name = self._host if self._tls else None
        _, connection = await asyncio.get_running_loop().create_connection(
            protocol, sock=raced, ssl=self._tls, server_hostname=name
        )
        return connection


@cache
def _tls() -> ssl.SSLContext:
    """Return a context that checks certificates and hosts as aiohttp's does; takes some 30 ms."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(["http/1.1"])
    return context
