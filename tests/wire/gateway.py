"""The gateway: HELLO, IDENTIFY, heartbeats, RESUME, and events for each shard."""

import asyncio
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from zstandard import COMPRESSOBJ_FLUSH_BLOCK, ZstdCompressor

from tests.chat.ids import APPLICATION, BOT, Payload, new_id
from tests.chat.people import SERVER_CHANNEL

DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
RECONNECT, INVALID, HELLO, ACK = 7, 9, 10, 11
UNKNOWN_ERROR, AUTHENTICATION_FAILED, TOO_FEW_SHARDS = 4000, 4004, 4011
GUILDS = 1 << 0
"""The intent for events about servers."""
_CONNECTION_LOST = 1006


@dataclass
class Session:
    """The events sent to one shard, so that it can resume after a lost connection."""

    shard: int
    intents: int = 0
    id: str = field(default_factory=new_id)
    events: list[Payload] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None

    async def tell(self, event: str, data: Payload | None) -> None:
        """Send an event, or store it until the shard is connected again."""
        message = {"op": DISPATCH, "t": event, "s": len(self.events) + 1, "d": data}
        self.events.append(message)
        if self.socket is not None and not self.socket.closed:
            with suppress(ConnectionResetError):  # the bot has just been killed
                await self.socket.send_json(message)


class _Socket(web.WebSocketResponse):
    """A connection whose texts are compressed, as discord.py asks for it."""

    def __init__(self, wanted: str) -> None:
        super().__init__()
        is_zlib = wanted == "zlib-stream"
        self._stream: Any = zlib.compressobj() if is_zlib else ZstdCompressor().compressobj()
        self._flush = zlib.Z_SYNC_FLUSH if is_zlib else COMPRESSOBJ_FLUSH_BLOCK

    async def send_str(self, data: str, compress: int | None = None) -> None:
        frame = self._stream.compress(data.encode()) + self._stream.flush(self._flush)
        await self.send_bytes(frame, compress)


