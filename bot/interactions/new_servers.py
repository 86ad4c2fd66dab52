"""Welcomes servers that have added the bot: each once, also after a time in which it was off."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

from bot.discord_errors import NETWORK_ERRORS, RefusedError
from bot.domain.post import looked_for
from bot.domain.preferences import ServerSettings
from bot.domain.shards import JoinedServer, Shard
from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.request_turns import post_on
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from bot.views.notices import welcome

WELCOMED_WITHIN = timedelta(days=7)  # where the bot was off for longer, no welcome comes


@dataclass(frozen=True)
class ServerWelcomer:
    """Hears which servers there are, and which come and go.

    A server is stored once its welcome is settled. After a crash between the two, the welcome is
    sent again, and Discord shows it once. A server that is gone is removed after its games ended.
    """

    table: JoinedServerTable
    settings: ServerSettingsTable
    channel_messages: ChannelMessages
    now: Callable[[], datetime]
    lose: Callable[[int], Awaitable[None]]  # ends the games of a server that is gone
    welcomes: bool = True  # whether servers get a message
    daily: bool = True  # whether there is a daily puzzle
    turns_away: Callable[[int], bool] = lambda _: False  # whether a server gets nothing at all
    heard: set[Shard] = field(default_factory=set)
    in_order: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def on_listed(self, shard: Shard, servers: Collection[int]) -> None:
        """Take in all servers of a shard that has connected."""
        with _store_errors_logged():
            for server in await self.table.left(shard, servers):
                await self._leave(server)
        self.heard.add(shard)

    def has_heard_of(self, server: int) -> bool:
        """Return whether the shard of a server has been told which servers there are."""
        return any(shard.serves(server) for shard in self.heard)

    async def on_available(
        self, server: int, joined_at: datetime, system_channel: int | None, locale: str
    ) -> None:
        """Take in a server that has added the bot, just now or long ago."""
        if self.turns_away(server):
            return
        joined = JoinedServer(server, joined_at, system_channel, locale)
        with _store_errors_logged():
            async with self._turn_of(server):
                known = await self.table.known_locale(server)
                is_settled = known is not None or await self._is_settled(joined)
                if is_settled and known != locale:
                    await self.table.join(server, locale)

    def _turn_of(self, server: int) -> asyncio.Lock:
        """Return a server's lock: it may leave, come back, be named again or change at any time."""
        return self.in_order.setdefault(server, asyncio.Lock())

    async def on_locale(self, server: int, locale: str) -> None:
        with _store_errors_logged():
            async with self._turn_of(server):
                if await self.table.known_locale(server) not in (None, locale):
                    await self.table.join(server, locale)

    async def on_left(self, server: int) -> None:
        with _store_errors_logged():
            await self._leave(server)

    async def _leave(self, server: int) -> None:
        async with self._turn_of(server):
            await self.lose(server)
            await self.table.leave(server, self.now())

    async def _is_settled(self, server: JoinedServer) -> bool:
        """Welcome a server, unless it is too late; return whether it needs no other attempt."""
        now = self.now()
        is_late = now - server.joined_at > WELCOMED_WITHIN
        if server.system_channel_id is None or is_late or not self.welcomes:
            return True
        settings = ServerSettings()
        with _store_errors_logged():
            settings = await self.settings.find(server.id)
        language = settings.language_of_posts(server.locale)
        message, about = welcome(language, daily=self.daily), looked_for(server.joined_at, now)
        post_on(server.id)
        try:
            send = self.channel_messages.send
            await send(server.system_channel_id, server.id, message, about=about)
        except NETWORK_ERRORS as error:
            log.info("welcome not sent: server=%d error=%s", server.id, brief(error))
            return isinstance(error, RefusedError)
        log.info("welcomed: server=%d", server.id)
        return True


@contextmanager
def _store_errors_logged() -> Iterator[None]:
    try:
        yield
    except StoreError as error:
        log.error("servers not stored: error=%s", brief(error))
