"""A bot in this process, and people in its chat; time passes only when the test says so."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from copy import copy
from datetime import UTC, datetime, timedelta
from typing import cast

from bot.app.client import Noughts
from bot.app.wiring import Options
from tests.chat.actors import Actor
from tests.chat.clock import SimulatedLoop
from tests.chat.faults import CALLBACK, refused, silent
from tests.chat.ids import APPLICATION, Payload
from tests.chat.in_process import Running, bot_in_process
from tests.chat.model import SentInteraction
from tests.chat.offline import receive
from tests.chat.people import Channel, Person, another_channel, another_person
from tests.chat.routes import Routes
from tests.chat.session import Session
from tests.chat.shown import ShownMessage
from tests.chat.watched import WatchedChat

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
_LOST = re.compile(r"(?:answer|reply) lost: interaction=(\d+)")

AT_ONCE = 0.5
"""Seconds in which the bot does what comes of an act: it makes short pauses."""


def now() -> datetime:
    return BEGINNING + timedelta(seconds=asyncio.get_running_loop().time())


class Log(logging.Handler):
    """Notes in `lost` the interactions whose loss is known, and in `errors` what nobody expects."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lost: set[str] = set()
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record)
        if found := _LOST.match(line):
            self.lost.add(found[1])
        elif record.levelno >= logging.ERROR or record.exc_info or "Traceback" in line:
            self.errors.append(line)

    def take(self) -> str:
        """Return the errors so far, which were expected."""
        taken, self.errors[:] = "\n".join(self.errors), []
        return taken

    @contextmanager
    def listening(self) -> Iterator[None]:
        logging.getLogger().addHandler(self)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(self)


class World:
    """A server with one channel, and Ann, Ben and Eve there; a test takes errors off `log`."""

    def __init__(
        self,
        chat: WatchedChat,
        options: Callable[[], Options],
        path: str,
        *,
        fast_path: bool = True,
    ) -> None:
        self._fast_path = fast_path
        self.chat, self.routes = chat, Routes(chat)
        self.session = Session(self.routes)
        self.path, self.options = path, options
        self.channel = another_channel()
        self.ann, self.ben, self.eve = (self.someone(name) for name in ("ann", "ben", "eve"))
        self.bot = Actor(self, Person(APPLICATION, "Noughts", bot=True), self.channel)
        self.log = Log()
        self.running: Running
        self._bot = AsyncExitStack()

    @property
    def server(self) -> int:
        assert self.channel.guild_id is not None
        return self.channel.guild_id

    @property
    def client(self) -> Noughts:
        return self.running.client

    def at(self, channel: Channel) -> "World":
        there = copy(self)
        there.channel = channel
        there.ann, there.ben, there.eve = (it.at(channel) for it in (self.ann, self.ben, self.eve))
        return there

    def someone(self, name: str = "someone", **about: object) -> Actor:
        return Actor(self, another_person(name, **about), self.channel)

    async def start(self) -> None:
        bot = bot_in_process(self.path, self.session, self.options(), fast_path=self._fast_path)
        self._bot.enter_context(self.log.listening())
        self.running = await self._bot.enter_async_context(bot)
        await self.advance(0, AT_ONCE)

    async def stop(self) -> None:
        await self._bot.aclose()
        wrong = [*self.running.errors, *self.chat.broken, *self.log.errors]
        assert wrong == [], wrong

    async def kill(self) -> None:
        """Stop the bot in the middle of all that it does; it sends nothing more."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        self.session.draw = lambda *_: silent
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self.log.take()
        await self.stop()
        self.refuse_nothing()

    async def killed_during(self, person: Actor, shown: ShownMessage, custom_id: str) -> None:
        """Have someone press, and kill the bot before Discord has its answer."""
        self.session.faults.next(CALLBACK, silent)
        person.begin(shown, custom_id=custom_id)
        await self.advance(0, 0.1)
        await self.kill()
        await self.start()

    async def restart(self, after: float = 0.0) -> None:
        await self.stop()
        await self.advance(after)
        await self.start()

    async def advance(self, seconds: float, soon: float = 0.0) -> None:
        """Let time pass, and wait until nothing is left to do within `soon` seconds more."""
        await cast("SimulatedLoop", asyncio.get_running_loop()).settle(seconds, soon)

    def begin(self, payload: Payload) -> SentInteraction:
        """Send an interaction to the bot, and wait for nothing."""
        sent = self.chat.add(payload)
        self._arrive(payload)
        return sent

    def _arrive(self, payload: Payload) -> None:
        self.session.arrives(str(payload.get("token")))
        receive(self.client, payload)

    async def send(self, payload: Payload) -> SentInteraction:
        """Send an interaction to the bot, and wait until nothing is left to do."""
        (sent,) = await self.send_all([payload])
        await self.advance(0, AT_ONCE)
        return sent

    async def send_all(
        self, payloads: Sequence[Payload], broken: Sequence[Payload] = ()
    ) -> list[SentInteraction]:
        """Send interactions at once, malformed ones first, and wait until the bot is done."""
        for payload in broken:
            self._arrive(payload)
        sent = [self.begin(payload) for payload in payloads]
        await asyncio.sleep(0)
        while not await self.client.admission.drain():
            pass
        return sent

    def refuse(self, route: str, status: int, code: int, times: int = 1) -> None:
        fault = refused(status, {"message": "No.", "code": code})
        self.session.faults.next(route, *[fault] * times)

    def refuse_always(self, route: str, status: int, code: int, *, where: str = "") -> None:
        refusal = refused(status, {"message": "No.", "code": code})
        self.session.draw = lambda name, path: refusal if name == route and where in path else None

    def refuse_nothing(self) -> None:
        self.session.draw = lambda *_: None

    def seen(self, channel: int | None = None) -> list[ShownMessage]:
        place = str(channel or self.channel.channel_id)
        shown = [ShownMessage(self.chat, number) for number in self.chat.messages]
        return [it for it in shown if it.message["channel_id"] == place and not it.is_private]

    def mentions_allowed(self) -> list[Payload]:
        return [data["allowed_mentions"] for data in self.sent() if "components" in data]

    def sent(self) -> list[Payload]:
        bodies = [it.body for it in self.session.requests if isinstance(it.body, dict)]
        datas = [body.get("data") or body for body in bodies]
        return [data for data in datas if data.keys() & {"components", "content"}]
