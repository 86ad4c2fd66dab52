"""The command tree: all commands, where people may use them, and what happens to their errors."""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.interactions.admission import Admission
from bot.interactions.command_texts import CommandTranslator, translated_lines
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
        """Return whether to run a command.

        No command proposes anything while a person types. discord.py would log who asked for it.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            return False
        return await self._admission.admits(interaction)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Tell the person privately about the error of a command."""
        await reply_to(interaction, error)

    async def send(self) -> list[app_commands.AppCommand]:
        """Send the commands to Discord in every language, and return them as Discord has them."""
        await self.set_translator(CommandTranslator())
        return await self.sync()

    def digest(self) -> str:
        """Return a digest of what is sent to Discord: the commands in every language."""
        payloads = [command.to_dict(self) for command in self.get_commands()]
        text = json.dumps([payloads, translated_lines()], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()
