"""A bot whose database can be slow, and interactions that are acknowledged meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.messaging import acknowledgement
from bot.store.sqlite.database import SqliteDatabase
from tests.chat.ids import Payload
from tests.chat.model import SentInteraction
from tests.chat.offline import receive
from tests.chat.until import until
from tests.hostile.loopback import Loopback, loopback


class SlowBot:
    """The bot; while its database is slow, it acknowledges at once what comes in."""

    def __init__(self, bot: Loopback, patch: pytest.MonkeyPatch) -> None:
        self.bot, self.chat = bot, bot.chat
        self._patch, self._fast = patch, asyncio.Event()
        for name in ("read", "write", "read_snapshot"):
            self._slow_down(name)

    def _slow_down(self, name: str) -> None:
        method = getattr(SqliteDatabase, name)

        async def slowly(*given: Any) -> Any:
            await self._fast.wait()
            return await method(*given)

        self._fast.set()
        self._patch.setattr(SqliteDatabase, name, slowly)

    async def send(self, payload: Payload) -> SentInteraction:
        """Send an interaction, and wait until the bot has done with it."""
        (sent,) = await self.bot.send([payload])
        return sent

    async def acknowledged(self, payload: Payload) -> SentInteraction:
        """Send an interaction while the database is slow, and wait for the first response."""
        self._fast.clear()
        with self._patch.context() as impatient:
            impatient.setattr(acknowledgement, "ACKNOWLEDGE_AFTER", 0.0)
            sent = self.chat.add(payload)
            receive(self.bot.client, payload)
            await until(lambda: sent.is_answered, "the first response")
        return sent

    async def settled(self) -> None:
        """Let the database be fast again, and wait until all answers are given."""
        self._fast.set()
        while not await self.bot.client.admission.drain():
            pass

    def shown(self, sent: SentInteraction) -> Payload:
        """Return the message of the first response."""
        return self.chat.messages[sent.message_id]


@asynccontextmanager
async def slow_bot(
    path: str, patch: pytest.MonkeyPatch, *, fast_path: bool
) -> AsyncIterator[SlowBot]:
    """Run a bot on the database at `path`; nothing that it sends may be against the rules."""
    async with loopback(path, fast_path=fast_path) as bot:
        yield SlowBot(bot, patch)
        assert bot.chat.broken == []
        assert bot.errors == []
