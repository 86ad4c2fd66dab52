"""Sends, finds and edits messages by their channel, without an interaction to answer."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from typing import Any

import aiohttp
import discord

from bot.discord_errors import (
    NETWORK_ERRORS,
    AlreadyThereError,
    ChannelClosedError,
    ChannelGoneError,
    MessageGoneError,
    NotDoneError,
)
from bot.discord_internals.requests import SENDER, Sender, make_thread
from bot.discord_internals.slim_state import controls_in, controls_on
from bot.log import brief, log
from bot.messaging.delivery import post_once
from bot.views.custom_ids import JOIN_ARENA, STILL_CELL, read
from bot.views.id_numbers import GAMES_APART
from bot.views.ui import Message

_ARCHIVED_AFTER = 1440  # minutes without a message after which Discord hides a thread
_MOST_READ = 100
# The client's own default applies only to edits with plain text.
NO_PINGS = discord.AllowedMentions.none()


def ping_only(*people: int) -> discord.AllowedMentions:
    # With only a list of people, discord.py would let a message ping everyone and roles too.
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[*map(discord.Object, people)]
    )


def ping_role(role: int) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, users=False, replied_user=False, roles=[discord.Object(role)]
    )


class ChannelMessages:
    """Messages by their channels; each method raises what `NETWORK_ERRORS` names."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client

    async def send(
        self,
        channel_id: int,
        nonce: int | str,
        said: str | Message,
        mentions: discord.AllowedMentions = NO_PINGS,
        about: datetime | None = None,
    ) -> int:
        """Send a text, without previews of its links, or a view; return the message's id.

        With `about`, the view may have come already, at about that moment, and is looked for first.
        For some minutes Discord takes only the first of several messages with one nonce.
        """
        channel = self.client.get_partial_messageable(channel_id)
        if isinstance(said, str):
            content = {"content": said, "suppress_embeds": True}
        elif about and (it := await find_earlier(self.client, channel_id, said, about)):
            return it
        else:
            content = {"view": said}
        return (await post_once(channel, nonce, allowed_mentions=mentions, **content)).id

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        await self._message(channel_id, message_id).edit(view=message, allowed_mentions=NO_PINGS)

    async def delete(self, channel_id: int, message_id: int) -> None:
        try:
            with suppress(MessageGoneError):
                await self._message(channel_id, message_id).delete()
        except ChannelClosedError as error:
            log.info("message unreachable: message=%d error=%s", message_id, brief(error))
            raise

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def edit_by_token(self, token: str, message_id: int, message: Message) -> bool:
        """Edit an answer by its interaction's token; return whether it worked.

        This needs no permission in the channel. A token lives for 15 minutes.
        """
        if self.client.application_id is None:  # Discord was never reached
            return False
        webhook = discord.Webhook.partial(self.client.application_id, token, client=self.client)
        try:
            await webhook.edit_message(message_id, view=message, allowed_mentions=NO_PINGS)
        except NETWORK_ERRORS as error:
            log.info("message unreachable: message=%d error=%s", message_id, brief(error))
            return False
        return True

    async def is_there(self, channel_id: int) -> bool:
        """Return whether a channel or thread is there, even if the bot may not see it."""
        try:
            await self.client.fetch_channel(channel_id)
        except ChannelGoneError:
            return False
        except (ChannelClosedError, discord.InvalidData):  # of a kind that discord.py does not know
            pass
        return True

    async def make_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Make the thread of a message, if there is none; return its id, which is the message's."""
        with suppress(AlreadyThereError):
            await make_thread(self.client, channel_id, message_id, name, _ARCHIVED_AFTER)
        return message_id


async def find_earlier(
    client: discord.Client, channel_id: int, like: Message, about: datetime
) -> int | None:
    """Return the bot's newest message from about that moment on the same subject as `like`.

    The subject is the kind and number of the first button, as all else may have changed. Returns 0
    if there is none, and None if the bot may not read the channel. Raises what `NETWORK_ERRORS`
    names.
    """
    channel = client.get_partial_messageable(channel_id)
    found = [message async for message in channel.history(limit=_MOST_READ, around=about)]
    wanted = _subject(controls_in(like.to_components()))
    same = (
        it.id for it in found if it.author == client.user and _subject(controls_on(it)) == wanted
    )
    return max(same, default=0) if found else None


def _subject(components: Iterable[dict[str, Any]]) -> tuple[str, list[int]]:
    """Return the kind and number of the first button that is no cell of a picture."""
    for component in components:
        prefix, numbers = read(component.get("custom_id", ""))
        if prefix == JOIN_ARENA.prefix:
            # A channel has only one arena, which a lost database may have numbered.
            return prefix, []
        if prefix not in ("", STILL_CELL.prefix):
            # The number of a season's leaderboard also has the game.
            return prefix, [number % GAMES_APART for number in numbers[:1]]
    return "", []


class PostAttempt(Sender):
    """The running task's requests to post; it calls `out_of_reach` if one does not get through."""

    def __init__(self, out_of_reach: Callable[[], None]) -> None:
        self._out_of_reach = out_of_reach
        self.may_have_come = False  # whether Discord may have a request that failed
        SENDER.set(self)

    def fails(self, *, connected: bool) -> None:
        self.may_have_come |= connected
        self._out_of_reach()

    def ended_by(self, error: BaseException) -> None:
        """Note what ended the last request, unless Discord itself limited or refused it."""
        if not isinstance(error, NotDoneError):
            self.fails(connected=not isinstance(error, aiohttp.ClientConnectorError))
