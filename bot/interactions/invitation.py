"""The link that adds the bot to a server, and what it may do there."""

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
)
"""What the bot needs to edit its boards, to remind people, and to give each arena a thread."""
_SCOPES = ("bot", "applications.commands")


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
