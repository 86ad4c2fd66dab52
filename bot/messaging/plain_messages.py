"""Sends and edits messages in channels that are about no match, and learns whether they came."""

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

import aiohttp
import discord

from bot.discord_internals.requests import SENDER, Sender, make_thread
from bot.discord_internals.slim_state import controls_in, controls_on
from bot.messaging.channel_messages import NO_PINGS, is_channel_gone
from bot.messaging.delivery import post_once
from bot.views.ui import Message

_THREAD_EXISTS = 160004  # Discord's code
_ARCHIVED_AFTER = 1440
"""Minutes without a message after which Discord hides a thread."""
_SERVER_ERROR = 500
_MOST_READ = 100


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
    ) -> int:
        """Send a message; return its id.

        Of messages with one nonce Discord takes the first, for some minutes.
        """
        channel = self.client.get_partial_messageable(channel_id)
        sent = await post_once(channel, nonce, view=message, allowed_mentions=mentions)
        return sent.id

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """Edit a message; nobody is pinged."""
        channel = self.client.get_partial_messageable(channel_id)
        shown = channel.get_partial_message(message_id)
        await shown.edit(view=message, allowed_mentions=NO_PINGS)

    async def find(self, channel_id: int, like: Message, about: datetime) -> int | None:
        """Return the bot's message with the buttons of `like` that came at about that moment.

        Returns 0 if none has come, and None if the bot may not read what is in the channel.
        """
        channel = self.client.get_partial_messageable(channel_id)
        found = [it async for it in channel.history(limit=_MOST_READ, around=about)]
        own = [it for it in found if it.author == self.client.user]
        wanted = _ids(controls_in(like.to_components()))
        came = (it.id for it in own if _ids(controls_on(it)) == wanted)
        return next(came, 0) if found else None

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


def _ids(components: Iterable[dict[str, Any]]) -> list[str]:
    return [it["custom_id"] for it in components if "custom_id" in it]


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