class Gateway:
    """The sessions of all shards, and their sockets' close codes; 1006 means no close frame."""

    def __init__(self, token: str, shards: int = 1) -> None:
        self.identified: list[Payload] = []
        self.resumed, self.interval = 0, 41_250
        self.closed: list[int] = []
        self.shards, self.max_concurrency = shards, 1
        self._token = token
        self.url = ""
        self.refusal: int | None = None
        """The close code that answers the next IDENTIFY or RESUME."""
        self.spoiled: list[str] = []
        """What goes wrong with the next connections: HANG_UP, or data of HELLO or READY."""
        self.servers: dict[str, Payload] = {}
        """What Discord says about each server other than that of most tests, by its id."""
        self._sessions: dict[int, Session] = {}
        self._transports: dict[web.WebSocketResponse, asyncio.WriteTransport] = {}
        self._silent: list[web.WebSocketResponse] = []

    @property
    def ready(self) -> bool:
        sockets = [session.socket for session in self._sessions.values()]
        return sum(socket is not None for socket in sockets) == self.shards

    async def dispatch(self, event: str, data: Payload) -> None:
        """Send an event to the shard of its server; without a session the event is lost."""
        shard = self._shard_of(data.get("guild_id") or 0)
        if shard in self._sessions:
            await self._sessions[shard].tell(event, data)

    def _shard_of(self, server: str | int) -> int:
        return (int(server) >> 22) % self.shards

    async def add_server(self, server: Payload) -> None:
        self.servers[server["id"]] = server
        await self.tell_of(server)

    async def remove_server(self, server: Payload) -> None:
        del self.servers[server["id"]]
        await self.tell_of(server, "GUILD_DELETE", {"id": server["id"]})

    async def tell_of(
        self, server: Payload, event: str = "GUILD_CREATE", data: Payload | None = None
    ) -> None:
        """Send an event about a server to its shard, if that asked for such events."""
        session = self._sessions.get(self._shard_of(server["id"]))
        if session is not None and session.intents & GUILDS:
            await session.tell(event, data or server)

    async def break_off(self) -> None:
        for socket in self._disconnect_all():
            await socket.close(code=UNKNOWN_ERROR)

    def drop(self) -> None:
        """Cut every connection without a close frame, as if a cable were pulled."""
        for socket in self._disconnect_all():
            self._transports[socket].abort()

    def fall_silent(self) -> None:
        """Leave every connection open, but hear and say nothing on it any more."""
        self._silent += self._disconnect_all()

    def _disconnect_all(self) -> list[web.WebSocketResponse]:
        sockets = [session.socket for session in self._sessions.values()]
        for session in self._sessions.values():
            session.socket = None
        return [socket for socket in sockets if socket is not None]

    async def order(self, op: int, data: object = None) -> None:
        """Tell every shard to reconnect (RECONNECT), or that its session is gone (INVALID)."""
        for socket in self._disconnect_all():
            await _send(socket, op, data)

    async def say(self, frame: str | bytes) -> None:
        for socket in filter(None, [session.socket for session in self._sessions.values()]):
            if isinstance(frame, str):
                await socket.send_str(frame)
            else:
                await socket.send_bytes(frame)

    def _spoils(self, what: str) -> bool:
        if self.spoiled[:1] != [what]:
            return False
        del self.spoiled[0]
        return True

    def forget(self) -> None:
        self._sessions.clear()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = _Socket(request.query.get("compress", ""))
        await socket.prepare(request)
        if self._spoils("HANG_UP"):
            return socket
        assert isinstance(request.transport, asyncio.WriteTransport)
        self._transports[socket] = request.transport
        interval = {} if self._spoils("HELLO") else {"heartbeat_interval": self.interval}
        await _send(socket, HELLO, interval)
        try:
            async for message in socket:
                await self._receive(socket, message.json())
        finally:  # a lost connection cancels this
            self.closed.append(socket.close_code or _CONNECTION_LOST)
            self._disconnect(socket)
            del self._transports[socket]
        return socket

    def _disconnect(self, socket: web.WebSocketResponse) -> None:
        for session in self._sessions.values():
            if session.socket is socket:
                session.socket = None

    async def _receive(self, socket: web.WebSocketResponse, message: Payload) -> None:
        if socket in self._silent:
            return
        if message["op"] == HEARTBEAT:
            await _send(socket, ACK, None)
        elif message["op"] == IDENTIFY:
            await self._identify(socket, message["d"])
        elif message["op"] == RESUME:
            await self._resume(socket, message["d"])

    async def _identify(self, socket: web.WebSocketResponse, data: Payload) -> None:
        if await self._refuse(socket, data):
            return
        self.identified.append(data)
        session = Session(data["shard"][0], data["intents"], socket=socket)
        self._sessions[session.shard] = session
        ready = None if self._spoils("READY") else self._ready(session, data["shard"])
        await session.tell("READY", ready)
        for server in self._servers_of(session):
            await self.tell_of(server)

    async def _refuse(self, socket: web.WebSocketResponse, data: Payload) -> bool:
        refusal, self.refusal = self.refusal, None
        if data["token"] != self._token:
            refusal = AUTHENTICATION_FAILED
        elif "shard" in data and data["shard"][1] < self.shards:
            refusal = TOO_FEW_SHARDS
        if refusal is not None:
            await socket.close(code=refusal)
        return refusal is not None

    def _servers_of(self, session: Session) -> list[Payload]:
        return [one for one in self.servers.values() if self._shard_of(one["id"]) == session.shard]

    def _ready(self, session: Session, shard: list[int]) -> Payload:
        servers = (str(SERVER_CHANNEL.guild_id), *(it["id"] for it in self._servers_of(session)))
        guilds = [{"id": server, "unavailable": True} for server in servers]
        own = {"user": BOT, "application": {"id": str(APPLICATION), "flags": 0}, "guilds": guilds}
        again = {"session_id": session.id, "resume_gateway_url": self.url}
        return {"v": 10, "shard": shard} | own | again

    async def _resume(self, socket: web.WebSocketResponse, data: Payload) -> None:
        if await self._refuse(socket, data):
            return
        known = [s for s in self._sessions.values() if s.id == data["session_id"]]
        if not known:
            await _send(socket, INVALID, data=False)
            return
        known[0].socket = socket
        self.resumed += 1
        for event in known[0].events[data["seq"] :]:
            await socket.send_json(event)
        await known[0].tell("RESUMED", {})


async def _send(socket: web.WebSocketResponse, op: int, data: object) -> None:
    await socket.send_json({"op": op, "d": data, "s": None, "t": None})
