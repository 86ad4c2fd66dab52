"""The bot behind a Discord without sockets: interactions go straight into the gateway's parser.

The bot, discord.py and the tests' own `Chat` are the real ones; only the session of aiohttp between
them is not, so that a hundred thousand interactions fit into a test.
"""

import asyncio
import traceback
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random

from bot.app.client import Noughts
from bot.app.wiring import Options
from bot.discord_internals.install import install
from bot.interactions.admission import Admission, InflightLimiter
from bot.locales import mention_commands
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import warm_up
from bot.store.upkeep.open_database import open_database
from tests.chat.ids import Payload
from tests.chat.model import SentInteraction
from tests.chat.offline import go_offline, receive
from tests.chat.session import Session
from tests.hostile.bad_day import BadDay
from tests.hostile.watched_chat import WatchedChat

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
    database, chat = await open_database(path), WatchedChat()
    # Another test covers power cuts, which would cost most here.
    await database.read(lambda db: db.run("PRAGMA synchronous = OFF"))
    options = Options(
        now=_now,
        rng=Random(seed),
        mention_commands=True,
        # Few people send very much here; floods have their own tests.
        admission=Admission(InflightLimiter(max_in_flight=10**9)),
        pool=pool or EnginePool(stand_back=False),
    )
    client = Noughts(database, options)
    install(client, fast_path=fast_path)
    day = BadDay(Random(seed))
    running = Loopback(client, chat, Session(chat, day), day)

    async def on_error(event: str, *_: object, **__: object) -> None:
        running.errors.append(f"{event}: {traceback.format_exc()}")

    client.on_error = on_error  # type: ignore[method-assign]
    await go_offline(client, running.session)
    await client.setup_hook()
    warm_up()
    day.is_on = seed is not None
    try:
        yield running
    finally:
        mention_commands({})
        await client.close()
        await database.close()


def _now() -> datetime:
    """Return the simulated time."""
    return BEGINNING + timedelta(seconds=asyncio.get_running_loop().time())
