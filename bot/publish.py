"""The only edits of messages that are not an interaction's answer."""

import asyncio

import discord

from bot.log import LOST, brief, log
from bot.matches.model import Match
from bot.view.board import board_message
from bot.view.message import Message
from bot.view.notices import retired

# A message or channel that is gone, or that the bot may not touch: nothing to do about it, and the
# match goes on all the same.
_OUT_OF_REACH = (discord.NotFound, discord.Forbidden)
_PAUSES = (0.5, 2.0)
"""Seconds before a broken edit is tried again; what discord.py itself tries again comes first."""
_OUT = "board out of reach: match=%d channel=%d code=%d"
# The client's own default counts only for edits that carry a plain text.
_NOBODY = discord.AllowedMentions.none()


class Publisher:
    """Edits boards by their channel; discord.py keeps to the limits that Discord's headers tell."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def draw(self, match: Match) -> None:
        """Bring the board of a match up to date, if it is known where it is."""
        if match.message_id is not None:
            await self._edit(match, match.message_id, board_message(match))

    async def retire(self, match: Match, message_id: int) -> None:
        """Replace a former board of a match by a link to the one of today."""
        await self._edit(match, message_id, retired(match))

    async def edit_by_token(self, token: str, message_id: int, message: Message) -> bool:
        """Edit a message by the token of the interaction that it answers, for 15 minutes.

        This needs no permission in the channel. Returns whether the edit got through.
        """
        application_id = self._client.application_id or 0
        webhook = discord.Webhook.partial(application_id, token, client=self._client)
        try:
            await webhook.edit_message(message_id, view=message, allowed_mentions=_NOBODY)
        except LOST as error:
            log.info("message out of reach: message=%d error=%s", message_id, brief(error))
            return False
        return True

    async def _edit(self, match: Match, message_id: int, message: Message) -> None:
        place = match.place
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        board = channel.get_partial_message(message_id)
        for pause in (*_PAUSES, None):
            try:
                await board.edit(view=message, allowed_mentions=_NOBODY)
            except _OUT_OF_REACH as error:
                log.info(_OUT, match.id, place.channel_id, error.code)
            except LOST as error:
                if pause is not None:
                    await asyncio.sleep(pause)
                    continue
                log.warning("board behind: match=%d error=%s", match.id, brief(error))
            return
