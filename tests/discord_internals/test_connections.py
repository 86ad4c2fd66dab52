"""First responses go over kept-alive connections, and each gets its own answer or an error."""

import asyncio
import gzip
import socket
import ssl
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import chain, count, repeat
from typing import Any

import aiohttp
import pytest
import trustme
from hypothesis import given, strategies as st

from bot.discord_internals import connections, connector
from bot.discord_internals.connections import Connections
from bot.discord_internals.readable_answers import HttpResponse
from tests.chat.until import TIMEOUT, until

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
CLOSE = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok"
TO_THE_END = b"HTTP/1.1 200 OK\r\n\r\nok"
CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\no\r\n1\r\nk\r\n0\r\n\r\n"
EARLY = b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"
BUSY = b"HTTP/1.1 429 Too Many\r\nX-A: 1\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n"
SWITCH = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"
MEGABYTE = 1 << 20
BROKEN = (aiohttp.ClientError, OSError)
ENDS = None  # in place of a piece of an answer: the server ends the connection


def zipped(body: bytes) -> bytes:
    body = gzip.compress(body)
    head = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n"
    return head % len(body) + body


Script = Iterable[tuple[bytes | None, ...]]


class Server:
    """Gives each request the next answer, in pieces; its TLS waits for what it is `held` by."""

    def __init__(
        self, script: Script, tls: ssl.SSLContext | None = None, held: Iterable[asyncio.Event] = ()
    ) -> None:
        self._script, self._tls, self._held = iter(script), tls, iter(held)
        self.requests: list[bytes] = []
        self.connections = 0
        self.answered = 0
        self.open = 0
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        self.connections += 1
        self.open += 1
        try:
            await self._shake_hands(writer)
            while await self._answers(reader, writer):
                pass
        except (asyncio.IncompleteReadError, ConnectionError, ssl.SSLError):
            pass
        finally:
            writer.close()
            self.open -= 1

    async def _shake_hands(self, writer: asyncio.StreamWriter) -> None:
        if held := next(self._held, None):
            await held.wait()
        if self._tls:
            await writer.start_tls(self._tls)
        else:
            writer.transport.resume_reading()  # type: ignore[attr-defined]

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.partition(b"Content-Length: ")[2].partition(b"\r\n")[0])
        self.requests.append(head + await reader.readexactly(length))
        for piece in next(self._script):
            if piece is ENDS:
                return False
            writer.write(piece)
            await asyncio.sleep(0.001)
        self.answered += 1
        return True


@asynccontextmanager
async def served(
    script: Script, tls: ssl.SSLContext | None = None, held: Iterable[asyncio.Event] = ()
) -> AsyncIterator[tuple[Server, Connections]]:
    server = Server(script, tls, held)
    listening = await asyncio.start_server(server.serve, "127.0.0.1", 0)
    server.port = listening.sockets[0].getsockname()[1]
    scheme = "https" if tls else "http"
    opened = Connections(f"{scheme}://localhost:{server.port}/api/v10", "DiscordBot (noughts)")
    try:
        yield server, opened
    finally:
        opened.close()
        listening.close()
        await until(lambda: not server.open, "connections that end")


async def post(opened: Connections, path: str = "/a", seconds: float = TIMEOUT) -> HttpResponse:
    return await opened.post(path, b'{"type":7}', seconds)


async def text(answer: HttpResponse) -> str:
    return await answer.text(encoding="utf-8", errors="replace")


async def test_the_request() -> None:
    """The API's path and the usual headers are sent; no encoding of the answer is asked for."""
    async with served([(OK,)]) as (server, opened):
        await post(opened, "/interactions/1/a%2Fb/callback?with_response=1")
        assert server.requests == [
            b"POST /api/v10/interactions/1/a%%2Fb/callback?with_response=1 HTTP/1.1\r\n"
            b"Host: localhost:%d\r\nUser-Agent: DiscordBot (noughts)\r\nAccept: */*\r\n"
            b'Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{"type":7}' % server.port
        ]


@pytest.mark.parametrize(
    ("pieces", "later"),
    [
        ((OK,), 1),
        ((CHUNKED,), 1),
        ((EARLY, EARLY + OK), 1),
        (tuple(OK[at : at + 1] for at in range(len(OK))), 1),
        ((CLOSE,), 2),
        ((TO_THE_END, ENDS), 2),
        ((CHUNKED.replace(b"chunked\r\n", b"chunked\r\nConnection: close\r\n"),), 2),
        ((OK.replace(b"HTTP/1.1", b"HTTP/1.0"),), 2),
        ((zipped(b"ok"),), 1),
        ((OK + OK,), 2),
        ((OK + b"HTTP/1.1 2",), 2),
        ((OK, OK), 2),
    ],
)
async def test_answers(pieces: tuple[bytes | None, ...], later: int) -> None:
    """Each form is read; two requests take one connection, or two if answers could mix."""
    async with served([pieces, (OK,)]) as (server, opened):
        for _ in range(2):
            answer = await post(opened)
            assert (answer.status, answer.ok, await text(answer)) == (200, True, "ok")
            await until(lambda: ENDS in pieces or server.answered, "all that is sent")
        assert server.connections == later


