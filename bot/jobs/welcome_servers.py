"""Welcomes servers that have added the bot: each once, also after a time in which it was off."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.domain.preferences import ServerSettings
from bot.domain.shards import JoinedServer, Shard
from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable

WELCOMED_WITHIN = timedelta(days=7)
"""How late a welcome may come; where the bot was off for longer, there is none."""


@dataclass(frozen=True)
class ServerWelcomer:
    """Hears which servers there are, and which come and go; one event is handled after another.

    A server is stored once its welcome is settled. After a crash between the two it is sent again,
    and Discord shows it once. One that is gone is removed once `lose` has ended its games. Unless
    it `welcomes`, no server gets a message. `daily` says whether there is a daily puzzle.
    """

    table: JoinedServerTable
    settings: ServerSettingsTable
    channel_messages: ChannelMessages
    now: Callable[[], datetime]
    lose: Callable[[int], Awaitable[None]]
    welcomes: bool = True
    daily: bool = True
    heard: set[Shard] = field(default_factory=set)
    known: dict[Shard, dict[int, str]] = field(default_factory=dict)
    in_order: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def on_listed(self, application_id: int, shard: Shard, servers: Collection[int]) -> None:
        """Take in all servers of a shard that has connected."""
        async with self.in_order:
            with _store_errors_logged():
                for server in await self.table.left(application_id, shard, servers):
                    await self.lose(server)
                known = await self.table.list(application_id, shard, servers, self.now())
                self.known[shard] = known
            self.heard.add(shard)

    def has_heard_of(self, server: int) -> bool:
        """Return whether the shard of a server has been told which servers there are."""
        return any(Shard.of(server, shard.shards) == shard for shard in self.heard)

    async def on_available(self, application_id: int, shard: Shard, server: JoinedServer) -> None:
        """Take in a server of a shard, which has added the bot just now or long ago."""
        if not await self._is_new(shard, server):
            await self.on_locale(application_id, shard, server.id, server.locale)
            return
        if await self._is_settled(server):
            async with self.in_order:
                with _store_errors_logged():
                    await self.table.join(application_id, server)
        else:
            self.known[shard].pop(server.id, None)

    async def on_locale(self, application_id: int, shard: Shard, server: int, locale: str) -> None:
        """Store the locale of a known server of a shard, if it is another than before."""
        async with self.in_order:
            known = self.known.get(shard, {})
            if known.get(server, locale) != locale:
                with _store_errors_logged():
                    await self.table.set_locale(application_id, server, locale)
                    known[server] = locale

    async def _is_settled(self, server: JoinedServer) -> bool:
        """Welcome a server, unless it is too late; return whether it needs no other attempt."""
        if not self.welcomes or self.now() - server.joined_at > WELCOMED_WITHIN:
            return True
        settings = ServerSettings()
        with _store_errors_logged():
            settings = await self.settings.find(server.id)
        language = settings.language_of_posts(server.locale)
        return await self.channel_messages.send_welcome(server, language, daily=self.daily)

    async def on_left(self, application_id: int, shard: Shard, server: int) -> None:
        """Learn that the bot is no longer on a server of a shard."""
        async with self.in_order:
            with _store_errors_logged():
                await self.lose(server)
                await self.table.leave(application_id, server, self.now())
                self.known.get(shard, {}).pop(server, None)

    async def _is_new(self, shard: Shard, server: JoinedServer) -> bool:
        """Return whether a server is heard of for the first time.

        Nothing is new on a shard whose list could not be stored: all its servers may be old.
        """
        async with self.in_order:  # the shard's list comes first
            known = self.known.get(shard)
            if known is None or server.id in known:
                return False
            known[server.id] = server.locale
            return True


@contextmanager
def _store_errors_logged() -> Iterator[None]:
    try:
        yield
    except StoreError as error:
        log.error("servers not stored: error=%s", brief(error))
