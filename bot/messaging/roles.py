"""Gives people roles of a server, and takes them away."""

import discord


class Roles:
    """The roles of servers; each method raises what `NETWORK_ERRORS` names."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def set(self, guild_id: int, person: int, role_id: int, *, has: bool) -> None:
        """Give a member of a server a role, or take it away; it changes nothing if it is so."""
        guild = await self._client.fetch_guild(guild_id, with_counts=False)
        member = await guild.fetch_member(person)
        await (member.add_roles if has else member.remove_roles)(discord.Object(role_id))

    async def is_above(self, guild_id: int, role_id: int) -> bool:
        """Return whether a role stands above the bot's, so that the bot can give it to nobody."""
        guild = await self._client.fetch_guild(guild_id, with_counts=False)
        me = await guild.fetch_member(self._client.user.id if self._client.user else 0)
        role = guild.get_role(role_id)
        return role is None or role >= me.top_role