async def test_an_answer_that_refuses() -> None:
    """Status, reason and headers are known; after a redirection nothing is followed."""
    moved = b"HTTP/1.1 307 Moved\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n"
    async with served([(BUSY,), (moved,)]) as (server, opened):
        busy, elsewhere = await post(opened), await post(opened)
        assert (busy.status, busy.reason, busy.headers["retry-after"]) == (429, "Too Many", "7")
        assert not busy.ok
        assert not elsewhere.ok
        assert len(server.requests) == 2


@pytest.mark.parametrize(
    "pieces",
    [
        *[(ENDS,), (OK[:-1], ENDS), (OK[:20], ENDS), (CHUNKED[:-5], ENDS), (EARLY, ENDS)],
        *[(SWITCH,), (b"SSH-2.0-OpenSSH\r\n",)],
        (b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % MEGABYTE, bytes(MEGABYTE)),
        (b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" * (MEGABYTE // 30), OK),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok",),
    ],
)
async def test_what_is_no_answer(pieces: tuple[bytes | None, ...]) -> None:
    """An answer that is cut off or is none fails; the next request has a new connection."""
    async with served([(OK,), pieces, (OK,)]) as (server, opened):
        await post(opened)
        with pytest.raises(BROKEN):
            await post(opened)
        assert (await post(opened)).ok
        assert server.connections == 2


async def test_all_connections_ended() -> None:
    """If one turns out closed, the second attempt is made on a new one, though others were idle."""
    async with served(chain([(OK,)] * 3, [(ENDS,)], repeat((OK,)))) as (server, opened):
        await asyncio.gather(*(post(opened) for _ in range(3)))
        with pytest.raises(BROKEN):
            await post(opened)
        await post(opened)
        assert server.connections == 4


async def test_as_many_as_at_the_same_time() -> None:
    """Requests at the same time have a connection each, later ones use these again."""
    async with served(repeat((OK,))) as (server, opened):
        for _ in range(3):
            await asyncio.gather(*(post(opened) for _ in range(5)))
        assert server.connections == 5


