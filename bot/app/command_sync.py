"""Sends the commands to Discord when they have changed, and has sentences mention them."""

from dataclasses import dataclass

import discord

from bot.interactions.command_tree import CommandTree
from bot.locales import mention_commands
from bot.log import log
from bot.store.held_shards import ShardClaims
from bot.store.upkeep.servers import CommandSyncTable, SyncedCommands

_SLASH = discord.AppCommandType.chat_input


@dataclass(frozen=True)
class CommandSync:
    """The commands of an application; the process with shard 0 sends them.

    Sentences `mention` them once their ids are known, otherwise they only name them.
    """

    tree: CommandTree
    table: CommandSyncTable
    claims: ShardClaims
    mention: bool

    async def run(self, application_id: int, *, force: bool) -> None:
        """Send the commands if they have changed, or anyway; raises StoreError."""
        stored = await self.learn(application_id)
        if not (force or self.claims.shards().has(None)):
            return
        digest = self.tree.digest()
        has_changed = force or digest != stored.digest
        if has_changed or not stored.ids:
            commands = await (self.tree.send() if has_changed else self.tree.fetch_commands())
            ids = {it.name: it.id for it in commands if it.type is _SLASH}
            await self.table.save(application_id, SyncedCommands(digest, ids))
            await self.learn(application_id)
        if has_changed:
            log.info("commands synced")

    async def learn(self, application_id: int) -> SyncedCommands:
        """Return what is stored, maybe by another process, and mention commands by its ids."""
        stored = await self.table.find(application_id)
        if self.mention:
            mention_commands(stored.ids)
        return stored
