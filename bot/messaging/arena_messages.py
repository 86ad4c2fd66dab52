"""Sends and edits the messages of arenas, and makes their threads."""

import discord

from bot.discord_internals.requests import make_thread
from bot.domain.arena.arena import Arena
from bot.domain.match import Match
from bot.messaging.plain_messages import PlainMessages
from bot.views.board import match_message
from bot.views.ui import Message

_THREAD_EXISTS = 160004  # Discord's code
_ARCHIVED_AFTER = 1440
"""Minutes without a message after which Discord hides a thread."""


class ArenaMessages(PlainMessages):
    """The messages of arenas; each method raises what `NETWORK_ERRORS` names."""

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
        return await self.send(channel_id, f"a{match.id}", message, mentions)

    async def send_announcement(self, arena: Arena, message: Message) -> int:
        """Announce an arena; return the message's id."""
        return await self.send(arena.channel_id, f"n{arena.id}", message)

    async def send_podium(self, arena: Arena, message: Message) -> int:
        """Show the podium where the games were played; return the message's id."""
        return await self.send(arena.place.channel_id, f"p{arena.id}", message)