@pytest.mark.parametrize("used", [0, 1], ids=["unused", "used"])
async def test_idle_for_long(used: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a burst has opened is closed when it has been idle for long, though one is used on."""
    monkeypatch.setattr(connections, "IDLE_FOR", 0.05)
    async with served(repeat((OK,))) as (server, opened), asyncio.timeout(TIMEOUT):
        await asyncio.gather(*(post(opened) for _ in range(20)))
        assert server.connections == 20
        while server.open > used:
            await asyncio.gather(*(post(opened) for _ in range(used)))
            await asyncio.sleep(0.001)


def mute_until(calm: list[bool], first: tuple[bytes, ...]) -> Script:
    """Yield what is no whole answer until it is calm, however late a request arrives."""
    return ((OK,) if calm else first for _ in count())


async def test_no_answer_in_time() -> None:
    """A request takes no longer than it may; its connection is given up."""
    calm: list[bool] = []
    async with served(mute_until(calm, ())) as (server, opened):
        with pytest.raises(TimeoutError):
            await post(opened, seconds=0.05)
        calm.append(True)
        before = server.connections
        assert (await post(opened)).ok
        assert server.connections == before + 1


async def test_a_request_that_is_cancelled() -> None:
    """Its answer is given to nobody else."""
    calm: list[bool] = []
    async with served(mute_until(calm, (b"HTTP/1.1 200 OK\r\n",))) as (server, opened):
        task = asyncio.create_task(post(opened))
        await until(lambda: server.requests, "the request")
        task.cancel()
        calm.append(True)
        assert await text(await post(opened)) == "ok"
        with pytest.raises(asyncio.CancelledError):
            await task


async def test_closed() -> None:
    """After `close` no connection stays open, not even that of a request in flight."""
    async with served(repeat((OK[:-2], b"ok"))) as (server, opened):
        await post(opened)
        task = asyncio.create_task(post(opened))
        await asyncio.sleep(0)
        opened.close()
        assert (await task).ok
        await asyncio.sleep(0.02)
        assert server.open == 0


async def test_nobody_listens() -> None:
    """A connection that is refused is an OSError."""
    async with served([]) as (server, _):
        port = server.port
    with pytest.raises(OSError, match="Connect call failed"):
        await post(Connections(f"http://localhost:{port}", "DiscordBot"))


class Resolver:
    """Replaces the look-ups of the running loop: each waits for `free`, and is counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self.free, self.wrong = 0, asyncio.Event(), False
        loop = asyncio.get_running_loop()
        self._look_up: Any = loop.getaddrinfo
        monkeypatch.setattr(loop, "getaddrinfo", self._slowly)

    async def _slowly(self, host: str, port: int, **given: Any) -> Any:
        self.count += 1
        await self.free.wait()
        return await self._look_up(host, 1 if self.wrong else port, **given)


async def test_a_slow_lookup(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made once for all requests, goes on when all give up, and serves the next ones."""
    resolver = Resolver(monkeypatch)
    async with served(repeat((CLOSE,))) as (_, opened):
        with monkeypatch.context() as patch:
            patch.setattr(connector, "_WITHIN", 0.001)
            for _ in range(3):
                with pytest.raises(TimeoutError):
                    await post(opened, seconds=0.02)
        resolver.free.set()
        for _ in range(3):
            assert (await post(opened)).ok
        assert resolver.count == 1


@pytest.mark.parametrize(("kept_for", "lookups"), [(300.0, 2), (0.0, 4)])
async def test_addresses(kept_for: float, lookups: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are kept for a while, and looked up again if none of them answers."""
    monkeypatch.setattr(connector, "_KEPT_FOR", kept_for)
    resolver = Resolver(monkeypatch)
    resolver.free.set()
    async with served(repeat((CLOSE,))) as (_, opened):
        resolver.wrong = True
        with pytest.raises(OSError, match="Connect call failed"):
            await post(opened)
        resolver.wrong = False
        for _ in range(3):
            assert (await post(opened)).ok
        assert resolver.count == lookups


@pytest.mark.parametrize("within", [0.02, 10 * TIMEOUT], ids=["given up", "closed"])
async def test_connections_that_never_come(
    within: float, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Few are in the making, each ends some time or by `close`, and the log says what was slow."""
    monkeypatch.setattr(connector, "_WITHIN", within)
    monkeypatch.setattr(connector, "_SLOW", 0.0)
    with socket.create_server(("127.0.0.1", 0), backlog=100) as silent:
        opened = Connections(f"https://localhost:{silent.getsockname()[1]}", "DiscordBot")
        for _ in range(30):
            with pytest.raises(TimeoutError):
                await post(opened, seconds=0.001)
        assert len(asyncio.all_tasks()) < 15
        if within > TIMEOUT:
            opened.close()
        await until(lambda: len(asyncio.all_tasks()) == 1, "the end of all")
    assert "slow connection: lookup=0 seconds=0" in caplog.text


def signed(name: str, monkeypatch: pytest.MonkeyPatch, *, trusted: bool = True) -> ssl.SSLContext:
    """Return the side of a server of that name, which the bot may trust."""
    authority, tls = trustme.CA(), ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert(name).configure_cert(tls)
    context = connector._tls.__wrapped__()
    monkeypatch.setattr(connector, "_tls", lambda: context)
    if trusted:
        authority.configure_trust(context)
    return tls


@pytest.mark.parametrize(
    ("name", "trusted"), [("localhost", True), ("localhost", False), ("elsewhere.example", True)]
)
async def test_tls(name: str, trusted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The certificate has to come from a known authority, and to be that of the API's host."""
    tls = signed(name, monkeypatch, trusted=trusted)
    async with served([(OK,), (OK,)], tls) as (server, opened):
        works = trusted and name == "localhost"
        if works:
            assert [await text(await post(opened)) for _ in range(2)] == ["ok", "ok"]
        else:
            with pytest.raises(ssl.SSLCertVerificationError):
                await post(opened)
        assert len(server.requests) == (2 if works else 0)


async def test_a_slow_handshake(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that comes too late for its request serves one that waits already."""
    tls = signed("localhost", monkeypatch)
    held = [asyncio.Event(), asyncio.Event()]
    async with served(repeat((OK,)), tls, held) as (server, opened):
        with pytest.raises(TimeoutError):
            await post(opened, seconds=0.05)
        second = asyncio.create_task(post(opened))
        await until(lambda: server.connections > 1, "another connection")
        held[0].set()
        assert (await second).ok
        held[1].set()


@given(st.lists(st.sampled_from([OK, CHUNKED, EARLY, BUSY]) | st.binary(max_size=60), max_size=4))
async def test_any_bytes(pieces: list[bytes]) -> None:
    """Whatever bytes come, there is an answer or an error that says that the connection broke."""
    async with served([(*pieces, ENDS)]) as (_, opened):
        try:
            assert (await post(opened)).status >= 200
        except BROKEN as error:
            assert not isinstance(error, TimeoutError)
