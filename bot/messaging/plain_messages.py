"""Sends and edits messages in channels that are about no match, and learns whether they came."""

from collections.abc import Callable
from datetime import datetime

import aiohttp
import discord

from bot.discord_internals.requests import SENDER, Sender, make_thread
from bot.messaging.channel_messages import NO_PINGS, is_channel_gone
from bot.messaging.delivery import post_once
from bot.messaging.earlier_posts import find_earlier
from bot.views.ui import Message

_THREAD_EXISTS = 160004  # Discord's code
_ARCHIVED_AFTER = 1440
"""Minutes without a message after which Discord hides a thread."""
_SERVER_ERROR = 500


class PlainMessages:
    """Messages by their channels; each method raises what `NETWORK_ERRORS` names."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client

    async def send(
        self,
        channel_id: int,
        nonce: int | str,
        message: Message,
        mentions: discord.AllowedMentions = NO_PINGS,
        about: datetime | None = None,
    ) -> int:
        """Send a message; return its id.

        It may have come `about` a moment: then `find_earlier` looks first.
        Of messages with one nonce Discord takes the first, for some minutes.
        """
        if about and (it := await find_earlier(self.client, channel_id, message, about)):
            return it
        channel = self.client.get_partial_messageable(channel_id)
        sent = await post_once(channel, nonce, view=message, allowed_mentions=mentions)
        return sent.id

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """Edit a message; nobody is pinged."""
        channel = self.client.get_partial_messageable(channel_id)
        shown = channel.get_partial_message(message_id)
        await shown.edit(view=message, allowed_mentions=NO_PINGS)

    async def is_there(self, channel_id: int) -> bool:
        """Return whether a channel or thread is there, which the bot perhaps may not see."""
        try:
            await self.client.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden) as error:
            return not is_channel_gone(error)
        except discord.InvalidData:  # of a kind that discord.py does not know
            pass
        return True

    async def make_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Make the thread of a message, if there is none; return its id, which is the message's."""
        try:
            await make_thread(self.client, channel_id, message_id, name, _ARCHIVED_AFTER)
        except discord.HTTPException as error:
            if error.code != _THREAD_EXISTS:
                raise
        return message_id


class PostAttempt(Sender):
    """The requests that the running task makes to post a message, from now on.

    Whenever one does not get through to Discord, `out_of_reach` is called.
    """

    def __init__(self, out_of_reach: Callable[[], None]) -> None:
        self._out_of_reach = out_of_reach
        self.may_have_come = False
        SENDER.set(self)

    def fails(self, *, connected: bool) -> None:
        """Note that a request failed, perhaps after Discord had it if it was `connected`."""
        self.may_have_come |= connected
        self._out_of_reach()

    def ended_by(self, error: BaseException) -> None:
        """Note what ended the last request: another limit or refusal comes from Discord itself."""
        if not isinstance(error, discord.HTTPException) or error.status >= _SERVER_ERROR:
            self.fails(connected=not isinstance(error, aiohttp.ClientConnectorError))
