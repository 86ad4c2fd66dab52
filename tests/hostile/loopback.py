"""The bot behind a Discord without sockets: interactions go straight into the gateway's parser.

The bot, discord.py and the tests' own `Chat` are the real ones; only the session of aiohttp between
them is not, so that a hundred thousand interactions fit into a test.
"""

import asyncio
import json
import re
import traceback
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BytesPayload, web

from bot.app.client import Noughts
from bot.discord_internals.install import install
from bot.interactions.admission import Admission
from bot.interactions.inflight_limiter import InflightLimiter
from bot.store.open_database import open_database
from tests.offline_discord import go_offline, receive
from tests.wire.chat import Chat, SentInteraction
from tests.wire.ids import Payload

_CALLBACK = re.compile(r".*/interactions/\d+/(?P<token>[^/]+)/callback")
_FOLLOW_UP = re.compile(r".*/webhooks/\d+/(?P<token>[^/]+)")
_OWN_EDIT = re.compile(r".*/webhooks/\d+/(?P<token>[^/]+)/messages/(?P<message>[^/]+)")
_OWN = re.compile(r".*/webhooks/\d+/(?P<token>[^/]+)/messages/@original")
_EDIT = re.compile(r".*/channels/\d+/messages/(?P<message>\d+)")


class Response:
    """The response to a request, with what discord.py reads of it."""

    def __init__(self, response: web.Response) -> None:
        body = response.body or b""
        assert isinstance(body, bytes)
        self.status, self.reason, self._text = response.status, "", body.decode()
        self.ok = response.status < 400
        self.headers = response.headers

    async def text(self, **_: object) -> str:
        return self._text

    async def __aenter__(self) -> "Response":
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


class Session:
    """Replaces aiohttp's session: the chat carries out every request at once."""

    def __init__(self, chat: Chat) -> None:
        self._ways: dict[tuple[str, re.Pattern[str]], Callable[..., web.Response]] = {
            ("POST", _CALLBACK): chat.callback,
            ("POST", _FOLLOW_UP): chat.follow_up,
            ("DELETE", _OWN): lambda token, _: chat.delete_own(token),
            ("PATCH", _OWN_EDIT): chat.edit_by_token,
            ("PATCH", _EDIT): chat.edit,
        }

    def request(self, method: str, url: Any, *, data: Any = None, **_: object) -> Response:
        body = json.loads(data) if data else None
        for (known, way), carry_out in self._ways.items():
            if known == method and (found := way.fullmatch(str(url).partition("?")[0])):
                return Response(carry_out(*found.groups(), body))
        raise AssertionError(f"nothing answers {method} {url}")

    def post(self, url: Any, *, data: BytesPayload, **_: object) -> Response:
        return self.request("POST", url, data=data.decode())

    async def close(self) -> None:
        return None


@dataclass
class Loopback:
    """The bot, and what people see; `errors` collects errors that the bot did not catch."""

    client: Noughts
    chat: Chat
    errors: list[str] = field(default_factory=list)

    async def send(
        self, payloads: list[Payload], broken: Sequence[Payload] = ()
    ) -> list[SentInteraction]:
        """Send interactions at once, and wait until the bot has finished all of them.

        `broken` are malformed ones, which go first.
        """
        sent = [self.chat.add(payload) for payload in payloads]
        for payload in (*broken, *payloads):
            receive(self.client, payload)
        await asyncio.sleep(0)
        while not await self.client.admission.drain():
            pass
        return sent


@asynccontextmanager
async def loopback(path: str, *, fast_path: bool = True) -> AsyncIterator[Loopback]:
    """Run the bot on the database at `path`, on the fast path or on discord.py alone."""
    database, chat = await open_database(path), Chat()
    # What a power cut would leave is another test's matter, and this one's greatest cost.
    await database.read(lambda connection: connection.execute("PRAGMA synchronous = OFF"))
    # Few people send very much here; what becomes of floods has tests of its own.
    client = Noughts(database, pause=0, admission=Admission(InflightLimiter(max_in_flight=10**9)))
    install(client, fast_path=fast_path)
    running = Loopback(client, chat)

    async def on_error(event: str, *_: object, **__: object) -> None:
        running.errors.append(f"{event}: {traceback.format_exc()}")

    client.on_error = on_error  # type: ignore[method-assign]
    await go_offline(client, Session(chat))
    try:
        yield running
    finally:
        await client.close()
        await database.close()
