"""Sends the commands to Discord when they have changed, and has sentences mention them."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.interactions.command_tree import CommandTree
from bot.locales import mention_commands
from bot.log import log
from bot.store.held_shards import ShardClaims
from bot.store.upkeep.servers import CommandSyncTable, SyncedCommands

LEARN_EVERY = timedelta(seconds=30)  # how often a process looks for ids that another one stored
_SLASH = discord.AppCommandType.chat_input


@dataclass(frozen=True)
class CommandSync:
    """Keeps Discord's commands up to date: the process with shard 0 sends them."""

    tree: CommandTree
    now: Callable[[], datetime]
    table: CommandSyncTable
    claims: ShardClaims
    mention: bool  # whether sentences mention commands by their ids, so that people can tap them

    async def run(self) -> datetime | None:
        """Learn the ids that are stored; return when to do so again. Raises StoreError."""
        await self.learn()
        return self.now() + LEARN_EVERY if self.mention else None

    async def sync(self, *, force: bool) -> None:
        """Send the commands if they have changed, or anyway; raises StoreError."""
        stored = await self.learn()
        if not (force or self.claims.shards().has(None)):
            return
        digest = self.tree.digest()
        has_changed = force or digest != stored.digest
        if has_changed or not stored.ids:
            commands = await (self.tree.send() if has_changed else self.tree.fetch_commands())
            ids = {command.name: command.id for command in commands if command.type is _SLASH}
            await self.table.save(self._application_id, SyncedCommands(digest, ids))
            await self.learn()
        if has_changed:
            log.info("commands synced")

    async def learn(self) -> SyncedCommands:
        """Return what is stored, maybe by another process, and mention commands by its ids."""
        stored = await self.table.find(self._application_id)
        if self.mention:
            mention_commands(stored.ids)
        return stored

    @property
    def _application_id(self) -> int:
        return self.tree.client.application_id or 0
