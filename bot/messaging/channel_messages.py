"""The only messages and edits that are not an interaction's answer."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

import discord

from bot.domain.match import Match
from bot.errors import ChannelGoneError, MessageGoneError
from bot.log import brief, log
from bot.messaging.network_errors import NETWORK_ERRORS
from bot.views.match import match_message
from bot.views.message import Message
from bot.views.notices import reminder, retired

_CHANNEL_GONE = (10003, 10004)  # Discord's codes for an unknown channel and an unknown server
_GONE = (discord.NotFound, discord.Forbidden)
_PAUSES = (0.5, 2.0)
"""Seconds before a broken edit is tried again; what discord.py itself tries again comes first."""
# The client's own default counts only for edits that carry a plain text.
NOBODY = discord.AllowedMentions.none()


def only(person: int) -> discord.AllowedMentions:
    """Return that one person and nobody else may be pinged."""
    # Starting from a list of people alone, discord.py would let everyone and roles be pinged too.
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(person)]
    )


class ChannelMessages:
    """Writes by channel; discord.py keeps to the limits that Discord's headers tell.

    Where the bot may not write, nothing happens but a line in the log.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def draw(self, match: Match, *, rematch: bool = True) -> None:
        """Bring the board of a match up to date, if it is known where it is.

        `rematch` says whether a finished one offers another. Raises MessageGoneError,
        ChannelGoneError.
        """
        if match.message_id is not None:
            await self._edit(match, match.message_id, match_message(match, rematch=rematch))

    async def retire(self, match: Match, message_id: int) -> None:
        """Replace a former board of a match by a link to the one of today.

        Raises MessageGoneError, ChannelGoneError.
        """
        await self._edit(match, message_id, retired(match))

    async def remind(self, match: Match, person: int) -> int | None:
        """Tell a person that it is their move, and return the message; raises ChannelGoneError."""
        sent: discord.Message | None = None
        with _out_of_reach(match):
            sent = await self._channel(match).send(
                reminder(match, person), allowed_mentions=only(person), suppress_embeds=True
            )
        return sent.id if sent else None

    async def delete(self, match: Match, message_id: int) -> None:
        """Remove a message of the bot's about a match, if it is still there."""
        try:
            with _out_of_reach(match):
                await self._channel(match).get_partial_message(message_id).delete()
        except (MessageGoneError, ChannelGoneError):
            return

    async def edit_by_token(self, token: str, message_id: int, message: Message) -> bool:
        """Edit a message by the token of the interaction that it answers, for 15 minutes.

        This needs no permission in the channel. Returns whether the edit got through.
        """
        application_id = self._client.application_id or 0
        webhook = discord.Webhook.partial(application_id, token, client=self._client)
        try:
            await webhook.edit_message(message_id, view=message, allowed_mentions=NOBODY)
        except NETWORK_ERRORS as error:
            log.info("message out of reach: message=%d error=%s", message_id, brief(error))
            return False
        return True

    async def _edit(self, match: Match, message_id: int, message: Message) -> None:
        """Edit a message, three times at most; raises what `NETWORK_ERRORS` names."""
        if not match.place.can_edit:
            return
        board = self._channel(match).get_partial_message(message_id)
        with _out_of_reach(match):
            for pause in (*_PAUSES, None):
                try:
                    await board.edit(view=message, allowed_mentions=NOBODY)
                except _GONE:
                    raise
                except NETWORK_ERRORS as error:
                    await _rest(match, error, pause)
                else:
                    return

    def _channel(self, match: Match) -> discord.PartialMessageable:
        place = match.place
        return self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)


async def _rest(match: Match, error: BaseException, pause: float | None) -> None:
    """Wait before an edit is tried again; without a pause left, raise what went wrong."""
    if pause is None:
        log.warning("board behind: match=%d error=%s", match.id, brief(error))
        raise error
    await asyncio.sleep(pause)


@contextmanager
def _out_of_reach(match: Match) -> Generator[None, None, None]:
    """Tell apart what is gone for good from what the bot may not touch just now."""
    try:
        yield
    except _GONE as error:
        place = match.place.channel_id
        log.info("board out of reach: match=%d channel=%d code=%d", match.id, place, error.code)
        if error.code in _CHANNEL_GONE:
            raise ChannelGoneError from error
        if isinstance(error, discord.NotFound):
            raise MessageGoneError from error
