"""Sends and edits messages by their channel, without an interaction to answer."""

from collections.abc import Generator
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import TypeGuard

import discord

from bot.discord_internals.requests import GONE
from bot.domain.match import Match, Place
from bot.domain.shards import JoinedServer
from bot.errors import ChannelClosedError, ChannelGoneError, MessageGoneError
from bot.log import brief, log
from bot.messaging.delivery import NETWORK_ERRORS, is_refused, post_once
from bot.messaging.earlier_posts import find_earlier
from bot.views.notices import reminder, welcome
from bot.views.ui import Message

_MESSAGE_GONE = 10008
_ARCHIVED = 50083  # an archived thread; another attempt would be refused as well
# The client's own default applies only to edits with plain text.
NO_PINGS = discord.AllowedMentions.none()


def ping_only(*people: int) -> discord.AllowedMentions:
    """Return mentions that ping some people and nobody else."""
    # With only a list of people, discord.py would let a message ping everyone and roles too.
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[*map(discord.Object, people)]
    )


def ping_role(role: int) -> discord.AllowedMentions:
    """Return mentions that ping a role and nobody else."""
    return discord.AllowedMentions(
        everyone=False, users=False, replied_user=False, roles=[discord.Object(role)]
    )


class ChannelMessages:
    """Sends and edits messages in channels; where the bot may not write, it only logs that."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send_reminder(self, match: Match, person: int) -> int | None:
        """Remind a person that it is their move; return the message's id, or None if refused.

        Raises ChannelGoneError and what `NETWORK_ERRORS` names.
        """
        with suppress(ChannelClosedError), _own_errors(match.id, match.place):
            sent = await post_once(
                self._channel(match.place),
                f"{match.id}-{match.revision}",
                content=reminder(match, person),
                allowed_mentions=ping_only(person),
                suppress_embeds=True,
            )
            return sent.id
        return None

    async def send_welcome(
        self, server: JoinedServer, language: str, *, daily: bool, about: datetime | None = None
    ) -> bool:
        """Welcome a server in a language, if it has a system channel; what fails is only logged.

        `daily` says whether there is a daily puzzle. A welcome may have come `about` a moment.
        Returns whether the welcome is settled: no other attempt would change it.
        """
        if server.system_channel_id is None:
            return True
        channel = self._client.get_partial_messageable(server.system_channel_id, guild_id=server.id)
        message = welcome(language, daily=daily)
        try:
            if about and await find_earlier(self._client, channel.id, message, about):
                return True
            await post_once(channel, server.id, view=message, allowed_mentions=NO_PINGS)
        except NETWORK_ERRORS as error:
            log.info("welcome not sent: server=%d error=%s", server.id, brief(error))
            return is_refused(error)
        log.info("welcomed: server=%d", server.id)
        return True

    async def delete(self, match_id: int, place: Place, message_id: int) -> None:
        """Delete a message of the bot about a match, if it still exists.

        Raises ChannelClosedError and what `NETWORK_ERRORS` names.
        """
        with suppress(MessageGoneError, ChannelGoneError), _own_errors(match_id, place):
            await self._channel(place).get_partial_message(message_id).delete()

    async def edit_by_token(self, token: str, message_id: int, message: Message) -> bool:
        """Edit the answer to an interaction by the interaction's token; return whether it worked.

        This needs no permission in the channel. A token expires after 15 minutes.
        """
        if self._client.application_id is None:  # Discord was never reached
            return False
        webhook = discord.Webhook.partial(self._client.application_id, token, client=self._client)
        try:
            await webhook.edit_message(message_id, view=message, allowed_mentions=NO_PINGS)
        except NETWORK_ERRORS as error:
            log.info("message unreachable: message=%d error=%s", message_id, brief(error))
            return False
        return True

    async def edit(self, match: Match, message_id: int | None, message: Message) -> None:
        """Edit a message about a match, if its id is known.

        Raises MessageGoneError, ChannelGoneError, ChannelClosedError and what `NETWORK_ERRORS`
        names.
        """
        if message_id is None or not match.place.can_edit:
            return
        board = self._channel(match.place).get_partial_message(message_id)
        with _own_errors(match.id, match.place):
            try:
                await board.edit(view=message, allowed_mentions=NO_PINGS)
            except NETWORK_ERRORS as error:
                if not is_out_of_reach(error):
                    log.warning("board out of date: match=%d error=%s", match.id, brief(error))
                raise

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)


@contextmanager
def _own_errors(match_id: int, place: Place) -> Generator[None, None, None]:
    """Log what Discord refuses, and raise our own error for it."""
    try:
        yield
    except discord.HTTPException as error:
        if not is_out_of_reach(error):
            raise
        log.info(
            "board unreachable: match=%d channel=%d code=%d", match_id, place.channel_id, error.code
        )
        if is_channel_gone(error):
            raise ChannelGoneError from error
        if is_gone(error):
            raise MessageGoneError from error
        raise ChannelClosedError from error


def is_out_of_reach(error: BaseException) -> TypeGuard[discord.HTTPException]:
    """Return whether Discord would refuse another attempt as well."""
    if isinstance(error, (discord.NotFound, discord.Forbidden)):
        return True
    return isinstance(error, discord.HTTPException) and error.code == _ARCHIVED


def is_gone(error: BaseException) -> bool:
    """Return whether Discord says that a message does not exist any more, or its channel."""
    return is_channel_gone(error) or getattr(error, "code", 0) == _MESSAGE_GONE


def is_channel_gone(error: BaseException) -> bool:
    """Return whether Discord says that a channel, or its server, does not exist any more."""
    return isinstance(error, discord.HTTPException) and error.code in GONE
