"""A bot in this process, whose people are watched, and for which much can go wrong."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random

from bot.app.client import Noughts
from bot.app.wiring import Options
from bot.interactions.admission import Admission, InflightLimiter
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import warm_up
from tests.chat.ids import Payload
from tests.chat.in_process import bot_in_process
from tests.chat.model import SentInteraction
from tests.chat.offline import receive
from tests.chat.routes import Routes
from tests.chat.session import Session
from tests.chat.watched import WatchedChat
from tests.hostile.bad_day import BadDay

BEGINNING = datetime(2026, 11, 4, tzinfo=UTC)
"""The day of the fourth daily puzzle, which is one of Sizes."""
_QUIET = 450.0
"""Seconds after which nothing is in flight and the last redraw was tried again."""


@dataclass
class Loopback:
    """The bot, and what people see; `errors` collects errors that the bot did not catch."""

    client: Noughts
    chat: WatchedChat
    session: Session
    bad_day: BadDay
    errors: list[str] = field(default_factory=list)

    async def send(
        self, payloads: list[Payload], broken: Sequence[Payload] = ()
    ) -> list[SentInteraction]:
        """Send interactions at once, and wait until the bot has finished all of them.

        `broken` are malformed ones, which go first.
        """
        sent = [self.chat.add(payload) for payload in payloads]
        for payload in (*broken, *payloads):
            self.session.arrives(str(payload.get("token")))
            receive(self.client, payload)
        await asyncio.sleep(0)
        while not await self.client.admission.drain():
            pass
        return sent

    async def settle(self) -> None:
        """Wait until all is quiet, while nothing goes wrong any more."""
        was_on, self.bad_day.is_on = self.bad_day.is_on, False
        await asyncio.sleep(_QUIET)
        self.bad_day.is_on = was_on


@asynccontextmanager
async def loopback(
    path: str,
    *,
    fast_path: bool = True,
    seed: int | None = None,
    pool: EnginePool | None = None,
) -> AsyncIterator[Loopback]:
    """Run the bot on the database at `path`, on the fast path or on only discord.py.

    With a `seed` much goes wrong between it and Discord.
    """
    chat, day = WatchedChat(), BadDay(Random(seed))
    session = Session(Routes(chat))
    session.draw = day.draw
    options = Options(
        now=_now,
        rng=Random(seed),
        mention_commands=True,
        # Few people send very much here; floods have their own tests.
        admission=Admission(InflightLimiter(max_in_flight=10**9)),
        pool=pool or EnginePool(stand_back=False),
    )
    async with bot_in_process(path, session, options, fast_path=fast_path) as running:
        warm_up()
        day.is_on = seed is not None
        yield Loopback(running.client, chat, session, day, running.errors)


def _now() -> datetime:
    """Return the simulated time."""
    return BEGINNING + timedelta(seconds=asyncio.get_running_loop().time())
