"""Sends and edits the posts of the daily puzzle."""

import discord

from bot.messaging.plain_messages import PlainMessages


class PuzzleMessages(PlainMessages):
    """The messages of the daily puzzle in channels; nobody is pinged."""

    @property
    def application_id(self) -> int:
        """The id of the bot's application."""
        return self.client.application_id or 0

    async def is_in(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a server has a channel of a kind in which the puzzle can come.

        Raises what `NETWORK_ERRORS` names, also where the bot may not see the channel.
        """
        try:
            channel = await self.client.fetch_channel(channel_id)
        except (discord.NotFound, discord.InvalidData):
            return False
        return isinstance(channel, discord.TextChannel) and channel.guild.id == guild_id
