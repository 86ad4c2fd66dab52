"""The Discord client: takes commands and presses, starts and stops the bot cleanly."""

import asyncio
import contextlib
from datetime import timedelta
from functools import partial
from math import ceil

import discord

from bot.app.command_sync import CommandSync
from bot.app.wiring import Options, wire
from bot.discord_errors import NETWORK_ERRORS
from bot.discord_internals.raw_response import close_connections
from bot.discord_internals.requests import use_gateway_of_api
from bot.domain.shards import Shard
from bot.errors import StoreError
from bot.interactions.admission import Admission
from bot.interactions.command_tree import CommandTree
from bot.interactions.registry import BUTTONS, COMMANDS
from bot.interactions.router import Router
from bot.jobs.due_matches import MatchExpirer
from bot.jobs.uptime import Uptime
from bot.locales.catalogue import withhold
from bot.log import brief, log, log_always
from bot.messaging.request_turns import RequestTurns
from bot.store.database import Database
from bot.store.upkeep.servers import CommandSyncTable

# Seconds for interactions in flight when the bot stops; a container is killed after ten.
DRAIN_TIMEOUT = 2.5

# The bot does not use voice, so the warnings about missing voice libraries would only confuse.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Noughts(discord.AutoShardedClient):
    """The bot. It keeps no match in memory, and does not close the database."""

    def __init__(
        self, database: Database, options: Options | None = None, least_shards: int = 1
    ) -> None:
        options = options or Options()
        # Interactions arrive without any intent; `server_events` adds the one for the welcome.
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            shard_count=options.settings.shard_count or None,
        )
        self._options = options
        self.max_concurrency = 1  # how many shards Discord lets connect at once
        self.least_shards = least_shards  # how many shards Discord wants at least
        take = partial(options.turns.take, "requests") if options.turns else None
        self.turn = RequestTurns(take).turn  # waits until a request may be sent
        self.parts = wire(self, database, options)
        self.context = self.parts.context
        self.on_server_available = self.parts.welcomer.on_available
        self.on_server_changed = self.parts.welcomer.on_locale
        self.on_server_left = self.parts.welcomer.on_left
        self.on_channel_answered = self.parts.closed.answered
        self.admission = options.admission or Admission(
            claims=options.claims,
            uptime=self.parts.uptime if options.uptime else None,
            is_shut_out=self.parts.shut_out.has,
        )
        is_on = {"daily": options.settings.daily, "arena": options.settings.arena}
        offered = [command for command in COMMANDS if is_on.get(command.name, True)]
        withhold([name for name, on in is_on.items() if not on])
        self.tree = CommandTree(self, self.admission, offered)
        self._command_sync = CommandSync(
            self.tree,
            options.now,
            CommandSyncTable(database),
            options.claims,
            options.mention_commands,
        )
        self.parts.scheduler.add(self._command_sync)
        self._router = Router(self.context, BUTTONS)

    async def setup_hook(self) -> None:
        """Wait for the shards, then prepare for them; the bot starts even if the store fails."""
        await self._take_shards()
        try:
            await self.parts.shut_out.read()
            await self._command_sync.sync(force=self._options.force_sync)
        except StoreError as error:
            log.error("store failed at the start: error=%s", brief(error))
        self.parts.scheduler.start()

    async def _take_shards(self) -> None:
        shards = await self._options.claims.take(self._advised_shards)
        if shards is not None:
            self.shard_count, self.shard_ids = shards.count, sorted(shards.held)
            if self._options.settings.shard_count not in (0, shards.count):
                log.warning("SHARD_COUNT not used: shards=%d", shards.count)

    async def _advised_shards(self) -> int:
        """Return how many shards there should be: one for each process at least."""
        count = self._options.settings.shard_count or (await use_gateway_of_api(self))[0]
        return max(count, self._options.claims.cluster.of, self.least_shards)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord allows a new session: too many would end all, and the token.

        If Discord does not tell how many are left, the session begins.
        """
        with contextlib.suppress(discord.GatewayNotFound, *NETWORK_ERRORS):
            while (limits := await self.fetch_session_start_limits()).remaining <= 0:
                seconds = max(1, ceil(limits.reset_after / 1000))
                log.warning("no session may begin yet: again_in=%d", seconds)
                await asyncio.sleep(seconds)
        if self._options.turns is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._options.turns.identify(shard_id or 0, self.max_concurrency)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Give back the time in which nobody could reach the bot on a shard."""
        if self._options.uptime:
            self.parts.uptime.connect(Shard(shard_id, self.shard_count or 1))
            self.parts.scheduler.run(Uptime)

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Let no game end while nobody can reach the bot on a shard."""
        self.parts.uptime.disconnect(Shard(shard_id, self.shard_count or 1))

    async def on_shard_silence(self, shard_id: int, seconds: float) -> None:
        """Learn how long a lost connection had been dead before that was noticed."""
        shard = Shard(shard_id, self.shard_count or 1)
        with contextlib.suppress(StoreError):  # then a little less is given back
            await self.parts.uptime.was_silent(shard, timedelta(seconds=seconds))

    async def on_ready(self) -> None:
        log_always("ready: shards=%d", self.shard_count or 1)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Route a press; discord.py hands commands to the command tree."""
        if interaction.type is not discord.InteractionType.component:
            return
        if await self.admission.admits(interaction):
            data: dict[str, object] = dict(interaction.data or {})
            await self._router.route(interaction, str(data.get("custom_id", "")))

    async def on_servers_listed(self, shard: int, shards: int, servers: list[int]) -> None:
        """Find the servers that added the bot or removed it while it was off."""
        await self.parts.welcomer.on_listed(Shard(shard, shards), servers)
        self.parts.scheduler.run(MatchExpirer)  # deadlines have waited for this

    async def on_channel_gone(self, channel: int) -> None:
        try:
            await self.parts.places.lose_channel(channel)
        except StoreError as error:  # deadlines ask for it again
            log.warning("channel not given up: channel=%d error=%s", channel, brief(error))

    async def on_role_gone(self, server: int, role: int) -> None:
        try:
            await self.context.server_settings.forget_role(server, role)
        except StoreError as error:  # who uses it asks for it again
            log.warning("role not given up: server=%d error=%s", server, brief(error))

    async def finish(self) -> None:
        """Stop cleanly: take no more interactions, finish those in flight, close."""
        self._stop_jobs()
        with contextlib.suppress(StoreError):  # then a little more is given back
            await self.parts.uptime.run()
        for shard in list(self.shards.values()):
            await shard.disconnect()
        is_idle = await self.admission.drain(DRAIN_TIMEOUT)
        # If there is not enough time, the next start does this.
        with contextlib.suppress(TimeoutError, StoreError):
            await asyncio.wait_for(self.context.show_runner.cut_short(), DRAIN_TIMEOUT)
        if is_idle:
            try:
                await self.parts.uptime.table.end()
            except StoreError as error:
                log.error("clean stop not stored: error=%s", error)
        await self.close()

    def _stop_jobs(self) -> None:
        self.parts.scheduler.stop()
        self.context.matches.engine_moves.stop()

    async def close(self) -> None:
        self._stop_jobs()
        await self.context.matches.engines.pool.close()
        await super().close()
        close_connections(self)
