"""Who may change the settings of a server, what the bot may do there, and the link that adds it."""

import discord

from bot.discord_internals.slim_state import channel_type_of
from bot.errors import Refusal

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
)
"""What the bot needs to edit its boards, to remind people, and to give each arena a thread."""
_SCOPES = ("bot", "applications.commands")
_THREADS = [it.value for it in discord.ChannelType if it.name.endswith("_thread")]


def managed_server(interaction: discord.Interaction) -> int:
    """Return the id of the server whose settings the person may change at this moment.

    Raises Refusal without the permission Manage Server, and where no server has added the bot, such
    as in a direct message or where a person alone has installed it.
    """
    guild_id = added_server(interaction)
    if not manages_server(interaction):
        raise Refusal("not-server-manager")
    return guild_id


def added_server(interaction: discord.Interaction) -> int:
    """Return the id of the server that has added the bot; raises Refusal if none has."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        raise Refusal("not-added")
    return interaction.guild_id


def manages_server(interaction: discord.Interaction) -> bool:
    """Return whether the person may change the settings of this server at this moment."""
    allowed = interaction.permissions
    may_manage = allowed.manage_guild or allowed.administrator
    return may_manage and interaction.is_guild_integration()


def may_write(interaction: discord.Interaction, channel_id: int | None = None) -> bool:
    """Return whether the bot may view the channel of an interaction, and send messages there.

    `channel_id` can name the channel of a thread instead: what the bot may do is the same in both.
    """
    allowed = interaction.app_permissions
    here = channel_id in (None, interaction.channel_id)
    in_thread = here and channel_type_of(interaction) in _THREADS
    sends = allowed.send_messages_in_threads if in_thread else allowed.send_messages
    return allowed.administrator or (allowed.view_channel and sends)


def invite(application_id: int) -> str:
    """Return the link that adds the bot to a server, with the permissions it needs."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=_SCOPES)


def invite_again(application_id: int, guild_id: int) -> str:
    """Return the link by which a server that has added the bot lets it manage roles as well."""
    return discord.utils.oauth_url(
        application_id,
        permissions=PERMISSIONS | discord.Permissions(manage_roles=True),
        guild=discord.Object(guild_id),
        disable_guild_select=True,
        scopes=_SCOPES,
    )
