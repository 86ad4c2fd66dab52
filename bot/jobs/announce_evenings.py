"""Announces the arenas that servers get by themselves."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.discord_errors import RefusedError
from bot.jobs.posts import POST_PAUSE
from bot.store.arena.evenings import EveningTable
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable


@dataclass(frozen=True)
class EveningAnnouncer:
    """Stores each arena that is due, one after another; the job of arenas posts them."""

    evenings: EveningTable
    settings: ServerSettingsTable
    servers: JoinedServerTable
    server: Callable[[int], Awaitable[discord.Guild]]
    now: Callable[[], datetime]
    wake: Callable[[], None]

    async def run(self) -> None:
        while due := await self.evenings.due(self.now()):
            start, evening = due
            settings = await self.settings.find(evening.guild_id)
            language = settings.language_of_posts(await self.servers.locale(evening.guild_id))
            await self.evenings.announce(evening, start, language, self.now())
            self.wake()
            await asyncio.sleep(POST_PAUSE)

    async def role_to_call(self, guild_id: int) -> int:
        """Return the role that a server's evening mentions, 0 for none; raises `NETWORK_ERRORS`."""
        settings = await self.settings.find(guild_id)
        if not settings.call_role or not (await self.evenings.find(guild_id)).calls:
            return 0
        with suppress(RefusedError):  # the server is gone
            role = (await self.server(guild_id)).get_role(settings.call_role)
            return role.id if role and (role.mentionable or settings.calls_anyway) else 0
        return 0
