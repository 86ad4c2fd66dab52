"""Who may change the settings of a server, what the bot may do there, and the link that adds it."""

from contextlib import suppress

import discord

from bot.discord_errors import NETWORK_ERRORS
from bot.discord_internals.slim_state import channel_type_of, member_of
from bot.errors import Refusal
from bot.interactions.request import Request

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
)
"""What the bot needs to edit its boards, to remind people, and to give each arena a thread."""
_SCOPES = ("bot", "applications.commands")
_THREADS = [kind.value for kind in discord.ChannelType if kind.name.endswith("_thread")]


def managed_server(interaction: discord.Interaction) -> int:
    """Return the server whose settings the person may change; raises Refusal if there is none."""
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
    allowed = interaction.permissions
    may_manage = allowed.manage_guild or allowed.administrator
    return may_manage and interaction.is_guild_integration()


def may_give(interaction: discord.Interaction, role: discord.Role) -> bool:
    """Return whether the person may give a role, which has to stand below one of theirs.

    `interaction.permissions` do not tell: a channel can let people manage its own permissions.
    """
    person, server = member_of(interaction, role.guild), role.guild
    is_below = role < person.top_role or person.id == server.owner_id
    return is_below and person.guild_permissions.manage_roles


def may_mention(interaction: discord.Interaction, role: discord.Role) -> bool:
    """Return whether the person may mention a role everywhere on its server."""
    return role.mentionable or member_of(interaction, role.guild).guild_permissions.mention_everyone


async def role_of(request: Request, guild_id: int, role_id: int) -> discord.Role | None:
    """Return a role as it is now, if there is one; raises what `NETWORK_ERRORS` names."""
    client = request.interaction.client
    return (await client.fetch_guild(guild_id, with_counts=False)).get_role(role_id)


async def existing_role(
    request: Request, guild_id: int, role_id: int | None
) -> discord.Role | None:
    """Return a role that was chosen, if Discord tells; forget one that was deleted."""
    role = None
    with suppress(*NETWORK_ERRORS):
        if role_id and not (role := await role_of(request, guild_id, role_id)):
            await request.context.server_settings.forget_role(guild_id, role_id)
    return role


def may_call(interaction: discord.Interaction, role: discord.Role, *, anyway: bool) -> bool:
    """Return whether the bot may mention a role here; `anyway` allows one that is not for all."""
    return role.mentionable or (anyway and interaction.app_permissions.mention_everyone)


def may_write(
    interaction: discord.Interaction,
    channel_id: int | None = None,
    allowed: discord.Permissions | None = None,
) -> bool:
    """Return whether the bot may view the channel of an interaction, and send messages there.

    `channel_id` can name the channel around a thread instead: what the bot may do is the same in
    both. With the person's permissions as `allowed`, it says whether they may.
    """
    allowed = allowed or interaction.app_permissions
    here = channel_id in (None, interaction.channel_id)
    in_thread = here and channel_type_of(interaction) in _THREADS
    sends = allowed.send_messages_in_threads if in_thread else allowed.send_messages
    return allowed.administrator or (allowed.view_channel and sends)


def invite(application_id: int) -> str:
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
