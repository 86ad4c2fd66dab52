"""The command tree: which commands there are, where they may be used, and how their errors end."""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.interactions.admission import Admission
from bot.messaging.error_replies import reply_to

AnyCommand = app_commands.Command[Any, ..., None] | app_commands.ContextMenu | app_commands.Group


class CommandTree(app_commands.CommandTree[discord.Client]):
    """All commands of the bot, in servers, direct messages and group chats."""

    def __init__(
        self, client: discord.Client, admission: Admission, commands: Iterable[AnyCommand]
    ) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._admission = admission
        for command in commands:
            self.add_command(command)

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Return whether to do what a command asks for."""
        return await self._admission.admits(interaction)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Turn an error of a command into a private sentence."""
        await reply_to(interaction, error)

    def digest(self) -> str:
        """Return a digest of what Discord is told of the commands."""
        payloads = [command.to_dict(self) for command in self.get_commands()]
        text = json.dumps(payloads, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()
