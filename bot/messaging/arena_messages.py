"""Sends and edits the messages of arenas, and makes their threads."""

import discord

from bot.discord_internals.requests import make_thread
from bot.domain.arena.arena import Arena
from bot.domain.match import Match
from bot.messaging.channel_messages import NO_PINGS
from bot.messaging.delivery import post_once
from bot.views.board import match_message
from bot.views.ui import Message

_THREAD_EXISTS = 160004  # Discord's code
_ARCHIVED_AFTER = 1440
"""Minutes without a message after which Discord hides a thread."""


class ArenaMessages:
    """The messages of arenas; each method raises what `NETWORK_ERRORS` names.

    Of messages with one nonce Discord takes the first, for some minutes.
    """

    def __init__(self, client: discord.Client) -> None:
        self.client = client

    async def make_thread(self, arena: Arena, name: str) -> int:
        """Make the thread of the message that announces an arena, if there is none; return its id.

        That is the message's.
        """
        message_id = arena.message_id or 0
        try:
            await make_thread(self.client, arena.channel_id, message_id, name, _ARCHIVED_AFTER)
        except discord.HTTPException as error:
            if error.code != _THREAD_EXISTS:
                raise
        return message_id

    async def send_game(self, match: Match) -> int:
        """Send the board of a match of an arena, pinging both people; return the message's id."""
        people = [discord.Object(person) for person in match.people]
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=people
        )
        channel_id, message = match.place.channel_id, match_message(match)
        return await self._send(channel_id, f"a{match.id}", message, mentions)

    async def send_announcement(self, arena: Arena, message: Message) -> int:
        """Announce an arena; return the message's id."""
        return await self._send(arena.channel_id, f"n{arena.id}", message, NO_PINGS)

    async def send_podium(self, arena: Arena, message: Message) -> int:
        """Show the podium where the games were played; return the message's id."""
        return await self._send(arena.place.channel_id, f"p{arena.id}", message, NO_PINGS)

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """Edit a message."""
        channel = self.client.get_partial_messageable(channel_id)
        shown = channel.get_partial_message(message_id)
        await shown.edit(view=message, allowed_mentions=NO_PINGS)

    async def _send(
        self, channel_id: int, nonce: str, message: Message, mentions: discord.AllowedMentions
    ) -> int:
        channel = self.client.get_partial_messageable(channel_id)
        sent = await post_once(channel, nonce, view=message, allowed_mentions=mentions)
        return sent.id
