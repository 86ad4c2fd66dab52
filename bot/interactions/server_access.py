"""Decides who may change the settings of a server."""

import discord

from bot.errors import NotAddedError, NotServerManagerError


def managed_server(interaction: discord.Interaction) -> int:
    """Return the id of the server whose settings the person may change at this moment.

    Raises NotAddedError where no server has added the bot, such as in a direct message or where a
    person alone has installed it, and NotServerManagerError without the permission Manage Server.
    """
    if interaction.guild_id is None or not interaction.is_guild_integration():
        raise NotAddedError
    if not _may_manage(interaction):
        raise NotServerManagerError
    return interaction.guild_id


def manages_server(interaction: discord.Interaction) -> bool:
    """Return whether the person may change the settings of this server at this moment."""
    added = interaction.guild_id is not None and interaction.is_guild_integration()
    return added and _may_manage(interaction)


def _may_manage(interaction: discord.Interaction) -> bool:
    allowed = interaction.permissions
    return allowed.manage_guild or allowed.administrator
