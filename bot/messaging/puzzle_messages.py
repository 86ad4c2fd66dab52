"""Sends and edits the posts of the daily puzzle."""

import discord

from bot.domain.daily.post import Post
from bot.messaging.channel_messages import NO_PINGS
from bot.messaging.delivery import post_once
from bot.views import ui


class PuzzleMessages:
    """The messages of the daily puzzle in channels; nobody is pinged."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    @property
    def application_id(self) -> int:
        """The id of the bot's application."""
        return self._client.application_id or 0

    async def is_in(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a server has a channel of a kind in which the puzzle can come.

        Raises what `NETWORK_ERRORS` names, also where the bot may not see the channel.
        """
        try:
            channel = await self._client.fetch_channel(channel_id)
        except (discord.NotFound, discord.InvalidData):
            return False
        return isinstance(channel, discord.TextChannel) and channel.guild.id == guild_id

    async def send(self, channel_id: int, nonce: int | str, message: ui.Message) -> int:
        """Send a message, of several with one nonce the first; return its id.

        Raises what `NETWORK_ERRORS` names.
        """
        channel = self._client.get_partial_messageable(channel_id)
        sent = await post_once(channel, nonce, view=message, allowed_mentions=NO_PINGS)
        return sent.id

    async def edit(self, post: Post, message: ui.Message) -> None:
        """Edit the message of a post; raises what `NETWORK_ERRORS` names."""
        channel = self._client.get_partial_messageable(post.channel_id, guild_id=post.guild_id)
        shown = channel.get_partial_message(post.message_id or 0)
        await shown.edit(view=message, allowed_mentions=NO_PINGS)
