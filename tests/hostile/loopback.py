"""A bot in this process, whose people are watched, for crowds and storms."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from random import Random

from bot.app.wiring import Options
from bot.interactions.admission import Admission, InflightLimiter
from bot.services.engine_pool import EnginePool
from bot.services.engine_turns import warm_up
from tests.chat.watched import WatchedChat
from tests.chat.world import World

BEGINNING = datetime(2026, 11, 4, tzinfo=UTC)
"""The day of the fourth daily puzzle, which is one of Sizes."""


@asynccontextmanager
async def loopback(
    path: str, pool: EnginePool, *, fast_path: bool = True, seed: int | None = None
) -> AsyncIterator[World]:
    """Run the bot on the database at `path`, on the fast path or on only discord.py."""

    def options() -> Options:
        # Few people send very much here; floods have their own tests.
        admission = Admission(InflightLimiter(max_in_flight=10**9))
        rng = Random(seed)
        return Options(now=now, rng=rng, mention_commands=True, admission=admission, pool=pool)

    world = World(WatchedChat(), options, path, fast_path=fast_path)
    await world.start()
    warm_up()
    try:
        yield world
    finally:
        await world.stop()


def now() -> datetime:
    return BEGINNING + timedelta(seconds=asyncio.get_running_loop().time())
